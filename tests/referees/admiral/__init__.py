"""A referee for Admiral, written from the rulebook and the rulings of its spec, not from the rules of the package.

scenario.py   what the files and options of a table say
sea.py        the board: land, covered sides, ports, lines
table.py      the pieces on it, and what all chapters ask of them
sailing.py gunnery.py fights.py fireships.py port.py mines.py ends.py set_up.py    a chapter of the rules each
referee.py    the turn: what is legal, and what comes of it with the dice that fell
crowded.py    starts in which many corners come up
lockstep.py   rules and referee side by side
"""
