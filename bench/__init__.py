"""What the project measures of itself, each figure beside its floor from the same run: ``python -m bench``.

A process of its own stands in for Discord's REST interface and notes when each first reply arrives; the bots get their
interactions handed as the gateway would hand them. Floor and product take turns, so that noise hits both.
"""
