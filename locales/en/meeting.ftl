# When do we play

name-find-time = time
parameter-times = times
parameter-length = length
parameter-everyone = everyone
parameter-vote = vote
parameter-decide = decide
cmd-find-time = Find a time to play: propose times, vote, decide
opt-meet-times = In your own time zone, comma-separated: Sat 20:00, 2026-12-01 19:30, tomorrow 18:00
opt-meet-length = How long it takes: 3h, 90m
opt-meet-everyone = Decided as soon as everyone at this channel's table agrees on a time; otherwise you decide
opt-meet-vote = The numbers of the times that suit you: 1, 3; 0 for all
opt-meet-decide = The number of the time to decide on (host)
opt-meet-stop = Call off this channel's newest vote (host)
meet-title = The next game
meet-head = ### 📅 When do we play? { $title }
meet-line = **{ $number }.** { $time }{ $count ->
    [0] {""}
   *[other] {" "}· { $names }
}
meet-how = -# Press the times that suit you; press again if one no longer does. { $how ->
    [all] It is decided as soon as everyone at the table agrees on a time.
   *[host] { $host } decides.
}
meet-decided = **{ $time }** ({ $soon })
    { $names }
meet-called = 📅 { $names }: when can you play? Press the times that suit you in the message above.
meet-set = 📅 **{ $title }** is on { $time } ({ $soon }). { $names }
meet-set-without = 📅 { $names }: **{ $title }** is on { $time } ({ $soon }). You didn't pick that time.
meet-remind = 📅 { $names }: you haven't said yet when you can play **{ $title }**. Press the times that suit you: { $link }
meet-remind-host = 📅 { $names }: there are answers, but no time has been decided for **{ $title }**: { $link }
meet-undecided = This vote is over: no time was decided.
meet-over = 📅 { $names }: the vote on **{ $title }** is over, and no time was decided. { $voters ->
    [none] Nobody said when they can play.
   *[other] Most votes: { $time } ({ $voters }).
} `/find time` proposes other times.
meet-now = 📅 It's time for **{ $title }**. { $names }
error-meet-all-past = All these times are in the past: propose others with `/find time`.
meet-choose = Which time? Everyone sees the decision.
meet-done = Decided: { $time }. It is in the server's events, and a calendar file is under the message.
meet-done-no-event = Decided: { $time }. A calendar file is under the message. I couldn't create an event on the server; for that I need *Create Events*.
meet-voted = Your vote counts.
meet-off = 📅 Called off: this vote is closed.
meet-form = When do we play?
meet-field-times = Times in your time zone, comma-separated
meet-times-hint = Sat 20:00, 2026-12-01 19:30, tomorrow 18:00
meet-field-title = Title
meet-field-length = How long (3h, 90m)
meet-field-zone = Your time zone or city, e.g. Paris
meet-zone-now = In UTC it is now { $time }.
button-meet-any = Any time works
button-meet-off = Call the vote off
button-meet-decide = Decide on a time
error-meet-unreadable = I can't read “{ $text }” as a time. Write it like `Sat 8pm`, `1 Dec 19:30` or `tomorrow 18:00`.
error-meet-no-day = “{ $text }”: there is no such day. Check the date, and whether the day of the week is right.
error-meet-past = “{ $text }” is in the past: choose a later time.
error-meet-far = “{ $text }” is more than a year away.
error-meet-many = You can propose at most { $most } times.
error-meet-length = “{ $text }” isn't a valid length: write it like `3h` or `90m`, up to `24h`.
error-meet-too-many = You have { $most } undecided proposals. Decide on one, or call one off, first.
error-meet-gone = That vote no longer exists. `/find time` starts another.
error-meet-not-host = Only the person who opened this vote can decide it or call it off.
error-meet-decided = The time is already decided.
error-meet-number = “{ $text }” isn't a number from 1 to { $most }.
