# Повелители морей: названия, настройки, подсказки, ходы, причины, события, подсчёт очков.

game-goal = Собирайте группы и цепочки кораблей, сохраните их до конца шестнадцатого хода и наберите больше очков, чем соперник.
game-provenance = Рисунок полей и номера наёмников из коробки нам неизвестны: здесь они восстановлены по догадке. Если коробка у вас есть, сыграйте со своим файлом издания.
component-boards = Рисунок шести планшетов моря
component-mercenaries = { $count ->
    [one] Цена и номера { $count } наёмника
    [few] Цены и номера { $count } наёмников
   *[many] Цены и номера { $count } наёмников
}
component-set-of-four = { $points ->
    [one] { $points } очко за четыре одинаковых
    [few] { $points } очка за четыре одинаковых
   *[many] { $points } очков за четыре одинаковых
}
component-score = Остальные очки (три одинаковых — { $points }, цепочки, мины)
component-market = Сколько наёмников каждой цены выкладывают
component-ships = Сколько кораблей каждого номера среди { $count } одного цвета
component-tokens = Монеты, щиты, мины и другие жетоны

# для поиска: как называется в коробке = как у нас
names-of-the-box = синий флот = красные; голубой флот = голубые

seat-light = Голубые
seat-dark = Красные

option-boards = Планшеты моря
    .help = Как лежат шесть планшетов.
option-boards-random = случайно
    .help = Стороны, повороты и порядок решает случай.
option-boards-chosen = по выбору
    .help = Оба игрока тайно раскладывают свои планшеты, затем их открывают.
option-boards-expert = для опытных
    .help = Как «по выбору»; затем первый игрок может переложить один свой планшет и тогда остаётся без щита.
option-boards-standard = всегда одинаково
    .help = Первые стороны без поворотов: море каждый раз то же самое.
option-first_player = Первый игрок
    .help = Кто начинает. Первый игрок кладёт щит на свой первый корабль.
option-first_player-random = случайно
option-first_player-light = голубые
option-first_player-dark = красные
option-mercenaries = Наёмники
    .help = Случайно или пять нужных: три по 3 монеты, один за 4 и один за 5.
option-mercenaries-random = случайно
option-mercenaries-shield_a = { mercenary-shield } 1, 5 (3 монеты)
option-mercenaries-shield_b = { mercenary-shield } 1, 9 (3 монеты)
option-mercenaries-recruit = { mercenary-recruit } (3 монеты)
option-mercenaries-minesweeper = { mercenary-minesweeper } (3 монеты)
option-mercenaries-minelayer = { mercenary-minelayer } (3 монеты)
option-mercenaries-broadside = { mercenary-broadside } (3 монеты)
option-mercenaries-twin_h = { mercenary-twin_horizontal } (4 монеты)
option-mercenaries-twin_d = { mercenary-twin_diagonal } (4 монеты)
option-mercenaries-boarder = { mercenary-boarder } (4 монеты)
option-mercenaries-flagship = { mercenary-flagship } (5 монет)
option-mercenaries-bulwark = { mercenary-bulwark } (5 монет)
option-mercenaries-commodore = { mercenary-commodore } (5 монет)
option-set_of_four = Очки за четыре одинаковых
    .help = 0 — как в издании (5). Напечатанное число нам неизвестно, 5 восстановлено нами.
option-decline_effects = От эффектов можно отказаться
    .help = По правилам эффект, у которого есть цель, применять обязательно. Включено: можно отказаться.
option-twin_straight = Горизонтальный дуплет бьёт на все четыре стороны
    .help = Буквально он стреляет только влево и вправо. Включено: вверх и вниз тоже.

effect-point = очко
    .short = очко
effect-straight = прямой выстрел
    .short = выстрел прямо
effect-diagonal = диагональный выстрел
    .short = наискось
effect-repair = починка
    .short = починка
effect-mine = мина
    .short = мина
effect-extra = дополнительный корабль
    .short = ещё корабль
effect-coin = монета
effect-shield = щит
effect-clear = убрать мину
effect-repeat = эффект клетки дважды
effect-recruit = вербовка
effect-minelayer = минное поле
effect-broadside = бортовой залп
effect-twin-horizontal = двойной выстрел

mercenary-shield = Щитоносец
    .help = Кладёт один щит на ваш корабль.
mercenary-recruit = Вербовщик
    .help = Берёт любой корабль из вашей запасной стопки; рука теперь на один больше.
mercenary-minesweeper = Тральщик
    .help = Убирает три мины.
mercenary-minelayer = Заградитель
    .help = Ставит две мины и одну фальшивую.
mercenary-broadside = Бортовой залп
    .help = По выстрелу в каждую из четырёх соседних клеток.
mercenary-twin_horizontal = Горизонтальный дуплет
    .help = Два выстрела вдоль своего ряда.
mercenary-twin_diagonal = Диагональный дуплет
    .help = Два выстрела по диагонали.
mercenary-boarder = Абордажник
    .help = Может лечь на боевой корабль соперника, если на том нет щита.
mercenary-flagship = Флагман
    .help = В конце 1 очко за каждый ваш боевой корабль рядом с ним.
mercenary-bulwark = Бастион
    .help = В конце 1 очко за каждый щит на ваших кораблях, постоянные тоже считаются.
mercenary-commodore = Коммодор
    .help = В конце 1 очко за каждую вашу группу.

prompt-over = Игра окончена.
prompt-wait = Сейчас решает другой игрок: { $player }.
prompt-arrange = Разложите свои три планшета. Соперник увидит их, когда готовы будут оба.
prompt-change = Можно переложить один свой планшет, но тогда щита не будет. Или оставьте море как есть.
prompt-turn = Выложите корабль из руки.
prompt-turn-buy = Выложите корабль из руки или сначала наймите наёмника.
prompt-turn-board = Свободных клеток для вас нет: спасёт только абордаж.
prompt-order = Какой эффект применить первым: клетки или корабля?
prompt-shot = { $left ->
    [one] Куда стрелять с { $cell }?
    [few] Куда стрелять с { $cell }? Осталось { $left } выстрела.
   *[many] Куда стрелять с { $cell }? Осталось { $left } выстрелов.
}
prompt-repair = { $left ->
    [one] Какой горящий корабль починить?
    [few] Какой горящий корабль починить? Осталось { $left } починки.
   *[many] Какой горящий корабль починить? Осталось { $left } починок.
}
prompt-mine = { $left ->
    [one] На какую клетку поставить мину?
    [few] На какую клетку поставить мину? Осталось { $left } жетона.
   *[many] На какую клетку поставить мину? Осталось { $left } жетонов.
}
prompt-shield = На какой боевой корабль положить щит?
prompt-sweep = { $left ->
    [one] Какую мину убрать?
    [few] Какую мину убрать? Всего можно { $left }.
   *[many] Какую мину убрать? Всего можно { $left }.
}
prompt-recruit = Какой корабль взять из запасной стопки?
prompt-fake = Какой из этих жетонов фальшивый? Знать будете только вы.
prompt-after = { $coins ->
    [one] Можно нанять наёмника (у вас { $coins } монета) или закончить ход.
    [few] Можно нанять наёмника (у вас { $coins } монеты) или закончить ход.
   *[many] Можно нанять наёмника (у вас { $coins } монет) или закончить ход.
}

prompt-arrange-short = раскладка планшетов
prompt-change-short = перекладывание одного планшета
prompt-turn-short = выбор корабля и клетки
prompt-order-short = порядок эффектов
prompt-shot-short = направление выстрела
prompt-repair-short = выбор корабля для починки
prompt-mine-short = выбор клетки для мины
prompt-shield-short = выбор корабля для щита
prompt-sweep-short = выбор мины, которую убрать
prompt-recruit-short = выбор корабля из запасной стопки
prompt-fake-short = выбор фальшивой мины
prompt-after-short = наём или конец хода
prompt-over-short = ничего: игра окончена

action-lay = Корабль { $number } на { $cell }
action-hire = { $boarding ->
    [yes] { $name } за { $cost }: абордаж на { $cell }
   *[no] { $name } за { $cost } на { $cell }
}
action-order = { $first ->
    [ship] Сначала эффект корабля
   *[cell] Сначала эффект клетки
}
action-shot = Выстрел { $direction ->
    [N] на север
    [NE] на северо-восток
    [E] на восток
    [SE] на юго-восток
    [S] на юг
    [SW] на юго-запад
    [W] на запад
   *[NW] на северо-запад
} по { $cell }
action-repair = Починить корабль на { $cell }
action-mine = Поставить мину на { $cell }
action-shield = Положить щит на { $cell }
action-sweep = Убрать мину с { $cell }
action-recruit = Взять корабль { $number } из запаса
action-fake = Фальшивая мина — на { $cell }
action-decline = Отказаться от эффекта
action-done = Закончить ход без наёмника
action-boards = Разложить планшеты: { $boards }
action-change = Переложить так: { $boards }
action-keep = Оставить планшеты и щит

reason-not-your-decision = Сейчас решаете не вы.
reason-wrong-phase = Сейчас решается другое: { $phase }.
reason-not-in-hand = Корабля { $number } нет у вас в руке.
reason-off-board = Такой клетки нет: море — от A1 до G6.
reason-battle-ship-there = На { $cell } стоит боевой корабль.
reason-not-adjacent = { $cell } — не ваш нижний ряд, и рядом нет вашего боевого корабля; диагонали и горящие корабли не в счёт.
reason-wreck-not-adjacent = До горящего корабля на { $cell } вам не достать: закрыть его можно только в своём нижнем ряду или рядом со своим боевым кораблём, диагонали не в счёт.
reason-must-board = Свободных клеток нет: партию спасёт только абордажник на вражеском корабле.
reason-no-such-mercenary = Такого наёмника здесь нет.
reason-already-hired = { $name } уже нанят.
reason-too-dear = { $name } стоит { $cost }, а у вас { $coins }.
reason-bought-already = В этот ход вы уже наняли наёмника, а за ход можно только одного.
reason-boarding-shielded = Корабль на { $cell } прикрыт щитом, на абордаж его не взять.
reason-boarding-mercenary = У наёмника постоянный щит, на абордаж его не взять.
reason-boarding-own = На { $cell } ваш собственный боевой корабль.
reason-no-target-there = В эту сторону нет ни одного боевого корабля соперника.
reason-wrong-direction = Этим выстрелом туда стрелять нельзя.
reason-not-hit = Выстрел в эту сторону не попадёт в { $cell }: он летит по прямой до первого боевого корабля соперника.
reason-not-burning = На { $cell } нет вашего горящего корабля.
reason-ship-on-cell = На { $cell } стоит корабль, а мины ставят только туда, где кораблей нет.
reason-mine-on-cell = На { $cell } уже лежит мина.
reason-not-own-battle-ship = На { $cell } нет вашего боевого корабля.
reason-no-mine-there = На { $cell } нет мины.
reason-not-in-reserve = Корабля { $number } нет в вашей запасной стопке.
reason-not-a-new-token = { $cell } — не из тех жетонов, что вы только что поставили.
reason-compulsory = У эффекта есть цель, поэтому применить его обязательно.
reason-hire-between = Наёмника нанимают до основного действия или после него, но не между эффектами. Сначала: { $phase }.
reason-lay-first = Сначала нужно выложить корабль.
reason-not-one-board = Для этого пришлось бы трогать не один планшет, а можно только один.
reason-same-sea = Море выйдет точно таким же; выберите «оставить», и щит будет ваш.
reason-no-arrangement = Так три планшета не разложить.

event-first-player = Первый игрок: { $player }.
event-boards-chosen = { $player }: планшеты разложены.
event-sea-shown = Море собрано.
event-board-moved = { $player }: один планшет переложен, щита не будет.
event-boards-kept = { $player }: планшеты и щит остаются.
event-laid = { $player }: корабль { $number } на { $cell }.
event-hired = { $player }: { $name } нанят за { $cost } и стоит на { $cell }.
event-built-over = Горящий корабль { $number } на { $cell } ({ $owner }) закрыт новым и сброшен.
event-boarded = Корабль { $number } на { $cell } взят на абордаж и сброшен.
event-point = { $player }: победное очко.
event-coin = { $player }: монета.
event-shot =
    { $player }: выстрел с { $from } { $direction ->
        [N] на север
        [NE] на северо-восток
        [E] на восток
        [SE] на юго-восток
        [S] на юг
        [SW] на юго-запад
        [W] на запад
       *[NW] на северо-запад
    }, { $outcome ->
        [shield] щит на { $cell } сбит.
        [mercenary] наёмник на { $cell } невредим.
       *[burns] корабль на { $cell } горит.
    }
event-repaired = { $player }: корабль { $number } на { $cell } починен.
event-mined = { $player }: мина на { $cell }.
event-token-laid = { $player }: жетон мины на { $cell }.
event-fake-chosen = { $cell ->
    [hidden] { $player }: фальшивая мина выбрана тайно.
   *[other] { $player }: фальшивая мина выбрана тайно, это { $cell }.
}
event-shielded = { $first ->
    [yes] Щит первого игрока ложится на { $cell }.
   *[no] { $player }: щит на { $cell }.
}
event-swept = { $fake ->
    [yes] { $player }: мина на { $cell } убрана — она была фальшивой.
   *[no] { $player }: мина на { $cell } убрана.
}
event-mine-taken = { $fake ->
    [yes] { $player }: мина на { $cell } оказалась фальшивой и ничего не стоит.
   *[no] { $player }: подрыв на мине { $cell }, в конце −{ $penalty }.
}
event-extra = { $number ->
    [0] { $player }: корабль из запасной стопки.
   *[other] { $player }: корабль { $number } из запасной стопки.
}
event-recruited = { $number ->
    [0] { $player }: корабль по выбору из запасной стопки.
   *[other] { $player }: корабль { $number } по выбору из запасной стопки.
}
event-drew = { $number ->
    [0] { $player }: корабль из основной стопки.
   *[other] { $player }: корабль { $number } из основной стопки.
}
event-lost-effect = { $player }: эффект «{ $effect }» пропал — { $lacks ->
    [shields] свободных щитов не осталось.
    [mines] свободных мин не осталось.
    [reserve] запасная стопка пуста.
   *[target] для него нет цели.
}
event-declined = { $player }: отказ от эффекта «{ $effect }».
event-no-cell-effect = Корабль поверх горящего не получает эффекта клетки.
event-locked-out = { $player }: выложить нельзя ни одного корабля, и это сразу проигрыш.
event-scored = Итог: голубые { $light }, красные { $dark }.
event-conceded = { $player }: партия сдана.
event-looked = { $player }: просмотр своей запасной стопки.

chance-arrangement = как лежат планшеты
chance-first-player = кто ходит первым
chance-mercenary = какой наёмник на рынке
chance-hand = корабль в первую руку
chance-draw = корабль из основной стопки
chance-reserve = корабль из запасной стопки
chance-look = что лежит в запасной стопке

end-points = Победа по очкам: { $winner }.
end-coins = Очков поровну, монет больше — победа: { $winner }.
end-draw = Поровну и очков, и монет: ничья.
end-lock-out = Соперник не смог выложить ни одного корабля. Победа: { $winner }.
end-concession = Соперник сдался. Победа: { $winner }.

warning-lock-out = Так вы займёте последнюю клетку, куда ещё можно выложить корабль. Выложить его в этот ход обязательно, поэтому вы сразу проиграете.
warning-own-ship = Ваш корабль { $number } ещё можно починить. Если выложить что-то поверх, он уйдёт из игры навсегда.
warning-mine = { $maybe ->
    [yes] Здесь мина: если она не фальшивая, в конце −{ $penalty }.
   *[no] Здесь мина: в конце −{ $penalty }.
}
warning-nothing-twice = Эффект этой клетки сейчас ничего не даст, и корабль { $number } ничего не повторит.
warning-shot = Наёмник не горит: выстрел пропадёт.

score-set = Группа { $numbers }, { $first }–{ $last }
    .head = Группы
score-run = Цепочка { $numbers }, { $first }–{ $last }
    .head = Цепочки
score-commodore = Коммодор: { $count ->
    [one] { $count } группа
    [few] { $count } группы
   *[many] { $count } групп
}
    .head = Наёмники
score-flagship = Флагман: рядом { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
    .head = Наёмники
score-bulwark = Бастион: { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
    .head = Наёмники
score-invaders = { $count ->
    [one] { $count } боевой корабль на поле соперника
    [few] { $count } боевых корабля на поле соперника
   *[many] { $count } боевых кораблей на поле соперника
}
    .head = Прорыв
score-points = Жетоны очков: { $count }
    .head = Жетоны
score-mines = { $count ->
    [one] { $count } мина
    [few] { $count } мины
   *[many] { $count } мин
}
    .head = Мины

# что считают подсказки
asset-ship = { $count ->
    [one] { $count } боевой корабль
    [few] { $count } боевых корабля
   *[many] { $count } боевых кораблей
}
asset-shield = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
asset-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
asset-extra = { $count ->
    [one] { $count } дополнительный корабль в руке
    [few] { $count } дополнительных корабля в руке
   *[many] { $count } дополнительных кораблей в руке
}

text-turn = ход { $turn } из { $turns } · в резерве: щиты { $shields }, мины { $mines }
text-hand = Рука: { $ships }
text-recruits = В запасной стопке: { $ships }
text-player = рука { $hand } · стопка { $main } · запас { $reserve } · монеты { $coins } · очки { $points } · мины { $mines }
text-reserve-known = в запасе { $ships }
text-market = Наёмники:

error-edition-ship-effect = У корабля { $number } эффект «{ $given }». Можно: { $expected }.
error-edition-figure = { $key } = { $given }, а нужно от { $low } до { $high }.
error-edition-piles = В основной стопке и запасе вместе { $piles }, а кораблей одного цвета { $ships }.
error-edition-source = { $key }.source — «{ $given }». Можно: { $expected }.
error-edition-board = { $key } — это три ряда по { $width }.
error-edition-letter = В { $key } неизвестные буквы: { $given }. Можно: { $expected }.
error-edition-twice = Наёмник с id «{ $id }» указан дважды.
error-edition-once = Эффект «{ $effect }» может быть только у одного наёмника.
error-edition-many = Наёмников в файле издания: { $given }, а можно не больше { $most }.
error-edition-id = «{ $id }» не годится в id наёмника: строчные латинские буквы, цифры, - и _, не больше 24, первой — буква.
error-edition-mercenary-effect = У наёмника «{ $id }» эффект «{ $given }». Можно: { $expected }.
error-edition-mercenary-figure = Наёмник «{ $id }»: цена от 1 до { $most }, каждый номер от 1 до 9.
error-edition-market = В [market] нужны целые числа: цена = сколько выложить.
error-edition-slots = [market] выкладывает { $given } наёмников, а нужно от 1 до { $most }.
error-edition-tier = [market] требует { $laid } наёмников за { $cost }, а их { $there }.
error-lords-market-name = «{ $given }» — не наёмник или назван дважды. Можно: { $expected }.
error-lords-market-tier = Наёмников за { $cost }: { $given }, а нужно { $expected }.
error-lords-market-size = Названо наёмников: { $given }, а нужно { $expected }.
error-lords-number = Корабля «{ $given }» не бывает: номера от 1 до 9.
error-lords-direction = «{ $given }» — не направление. Можно: { $expected }.
error-lords-notation = «{ $given }» — не ход. Например: 5 C3, нанять флагман C3, выстрел С, починить C3, мина C3, готово.
error-lords-cell = «{ $given }» — не клетка: море от A1 до G6.
error-lords-mercenary = «{ $given }» нет на рынке. Есть: { $expected }.
error-lords-boards = «{ $given }» — не раскладка. Например: планшеты 1a0 sb180 2a90 (планшет 1, 2 или s; сторона a или b; градусы).

tally-laid = Выложенные корабли
tally-burnt = Сожжённые корабли
tally-hired = Нанятые наёмники
tally-mined = Поставленные мины
