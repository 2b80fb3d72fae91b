"""The fold of a match: a reducer for each event, in modules named as those of the events; drafts."""
