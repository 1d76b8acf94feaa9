### Что карта говорит словами: подписи для программ чтения с экрана, карточки, короткие названия.

board-chart = Карта, { $columns } на { $rows } клеток
board-page = Карта
board-overview = Вся карта в миниатюре; нажмите, чтобы посмотреть туда
board-round = раунд { $round }
board-preparing = подготовка
board-tools = Вид карты
board-closer = Ближе
board-farther = Дальше
board-whole = Вся карта
board-briefing = Задание
board-goal = Цель:
board-cast-off = Отдать швартовы
board-dock = Ветер, ваши корабли и форты
board-class-line = Линкор
board-class-galleon = Галеон
board-class-frigate = Фрегат
board-class-brig = Бриг
board-fort = Форт
board-nobodys = ничей
board-yours = ваш
board-whose = игрока { $seat }
board-ship-line = { $type } { $name }, { $whose }, корпус { $left } из { $hull }
board-fort-line = форт { $cell }, { $whose }, стены { $left } из { $hull }
board-ruin = развалины форта { $cell }
board-carries = везёт груз: { $count ->
    [one] { $count } { $one }
    [few] { $count } { $few }
   *[many] { $count } { $many }
}
board-holds = внутри { $count ->
    [one] { $count } { $one }
    [few] { $count } { $few }
   *[many] { $count } { $many }
}
board-state-fire = брандер, взорвётся в раунде { $round }
board-state-frozen = пока бездействует
board-state-repair = в ремонте
board-state-work = занят работами в форте
board-pearls-here = { $count ->
    [one] { $count } { $one }
    [few] { $count } { $few }
   *[many] { $count } { $many }
}
board-mine-here = { $order ->
    [shown] взорвавшаяся мина
    [auto] ваша мина, взорвётся сама
    [hold] ваша мина, пропускает корабли
   *[ask] ваша мина, спросит вас
}
board-reef-here = риф
board-land = суша
board-shallows = отмель
board-water = открытое море
board-port-of = порт форта { $fort }
board-legal = можно выбрать
board-ship-chip = { $type } { $name }
board-fort-chip = Форт { $cell }
board-at = { $cell }
board-shots = { $count ->
    [one] { $count } выстрел
    [few] { $count } выстрела
   *[many] { $count } выстрелов
}
board-hull-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
board-how-many-shots = Сколько выстрелов
board-gun-named = { $name }: { $count }
board-do-join = Присоединится ещё кто-то
board-do-board = Абордаж
board-do-storm = Штурм
board-do-work = Чинить форт
board-do-restore = Восстановить форт
board-do-break-off = Прервать работы
board-do-load = Взять жемчуг
board-do-load-fort = Забрать жемчуг
board-do-unload = Выгрузить
board-do-offer = Предложить союзнику
board-do-withdraw = Отозвать предложение
board-do-give = Отдать игроку { $seat }
board-do-convert = Сделать брандером
board-do-explode = Взорвать
board-do-begin-repair = В ремонт
board-do-end-repair = Закончить ремонт
board-do-detonate = Взорвать мину
board-mine-auto = Взрывать
board-mine-hold = Пропускать
board-mine-ask = Спросить
board-mine-orders = Приказ мине { $cell }
board-own-mines = Ваши мины
board-no-mines = Мин не осталось.
board-mines-help = Что делать, когда над миной проходит чужой корабль. Это видите только вы; приказ можно изменить раз за свой ход.
board-has-moved = ход сделан
board-may-move = может ходить
board-shots-left = { $count ->
    [0] выстрелов не осталось
    [one] остался { $count } выстрел
    [few] осталось { $count } выстрела
   *[many] осталось { $count } выстрелов
}
board-share = Распределите { $count ->
    [one] { $count } очко корпуса
    [few] { $count } очка корпуса
   *[many] { $count } очков корпуса
}
board-wind = { $calm ->
    [yes] { $strength }
   *[no] { $strength }, на { $course }
}
board-no-wind-yet = Ветра ещё нет
board-blows-calm = Штиль
board-blows-fresh = Свежий
board-blows-storm = Шторм
board-course-N = С
board-course-NE = СВ
board-course-E = В
board-course-SE = ЮВ
board-course-S = Ю
board-course-SW = ЮЗ
board-course-W = З
board-course-NW = СЗ
board-pearls-home = доставлено { $count } из { $wanted } ({ $many })
board-side-pearls = стороной доставлено { $count } из { $wanted } ({ $many })
board-ships-afloat = { $count ->
    [0] кораблей нет
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
board-forts-held = Форты: { $forts }
board-heading-for = цель: { $fort }
board-mines-hidden = { $count ->
    [one] { $count } скрытая мина
    [few] { $count } скрытые мины
   *[many] { $count } скрытых мин
}
board-clock = Без форта: ход { $count } из { $of }
board-out = Выбыл из игры
board-odds-hull-won = в среднем останется у вас
board-odds-hull-lost = в среднем останется у них
board-together = Кто ещё участвует
board-shots-of = Выстрелы: { $unit }
board-together-fire = Общий залп по { $target }: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}
board-together-board = Абордаж { $target }, кораблей: { $count }
board-together-storm = Штурм { $target }, кораблей: { $count }
board-share-left = { $count ->
    [0] Все очки распределены.
    [one] Осталось раздать { $count } очко.
    [few] Осталось раздать { $count } очка.
   *[many] Осталось раздать { $count } очков.
}
board-share-so = Распределить так
board-gets = получает { $count } из { $of }
board-more-for = Очком больше: { $unit }
board-less-for = Очком меньше: { $unit }
board-allied-with = Союзники: { $partners }
board-defend = Кто обороняет форт { $fort }?
board-defend-so = { $count ->
    [0] Форт обороняется сам
    [one] Оборонять, в помощь { $count } корабль
    [few] Оборонять, в помощь { $count } корабля
   *[many] Оборонять, в помощь { $count } кораблей
}
board-card-figures = дальность { $range } · ход { $moves }

## Выбор по шагам

step-unit = { $chosen }: куда идти, кого атаковать или что ещё сделать?
step-unit-unit = { $chosen }: выберите как.
step-cell = { $chosen }: выберите корабль, который пойдёт сюда.
step-cell-unit = { $chosen }: выберите как.
plan-drift = Дрейфовать всем ({ $ships }){ $damage ->
    [0] {""}
    [one] {""}: { $damage } удар о рифы
    [few] {""}: { $damage } удара о рифы
   *[other] {""}: { $damage } ударов о рифы
}
