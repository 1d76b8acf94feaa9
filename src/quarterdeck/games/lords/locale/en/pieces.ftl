### What pieces do, for those who ask.

piece-ship = Ship { $number }
piece-mercenary = { $help } Costs { $cost }, counts as { $numbers }.
