### Что умеют фигуры: для тех, кто спросит.

piece-ship = Корабль { $number }
piece-mercenary = { $help } Цена { $cost }, номер { $numbers }.

text-boards = Ваши планшеты, стороны a и b, без поворота:
text-boards-help = Слева направо: планшет, сторона, градусы. «планшеты 1a0 sb180 2a90»
