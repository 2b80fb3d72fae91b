# Private panels that refresh themselves, and what their old buttons say
panel-closed = -# You opened a newer panel for this game. This one is closed.
panel-rests = -# As of { $at }. This panel no longer updates itself: press **Refresh**.
button-withdraw = Withdraw
error-stale-undo = What would be undone has changed since that button was made. Look again with `/game undo`.
error-stale-vote = That request is already settled. Another one is open now.
