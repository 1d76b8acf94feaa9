### What pieces do, for those who ask.

piece-ship = Ship { $number }
piece-mercenary = { $help } Costs { $cost }, counts as { $numbers }.

text-boards = Your boards, sides a and b, unturned:
text-boards-help = From your left: board, side, degrees. “boards 1a0 sb180 2a90”
