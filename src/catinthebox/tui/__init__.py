"""The terminal: a table to look at (`app.run_table`) and a table in lines (`plain.run_plain`), on one `LocalTable`.

The table to look at, from the match to the screen: `course` tells what happens when; `turn`, `picking`, `options` and
`prospects` turn keys and clicks into an action; `table_screen` lays everything out as `arrangement` says; `board`,
`seats`, `hand` and `choices` paint it in the colours of `palette`; the sheets lie over it.
"""
