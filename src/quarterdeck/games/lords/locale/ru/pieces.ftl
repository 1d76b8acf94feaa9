### Что умеют фигуры: для тех, кто спросит.

piece-ship = Корабль { $number }
piece-mercenary = { $help } Цена { $cost }, номер { $numbers }.
