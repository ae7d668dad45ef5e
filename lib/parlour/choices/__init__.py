"""What set-up offers of each game's options. A file a game; it is loaded for set-up only.

`CHOICES`: (option's name in the engine's table, number of its words) in the order of the rows. The words of an option
are one sentence of several lines: its name, one line of help, its values in the engine's order (none for a number).
An option without words is not offered. `OFFERED`: options by name that set-up offers first, in the place of the
engine's defaults. `PRESETS`: well-known ways to play, each options by name; where there are any, `PRESET_WORDS` (a
sentence: name, help, a line for each, a line for rules of one's own).

Besides may be there: `idle` and `IDLE_WORDS` (why an option has no effect now);
`MISFIT_OPTIONS` and `MISFIT_WORDS` (the options behind each of the engine's misfits, and its line); `follow` (an option
that hangs on another). See nap.
"""
