# Что добавляют сценарии формата 2: цели словами, расстановка, уход за край, события и все ошибки файла.

option-scenario-narrows = Прорыв через узкости
option-scenario-relief = Выручка цитадели
option-scenario-spice-market = Рынок пряностей
option-scenario-two-yards = Две верфи
option-scenario-shifting-isles = Блуждающие острова
option-scenario-lone-courier = Одинокий курьер
option-layout = Вариант поля
    .help = В сценарии владельца может быть несколько полей на одно число игроков. Пусто: первое из них.
error-admiral-layout = Варианта «{ $given }» на столько игроков в этом сценарии нет. Есть: { $expected }.
error-admiral-kind = «{ $given }»: такого вида кораблей здесь нет. Есть: { $expected }.
error-admiral-tile = «{ $given }»: такого острова здесь нет. Есть: { $expected }.

chance-sector = Какой сектор флюгера?
chance-force = Какой сектор силы ветра?

prompt-islands = Положите остров на открытую воду или откажитесь, если это разрешено.
prompt-draft = Выберите корабли; { $left ->
    [one] осталось { $left } очко
    [few] осталось { $left } очка
   *[many] осталось { $left } очков
}.
prompt-reinforce = Подкрепление: поставьте корабли в их зону.
prompt-islands-short = раскладка островов
prompt-draft-short = выбор кораблей
prompt-reinforce-short = расстановка подкрепления

action-leave = { $ship } уходит с поля из { $cell } курсом { $course }
action-choose = Взять корабль: { $kind }
action-chosen = Больше кораблей не брать
action-island = Положить на { $cell }: { $tile }{ $turn ->
    [0] {""}
   *[other] , поворот на { $turn }°
}
tile-long = длинный остров
tile-block = квадратный остров
action-no-island = Больше островов не класть

reason-no-edge = { $ship } этим курсом не выходит к краю поля.
reason-other-edge = Через этот край не уходят: его не называет ни одна цель и за него не дают очков.
reason-edge-too-far = До края { $ship } при таком ветре не достаёт: нужна ещё одна клетка после последней.
reason-fort-shut = { $fort } закрыт: пока его не откроют, в нём не разгружаются, его не штурмуют, из него и по нему не стреляют.
reason-royal-fort = { $fort } — королевская гавань: она ничья, не стреляет и целью не бывает.
reason-not-in-zone = { $cell } не входит в вашу зону.
reason-no-such-kind = Такого вида кораблей нет.
reason-no-budget = На этот корабль не хватает очков.
reason-none-left = Кораблей этого вида больше нет.
reason-nothing-chosen = Возьмите хотя бы один корабль.
reason-no-such-tile = Такого острова больше нет.
reason-near-a-fort = { $cell }: слишком близко к форту для острова.
reason-near-a-zone = { $cell }: слишком близко к зоне для острова.
reason-no-skipping = Пока есть место, острова здесь класть обязательно.
reason-cuts-off = Остров там разделил бы море надвое.
reason-not-yet-here = { $ship } ещё не прибыл: его приведёт событие.

event-left = { $ship } уходит с поля из { $cell } курсом { $direction }: он в безопасности.
event-points = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, всего { $total }.
event-came = { $player }: { $ship } прибывает на { $cell }.
event-opened = Форт { $fort } открыт.
event-shut = Форт { $fort } закрыт.
event-weather = Погода меняется: отныне у флюгера другие секторы.
event-cargo = На { $cell } появляется груз: { $one }.
event-said = { $text }
event-chosen = { $player } берёт корабль: { $kind }.
event-island = { $player } кладёт остров на { $cell }.
event-no-island = { $player } больше не кладёт островов.
event-reached = { $ship } приходит на { $cell }, куда велит сценарий.

end-goal = { $winners ->
    [one] { $winner } достигает цели и побеждает.
   *[other] Места { $seats } достигают цели и побеждают.
}
end-ladder = { $cause ->
    [time] Последний раунд окончен
    [quiet] Слишком долго ничего не происходило
    [stored] Весь груз доставлен
    [ships] На поле не осталось кораблей
   *[several] Выполнено сразу несколько целей
}; { $winners ->
    [0] ни одна цель не достигнута, игра проиграна.
    [one] побеждает { $winner } ({ $rung }).
   *[other] побеждают места { $seats } ({ $rung }).
}
rung-points = по очкам
rung-treasure = по грузу
rung-sunk = по потопленным кораблям
rung-forts = по фортам
rung-ships = по кораблям на плаву
rung-hull = по прочности
rung-exits = по ушедшим кораблям
rung-arrivals = по прибывшим кораблям
rung-first_gain = кто собрал раньше
rung-side = так велит сценарий
rung-equal = равенство по всем ступеням

text-points = очки { $count }
text-shut = закрыт
text-royal = королевская гавань { $name }
text-to-come = прибудет в раунде { $round }
text-left = ушёл с поля

goal-everybody = Каждая сторона
goal-seat = { $seat }
goal-line = { $who }: { $needs }.
goal-out = { $who } выбывает из игры: { $needs }.
goal-and = { $first } и { $second }
goal-last-afloat = Последняя сторона на плаву побеждает всегда.
goal-rounds = { $rounds ->
    [one] После { $rounds } раунда
    [few] После { $rounds } раундов
   *[many] После { $rounds } раундов
}: { $ladder }.
goal-time-lost = игра проиграна
goal-stored = Когда весь груз доставлен: { $ladder }.
goal-points = Очки: { $list }.
goal-side-wins = побеждает { $side }
goal-fort = форт { $name }
goal-zone = зона { $name }
goal-own-goal = порт, назначенный на старте
goal-edge-N = северный край
goal-edge-E = восточный край
goal-edge-S = южный край
goal-edge-W = западный край
goal-edge-any = любой край
goal-ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
goal-ships-of = { $count } × { $kind }
need-deliver-own = груз в своих фортах: { $count } { $cargo }
need-deliver-at = груз в месте «{ $place }»: { $count } { $cargo }
need-deliver-royal = доставить в место «{ $place }»: { $count } { $cargo }
need-hold = удержать { $forts ->
    [one] { $forts } форт
    [few] { $forts } форта
   *[many] { $forts } фортов
} { $when }
need-hold-these = удержать { $places } { $when }
need-when-turn = в конце своего хода
need-when-rounds = { $rounds ->
    [one] в конце раунда
    [few] в конце { $rounds } раундов подряд
   *[many] в конце { $rounds } раундов подряд
}
need-arrive = привести { $ships } (место: { $place })
need-exit = увести с поля { $ships } ({ $place })
need-exit-load = увести с поля { $ships } ({ $place }), груз каждого не меньше { $load }
need-sink = потопить или захватить { $ships }
need-sink-of = потопить или захватить { $ships } ({ $whose })
need-sink-ship = «{ $ship }» потоплен или захвачен
need-survive = в конце раунда { $round } иметь корабль на плаву
need-survive-ship = сохранить «{ $ship }» до конца раунда { $round }
need-points = { $count ->
    [one] набрать { $count } очко
    [few] набрать { $count } очка
   *[many] набрать { $count } очков
}
need-lost = потеряно: { $ships }
need-lost-ship = потерян «{ $ship }»
need-lost-fort = потеряно место «{ $place }»
points-deliver = доставка { $score }
points-sink = потопленный корабль { $score }
points-take = захваченный корабль { $score }
points-exit = уход с поля { $score }
points-lost = потеря своего корабля { $score }
points-ruin = разрушенный форт { $score }
points-storm = взятый форт { $score }
points-hold = форт в конце раунда { $score }
points-arrive = приход ({ $place }) { $score }

error-plan-key = Строка { $line }: ключа { $where } нет. Здесь возможны: { $expected }.
error-plan-key-near = Строка { $line }: ключа { $where } нет. Может быть, «{ $near }»?
error-plan-key-missing = Строка { $line }: в { $where } не хватает «{ $given }».
error-plan-word = Строка { $line }: { $where }: «{ $given }» неизвестно. Возможно: { $expected }.
error-plan-word-near = Строка { $line }: { $where }: «{ $given }» неизвестно. Может быть, «{ $near }»?
error-plan-word-none = Строка { $line }: { $where }: «{ $given }» неизвестно, и ничто другое здесь стоять не может.
error-plan-figure = Строка { $line }: { $where } = { $given }, а должно быть от { $low } до { $high }.
error-plan-figure-type = Строка { $line }: { $where }: здесь нужно { $kind }.
error-plan-figure-many = Строка { $line }: { $where }: частей должно быть от { $low } до { $high }.
error-plan-figure-long = Строка { $line }: { $where } длиннее, чем { $high } знаков.
error-plan-figure-other = Строка { $line }: { $where } не читается: { $why }.
error-plan-figure-vane = Строка { $line }: { $where }: все секторы сразу нулевыми быть не могут.
error-plan-figure-one = Строка { $line }: { $where }: нужно ровно одно из: { $expected }.
error-plan-figure-letter = Строка { $line }: { $where }: новому виду кораблей нужна своя заглавная латинская буква от A до Z.
error-plan-figure-damage = Строка { $line }: { $where }: повреждения { $given } потопили бы корабль; его прочность { $hull }.
error-plan-figure-load = Строка { $line }: { $where }: груз { $given } больше, чем позволяет карта ({ $most }).
error-plan-figure-twice = Строка { $line }: { $where }: «{ $given }» уже есть.
error-plan-figure-ships = Строка { $line }: { $where }: кораблей { $given } вместе с будущими; в игру помещается не больше { $high }.
error-plan-figure-pieces = Строка { $line }: { $where }: кораблей вида { $kind } { $given } вместе с возможными и будущими; в коробке их { $high }.
error-plan-figure-cargo = Строка { $line }: { $where }: груза { $given } вместе с будущим; возможно не больше { $high }.
error-plan-figure-empty = Строка { $line }: у { $where } нет текста ни на одном языке.
error-plan-figure-tile = Строка { $line }: { $where }: остров { $given } игроки класть не могут: он больше шести на шесть клеток.
error-plan-cell = Строка { $line }: { $where }: клетки { $cells } нет на поле { $size }.
error-plan-cell-many = Строка { $line }: { $where }: клеток { $given }, названные дважды считаются дважды, а на поле их всего { $most }.
error-plan-cell-zones = Строка { $line }: { $where }: клеток во всех зонах вместе { $given }, а можно не больше { $most }.
error-plan-cell-start = Строка { $line }: { $where }: клеток для начала { $given }, а при стольких видах кораблей можно не больше { $most }.
error-plan-cell-islands = Строка { $line }: { $where }: игроки кладут острова на поле; при стольких разных островах ({ $tiles }) на нём может быть не больше { $most } клеток, а на этом их { $given }.
error-plan-cell-land = Строка { $line }: { $where }: на { $cells } суша, риф или форт.
error-plan-cell-taken = Строка { $line }: { $where }: на { $cells } уже что-то лежит.
error-plan-cell-port = Строка { $line }: { $where }: { $cells } — порт, рифам там не место.
error-plan-cell-berth = Строка { $line }: { $where }: месту { $seat } нужно расставить кораблей: { $ships }, а мест { $room }.
error-plan-cell-tile = Строка { $line }: { $where }: остров { $tile } на { $cells } не помещается: выходит за край или ложится на другое.
error-plan-cell-turn = Строка { $line }: { $where }: остров поворачивают на 0, 90, 180 или 270 градусов.
error-plan-cell-edge = Строка { $line }: { $where }: ни одна клетка зоны { $given } не лежит у края поля, уйти оттуда нельзя.
error-plan-cell-mines = Строка { $line }: { $where }: у места { $seat } есть мины, но нет форта, у которого их ставить.
error-plan-cell-gap = Строка { $line }: { $where }: на { $cells } груза нет, пропустить его нельзя.
error-plan-cut-off = Строка { $line }: { $where }: ни один корабль места { $seat } не может дойти со старта до { $given }.
error-plan-short-cargo = Строка { $line }: { $where } требует { $given }, а груза всего { $total } вместе с будущим.
error-plan-short-ships = Строка { $line }: { $where } требует кораблей: { $given }, а их всего { $total } вместе с будущими.
error-plan-short-forts = Строка { $line }: { $where } требует фортов: { $given }, а их всего { $total }.
error-plan-short-budget = Строка { $line }: { $where }: на { $given } ничего не купить; самый дешёвый корабль стоит { $total }.
error-plan-short-tiles = Строка { $line }: { $where }: нужно положить островов: { $given }, а их всего { $total }.
error-plan-short-rounds = Строка { $line }: { $where }: раунд { $given } не наступит; игра кончается после { $total }.
error-plan-idle = Строка { $line }: { $where } ни на что не влияет: { $why }.
error-plan-met = Строка { $line }: { $where } выполнено с самого начала, игра решилась бы до первого хода.
error-plan-seats = Строка { $line }: { $where }: у места { $seat } нет ни кораблей, ни выбора.
error-plan-seats-many = Строка { $line }: { $where }: мест { $given } на игроков { $players }.
error-plan-seats-sides = Строка { $line }: { $where } должны называть места от 1 до { $players }, каждое один раз, и сторон не меньше двух.
error-plan-seats-twice = Строка { $line }: { $where }: вариант «{ $given }» на { $players } уже есть.
error-plan-seats-owner = Строка { $line }: { $where }: места { $given } здесь нет.
plan-kind-table = таблица { "{" } … { "}" }
plan-kind-list = список [ … ]
plan-kind-flag = true или false
plan-kind-number = целое число
plan-kind-text = текст в кавычках
plan-idle-rung = в этом сценарии такого ни за что не дают
plan-idle-action = правила сценария выключают это действие
plan-idle-late = игра кончается раньше
plan-idle-load = столько не везёт ни одна карта
plan-idle-royal = королевская гавань ничья, без пушек и неуязвима
plan-idle-owned = сам стреляет только ничей форт
plan-idle-when = это условие поражения, а не цели
plan-idle-field = это условие его не использует
plan-idle-event = у такого форта в этот миг нечему меняться
warning-plan-five = Пять игроков: правила этого не советуют (P0).
warning-plan-endless = У варианта { $layout } нет `rounds`, и ничто не обещает конца игры.
warning-plan-far = Строка { $line }: { $where } недостижимо за { $rounds } раундов даже при лучшем ветре.
warning-plan-language = Строка { $line }: у { $where } текст только на одном языке.

chapter-scenarios = Свои сценарии
rule-N1 = Если край назван целью или приносит очки, ход может закончиться на одну клетку дальше него. Такой корабль в безопасности: он считается на плаву, а его груз — добычей. Дрейф за край не уносит никогда.
    .title = Уход с поля
rule-N2 = Стоящий ничей форт, которому это велит сценарий, стреляет после хода игрока, до проверок: каждым выстрелом по ближайшему кораблю этого игрока на линии огня, из равных — по наименее прочному.
    .title = Форты, которые стреляют
rule-N3 = Королевская гавань ничья, без пушек и целью не бывает. Для мест, которым она открыта, это порт: укрытие, два корабля на клетку, ремонт и разгрузка; выгруженное остаётся там и засчитывается тому, кто привёз.
    .title = Королевская гавань
rule-N4 = Кто начинает в зоне, ставит корабли на её свободные клетки: в море по одному, в порту по два.
    .title = Зоны
rule-N5 = До игры корабли берут за очки по порядку ходов или, если так велит сценарий, тайно от других. Имея корабль, можно остановиться; если ничего больше не купить, придётся.
    .title = Выбор кораблей
rule-N6 = По очереди каждый кладёт остров из общего запаса на открытую воду, чтобы вокруг была открытая вода, не ближе к фортам и зонам, чем велит сценарий, и не на груз, лежащий или будущий. Где можно отказаться, отказавшийся больше островов не кладёт.
    .title = Острова игроков
rule-N7 = События происходят до вращения флюгера. Прибывшие корабли ставят в начале хода их хозяина; кому не хватило места, приходит в следующем раунде, и пока корабли в пути, игрок не выбывает.
    .title = События
rule-N8 = Пока форт не открыт, в нём не разгружаются, его не штурмуют, из него и по нему не стреляют.
    .title = Закрытые форты
rule-N9 = Все условия одной цели в один и тот же миг приносят победу, и довольно любой цели. Место считают отдельно, членов стороны вместе. Сначала поражения, потом цели ходящей стороны, потом по порядку ходов; цели в конце раунда раньше его последнего срока. Если игру кончают цели сразу нескольких сторон, срок, гибель последних кораблей или доставка всего груза, решает лестница сценария, а одинокий капитан проигрывает.
    .title = Цели и поражения

board-royal = королевская гавань { $cell }
board-shut = закрыт
board-zone = зона { $name }
board-way-out = здесь можно уйти с поля
board-do-leave = Уйти с поля курсом { $course }
board-do-choose = Взять: { $kind }
board-do-island = Положить: { $tile }{ $turn ->
    [0] {""}
   *[other] , поворот на { $turn }°
}
board-points = очки { $count }
board-royal-short = порт
