### Что нарисованная доска говорит словами: подписи для экранного диктора, лотки, короткие названия.

board-sea = Море, шесть рядов по семь клеток
board-hand = Рука
board-hand-empty = Кораблей в руке нет
board-hand-hidden = { $count ->
    [one] { $count } корабль, скрыт
    [few] { $count } корабля, скрыты
   *[other] { $count } кораблей, скрыты
}
board-recruits = Возьмите один из запаса
board-main-pile = Стопка
board-reserve = Запас
board-reserve-known = В запасе: { $ships }
board-market = Наёмники
board-no-mercenaries = Они появятся, когда море будет собрано.
board-cost = стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}
board-legend = Что делают клетки
board-turn = ход { $turn } из 16
board-tile = Корабль { $number }: { $effect }
board-ship-chip = Корабль { $number }
board-at = { $cell }
board-legal = можно выбрать
board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
board-in-hand = { $count ->
    [one] { $count } корабль в руке
    [few] { $count } корабля в руке
   *[other] { $count } кораблей в руке
}
board-pile-size = { $count ->
    [one] { $count } корабль в стопке
    [few] { $count } корабля в стопке
   *[other] { $count } кораблей в стопке
}
board-points = { $count ->
    [one] { $count } победное очко в жетонах
    [few] { $count } победных очка в жетонах
   *[other] { $count } победных очков в жетонах
}
board-mines = { $count ->
    [one] подобрана { $count } мина
    [few] подобраны { $count } мины
   *[other] подобрано { $count } мин
}
board-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
}

## Клетки

board-effect-point = очко
board-effect-straight = прямой выстрел
board-effect-diagonal = диагональный выстрел
board-effect-repair = починка
board-effect-mine = мина
board-effect-extra = корабль в руку
board-mine-real = мина
board-mine-fake = фальшивая мина, 0 очков
board-mine-unknown = мина, может быть фальшивой

## Корабли

board-ship = { $whose ->
    [own] ваш корабль { $number }
    [enemy] вражеский корабль { $number }
    [light] голубой корабль { $number }
   *[dark] красный корабль { $number }
}{ $burning ->
    [yes] , горит
   *[no] {""}
}
board-mercenary = { $whose ->
    [own] ваш наёмник { $numbers } «{ $name }»
    [enemy] вражеский наёмник { $numbers } «{ $name }»
    [light] наёмник голубых { $numbers } «{ $name }»
   *[dark] наёмник красных { $numbers } «{ $name }»
}
board-ship-coin = монета
board-ship-shield = щит
board-ship-straight = прямой выстрел
board-ship-repair = починка
board-ship-sweep = убирает мину
board-ship-again = повторяет клетку

## Как лежит своя половина

board-arrange = Ваша половина моря
board-arrange-help = Перетащите планшет на другое место, поверните или переверните его. Потом выложите.
board-arrange-left = Сдвинуть влево
board-arrange-right = Сдвинуть вправо
board-arrange-turn = Повернуть
board-arrange-flip = Перевернуть
board-arrange-done = Выложить так
board-arrange-board = { $board ->
    [strip] Узкий планшет
   *[other] Квадрат { $number }
}, сторона { $side }, { $degrees }°
board-arrange-hidden = Другая половина ещё скрыта

## Выбор по шагам

step-hand = { $chosen }: выберите клетку.
step-merc = { $chosen }: выберите клетку.
step-cell = { $chosen }: выберите корабль, который сюда встанет.
