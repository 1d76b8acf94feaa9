# «Адмирал: эпоха парусных сражений»: названия, варианты, подсказки, действия, причины, события, ошибки.

## Names

game-goal = Потопить или захватить все чужие корабли, чтобы на поле остались только ваши.
game-provenance = Напечатанные карточки ветра и ситуаций, размер поля и вид крепости нам неизвестны: они восстановлены. Если игра у вас есть, играйте со своими файлами колоды и сценария.
nobody = никто
seat-black = Чёрные
seat-blue = Синие
seat-white = Белые
seat-red = Красные
seat-black-1 = Чёрные с полосой
seat-blue-1 = Синие с полосой
seat-white-1 = Белые с полосой
seat-red-1 = Красные с полосой
seat-black-2 = Чёрные с двумя полосами
seat-blue-2 = Синие с двумя полосами
seat-white-2 = Белые с двумя полосами
seat-red-2 = Красные с двумя полосами
seat-black-3 = Чёрные с тремя полосами
seat-blue-3 = Синие с тремя полосами
seat-white-3 = Белые с тремя полосами
seat-red-3 = Красные с тремя полосами
role-merchant = купец
role-pirate = пираты
role-hunter = охотники
role-defender = защитник
role-attacker = атакующие
hull-brig = бриг
    .short = Бр
hull-frigate = фрегат
    .short = Фр
hull-line-ship = линейный корабль
    .short = ЛК
heading-N = север
point-N = С
heading-NE = северо-восток
point-NE = СВ
heading-E = восток
point-E = В
heading-SE = юго-восток
point-SE = ЮВ
heading-S = юг
point-S = Ю
heading-SW = юго-запад
point-SW = ЮЗ
heading-W = запад
point-W = З
heading-NW = северо-запад
point-NW = СЗ
side-port = левым бортом
side-starboard = правым бортом
edge-north = северный
edge-east = восточный
edge-south = южный
edge-west = западный
force-light = Слабый
force-fresh = Свежий
force-strong = Сильный
situation-S01 = Попутный ветер
    .help = Все ваши корабли в этот ход идут на 1 клетку дальше, но не прямо против ветра.
situation-S02 = Плотники за работой
    .help = Один ваш повреждённый корабль, где бы он ни был, возвращает потерянную мачту. Карточка крепости не переворачивается, корабль может действовать.
situation-S03 = Неизвестный пролив
    .help = Вы можете переставить один свой корабль на любую свободную клетку не ближе 3 клеток к каждому вражескому кораблю и вне досягаемости вражеских пушек, с любым курсом. В этот ход он может стрелять, но не идти и не чиниться.
situation-S04 = Шторм
    .help = Каждый ваш корабль вне зоны ремонта сносит на 1 клетку по ветру, если та свободна. Затем за каждый из них, у кого не меньше 2 мачт, бросьте кубик: на 1 он теряет мачту. Ваши линии распадаются.
situation-S05 = Треснула мачта
    .help = Один ваш корабль, у которого не меньше 2 мачт, по вашему выбору теряет мачту.
situation-S06 = Мёртвый штиль
    .help = В этот ход никто никуда не идёт. Поворачивать, стрелять и чиниться можно, за бездействие не штрафуют.
situation-S07 = Ветер заходит влево
    .help = Ветер этого хода поворачивает на 45° против часовой стрелки: и стрелка, и числа.
situation-S08 = Ветер отходит вправо
    .help = Ветер этого хода поворачивает на 45° по часовой стрелке: и стрелка, и числа.
situation-S09 = Перемена погоды
    .help = Возьмите вместо этой карточки ветра другую.
situation-S10 = Меткие канониры
    .help = Один ваш корабль в этот ход прибавляет 1 к сумме каждого выстрела и залпа.
situation-S11 = Скорая зарядка
    .help = У одного вашего корабля в этот ход на один выстрел с борта больше; размер залпа прежний.
situation-S12 = Отсырел порох
    .help = Один ваш корабль, по жребию, в этот ход не стреляет.
situation-S13 = Полоса тумана
    .help = В этот ход не стреляют ни корабли, ни крепости. Абордаж разрешён.
situation-S14 = На абордаж!
    .help = В этот ход прибавляйте 1 к каждому своему броску в абордаже.
situation-S15 = Лихорадка
    .help = Один ваш корабль, по жребию, в этот ход не идёт, не поворачивает, не чинится и не стреляет.
situation-S16 = Мель не на карте
    .help = Один ваш корабль, по жребию, в этот ход проходит не больше 1 клетки.
situation-S17 = На вёслах
    .help = Один ваш корабль вне линии может вместо хода под парусом пройти на вёслах 1 клетку в любую сторону, даже против ветра.
situation-S18 = Каменщики с берега
    .help = Переверните одну из своих закрытых карточек крепости лицом вверх.
situation-S19 = Пожар в погребе
    .help = Переверните лицом вниз одну из своих открытых карточек крепости, по вашему выбору.
situation-S20 = Всё спокойно
    .help = Ничего не происходит.
situation-S21 = Сигналы не поняты
    .help = Назовите один вражеский корабль: в этот ход он не отвечает огнём и не поворачивает в ответ.

## Options

option-scenario = Сценарий
    .help = Во что играют. Три сценария рассчитаны на 2–4 игроков.
option-scenario-battle = главное сражение
    .help = Флоты и крепости; побеждает последний флот на плаву.
option-scenario-pirates = Пираты
    .help = Торговый корабль с сокровищами идёт к крепости, пираты хотят привести его туда сами. Первый игрок — купец.
option-scenario-hunt = Охота на пиратов
    .help = Пират прорывается к своей крепости; побеждает капитан, который его остановит. Первый игрок — пират.
option-scenario-assault = Штурм крепости
    .help = Крепость-остров против коалиции с десантом. Первый игрок — защитник.
option-module_size = Клеток в модуле
    .help = Поле складывается из квадратных модулей; напечатанный размер неизвестен.
option-placement = Расстановка эскадр
    .help = Как расставляются корабли у крепостей перед главным сражением.
option-placement-preset = готовая
option-placement-free = свободная
    .help = Каждый ставит свои корабли на клетки у своей крепости, с любым курсом.
option-situations = Карточки ситуаций
    .help = Выключено: главное сражение идёт без них. В сценариях их нет никогда.
option-round_limit = Не больше раундов
    .help = Ничья после стольких раундов; 0 — без предела.
option-quiet_limit = Тихих раундов
    .help = Ничья после стольких полных раундов подряд без потерь и приобретений; 0 — никогда.
option-order_holder = Кавалер ордена
    .help = Номер игрока, выигравшего прошлую партию за этим столом: его корабли ходят на клетку дальше, к броскам он прибавляет 1. 0 — никто.
option-order_per = Прибавка ордена
    .help = Прибавляет ли орден 1 к каждому кубику или один раз к сумме.
option-order_per-throw = к каждому кубику
option-order_per-total = к сумме
option-reset_per_round = Выстрелы возвращаются только в свой ход
    .help = По нашему чтению выстрелы всех кораблей восстанавливаются в ход каждого игрока. Включено: только с началом хода владельца.
option-defender_empties_broadside = Защищающийся достреливает борт
    .help = Включено: когда борт атакующего пуст, защищающийся может без ответа стрелять, пока не опустеет его собственный.
option-strict_idle = Строгий штраф за бездействие
    .help = Включено: корабль у своей крепости штрафуется, даже если ему некуда было идти.
option-idle_never_sinks = Бездействие не топит
    .help = Включено: штраф не снимает последнюю мачту.
option-fort_blocked_by_ships = Корабли заслоняют от крепости
    .help = Включено: корабль в ближней клетке заслоняет дальнюю от пушки.
option-roll_for_first = Бросок за первый ход
    .help = Включено: и в сценариях первым ходит тот, у кого больше на кубике; в главном сражении так всегда.
option-hunt_fort_active = Чёрная крепость стреляет
    .help = Охота на пиратов. Выключено: крепость пирата молчит, и по ней не стреляют.

## Prompts

prompt-over = Партия окончена.
prompt-wait = { $player }: { $what }.
prompt-place = { $count ->
    [1] Поставьте последний корабль ({ $ship }): клетка у вашей крепости и курс.
   *[other] Поставьте корабль ({ $ship }, осталось поставить: { $count }): клетка у вашей крепости и курс.
}
prompt-place-pirate = { $count ->
    [1] Поставьте корабль ({ $ship }): клетка у края поля, не ближе десяти клеток от торгового корабля, и курс.
   *[other] Поставьте корабль ({ $ship }, осталось поставить: { $count }): клетка у края поля, не ближе десяти клеток от торгового корабля, и курс.
}
prompt-place-short = расставляют корабли
prompt-island = Положите следующую карточку острова рядом с прежними.
prompt-island-short = строят остров
prompt-edge = Выберите край поля, с которого вы нападаете.
prompt-edge-short = выбирают край
prompt-line-up = { $count ->
    [1] Поставьте на край последний корабль ({ $ship }).
   *[other] Поставьте на край корабль ({ $ship }) или выстройте подряд все, что остались: { $count }.
}
prompt-line-up-short = выстраивают корабли
prompt-choose-ship = Выберите корабль для карточки ситуации.
prompt-choose-ship-short = выбирают корабль для карточки
prompt-choose-cell = Выберите клетку, где появится { $ship }.
prompt-choose-cell-short = выбирают клетку для карточки
prompt-choose-course = Выберите курс: { $ship }.
prompt-choose-course-short = выбирают курс для карточки
prompt-choose-work = Выберите карточку своей крепости.
prompt-choose-work-short = выбирают карточку крепости
prompt-manual = Карточка исполняется вручную: возьмите корабль или карточку крепости, или скажите, что готово. Осталось действий: { $hands }.
prompt-manual-short = исполняют карточку вручную
prompt-manual-ship = Что карточка делает с кораблём { $cell } ({ $ship })?
prompt-manual-ship-short = исполняют карточку вручную
prompt-command = { $fort ->
    [yes] Ваш ход: корабль, выстрел крепости, линия или конец хода.
   *[no] Ваш ход: корабль, линия или конец хода.
}
prompt-command-short = выбирают корабль
prompt-open = { $cell }, { $ship }: выберите курс, можно оставить прежний.
prompt-open-short = выбирают курс
prompt-fight = { $cell }, { $ship }: огонь, дальше или стоп. Осталось клеток: { $left }.
prompt-fight-short = идут и стреляют
prompt-lead = Линия за кораблём { $cell } ({ $ship }): вперёд или стоп. Осталось клеток: { $left }.
prompt-lead-short = ведут линию
prompt-answer = По вашему кораблю { $cell } ({ $ship }) стреляли, и враг на траверзе: ответьте или не отвечайте.
prompt-answer-short = решают, отвечать ли
prompt-react = Вражеский { $ship } вошёл в { $cell }: назовите пушку или пропустите.
prompt-react-short = решают об огне крепости
prompt-prize = Ваш { $ship } { $cell } победил в абордаже: что делать с двумя кораблями?
prompt-prize-short = решают о призе
prompt-shift = Какой из двух кораблей отходит и куда?
prompt-shift-short = отводят корабль
prompt-land = { $cell }, { $ship }: высадите ещё мачты или закончите.
prompt-land-short = высаживают десант
prompt-answer-turn = По вашему кораблю { $cell } ({ $ship }) стреляли не с траверза: поверните его или оставьте как есть.
prompt-open-line = Линия за кораблём { $cell } ({ $ship }): выберите курс ведущего.
prompt-over-short = ничего: партия окончена

## Actions

action-activate-ship = Ходить: { $ship } { $cell }
action-activate-line = Ходить линией: ведёт { $ship } { $cell }
action-leave = { $ship } { $cell } выходит из линии
action-dissolve = Распустить линию: { $ship } { $cell }
action-choose = Выбрать: { $ship } { $cell }
action-head = { $ship } { $cell }: курс на { $heading }, дальность { $range }
action-row = { $ship } { $cell }: на вёслах на { $heading }
action-turn = { $ship } { $cell }: повернуть на { $heading }
action-course = { $ship } { $cell }: курс на { $heading }
action-ahead = { $boarding ->
    [yes] { $ship } { $cell }: на абордаж в { $to }
   *[no] { $ship } { $cell }: вперёд в { $to }
}
action-stop = { $ship } { $cell }: стоп
action-next = { $ship } { $cell }: больше не стреляет
action-fire = { $guns ->
    [one] { $ship } { $cell }: один выстрел { $side } по { $target }
   *[other] { $ship } { $cell }: залп из { $guns } { $side } по { $target }
}
action-reply = { $guns ->
    [one] { $ship } { $cell }: ответить одним выстрелом
   *[other] { $ship } { $cell }: ответить залпом из { $guns }
}
action-hold = { $ship } { $cell }: не отвечать
action-pass = Больше не стрелять: пропустить
action-gun = Пушка { $gun }: залп, цель — { $ship } { $cell }
action-react = Пушка { $gun }: залп, цель — { $ship } { $cell }
action-repair = { $crest ->
    [yes] Починить мачту за герб { $cell }
   *[no] Починить мачту за пушку { $cell }
}
action-card = { $crest ->
    [yes] Герб { $cell }
   *[no] Пушка { $cell }
}
action-end = Закончить ход
action-scuttle-prize = Затопить побеждённый корабль ({ $prize })
action-scuttle-own = { $lost ->
    [0] Затопить свой корабль ({ $ship }) и перейти на { $prize }; мачт: { $masts }
   *[other] Затопить свой корабль ({ $ship }) и перейти на { $prize }; мачт: { $masts }, теряется: { $lost }
}
action-keep = { $masts ->
    [one] Оставить оба корабля: { $masts } мачта призу ({ $prize }), остальные своему ({ $ship })
    [few] Оставить оба корабля: { $masts } мачты призу ({ $prize }), остальные своему ({ $ship })
   *[many] Оставить оба корабля: { $masts } мачт призу ({ $prize }), остальные своему ({ $ship })
}
action-shift = { $which ->
    [prize] Приз отходит в { $to }
   *[own] Ваш { $ship } отходит в { $to }
}
action-form = Построить линию от { $cell } (ведёт) до { $other }
action-join = { $cell } присоединяется к линии у { $other }
action-land = { $masts ->
    [one] Высадить одну мачту в { $cell }
   *[other] Высадить { $masts } мачты в { $cell }
}
action-party = { $working ->
    [yes] Десант ({ $masts }) из { $from } штурмует пушку { $cell }
   *[no] Десант ({ $masts }) из { $from } в { $cell }
}
action-place = Поставить на { $cell }: { $ship }, курс на { $heading }
action-island = Положить пушку на { $cell }
action-island-default = Выложить обычный остров
action-edge = Нападать с края: { $edge }
action-line-up = Поставить на { $cell }: { $ship }
action-line-up-rest = Поставить остальные подряд
action-to = В { $cell }
action-decline = Не использовать карточку
action-mast-off = Снять мачту: { $ship } { $cell }
action-mast-on = Поставить мачту: { $ship } { $cell }
action-bar-fire = { $ship } { $cell } не стреляет в этот ход
action-bar-all = { $ship } { $cell } не действует в этот ход
action-back = Положить обратно: { $ship } { $cell }
action-done = Карточка исполнена

## Standing orders

order-reply-ask = Ответный огонь: спрашивать
order-reply-always = Ответный огонь: всегда одним выстрелом
order-reply-salvo = Ответный огонь: всегда всем бортом
order-reply-never = Ответный огонь: никогда
order-turn-ask = Поворот под огнём: спрашивать
order-turn-always = Поворот под огнём: всегда бортом к врагу
order-turn-never = Поворот под огнём: никогда
order-fort-ask = Пушки крепости: спрашивать
order-fort-always = Пушки крепости: стреляют все, кто достаёт
order-fort-never = Пушки крепости: никогда
order-prize-ask = Приз, взятый в обороне: спрашивать
order-prize-always = Приз, взятый в обороне: топить

## Reasons

reason-not-your-decision = Сейчас решаете не вы.
reason-wrong-phase = Сейчас решается не это: { $phase }.
reason-not-your-ship = Вашего корабля здесь нет.
reason-already-acted = { $cell }: { $ship } в этот ход уже действовал.
reason-ship-frozen = { $cell }: { $ship } в этот ход брал на абордаж или был взят: он действует со следующего хода.
reason-ship-barred = Карточка ситуации не даёт кораблю { $cell } ({ $ship }) действовать в этот ход.
reason-follows-line = { $cell }: { $ship } идёт в линии: ходите ведущим, выведите его из линии или распустите её.
reason-same-course = Этот курс у него и так.
reason-no-step-there = Корабль, выходящий из линии, должен иметь ход на новом курсе.
reason-no-range = У корабля { $cell } ({ $ship }) не осталось хода на этом курсе.
reason-way-blocked = Путь закрыт: край поля, крепость или корабль, который нельзя взять на абордаж.
reason-line-halted = Линия в этот ход дальше не идёт.
reason-must-step = Корабль, выходящий из линии, сначала должен сделать шаг.
reason-fogged = Туман: в этот ход никто не стреляет.
reason-guns-silent = Отсырел порох: { $ship } { $cell } в этот ход не стреляет.
reason-nothing-abeam = Точно на траверзе с этого борта цели нет: { $ship } { $cell }.
reason-no-shots = С этого борта корабль { $cell } ({ $ship }) в этот ход всё расстрелял.
reason-too-many-guns = Столько пушек с этого борта сейчас нет: { $ship } { $cell }.
reason-not-abeam = Враг не на траверзе ({ $ship } { $cell }): ответить нельзя, но можно повернуть.
reason-is-abeam = Враг на траверзе: { $ship } { $cell } может ответить, но не повернуть.
reason-not-your-gun = Это не ваша пушка.
reason-card-down = Карточка перевёрнута: пушка выбита.
reason-gun-fired = Эта пушка уже стреляла.
reason-not-an-enemy = Пушки стреляют только по вражеским кораблям.
reason-out-of-reach = Пушка бьёт на две клетки по восьми направлениям; до { $cell } она не достаёт.
reason-gun-shielded = Корабль в ближней клетке заслоняет { $cell } от этой пушки.
reason-fort-silent = Эта крепость молчит.
reason-not-in-repair-zone = Чиниться можно только в клетке у своей крепости.
reason-not-damaged = У этого корабля все мачты на месте.
reason-no-lost-mast = Нет потерянной мачты, которую можно вернуть.
reason-no-card-left = У вашей крепости не осталось открытых карточек для ремонта.
reason-line-repairs-not = Корабль в линии не чинится: сначала распустите линию.
reason-no-oars = У этого корабля в этот ход нет вёсел.
reason-too-few-survivors = Чтобы оставить оба корабля, нужно хотя бы две уцелевшие мачты.
reason-no-free-cell = Рядом нет свободной клетки: один из кораблей придётся затопить.
reason-too-many-masts = Столько мачт не перенести: одна должна остаться, и каждой нужно гнездо.
reason-one-hull-only = В этом сценарии остаётся только один из двух кораблей.
reason-keeps-merchantman = Торговый корабль не топят.
reason-cell-taken = Клетка { $cell } занята.
reason-not-in-a-row = Для линии нужны ваши корабли подряд на одной прямой, не замершие и не в другой линии.
reason-not-at-the-end = К линии присоединяются с клетки позади замыкающего или прямо перед ведущим.
reason-no-line = Такой вашей линии нет.
reason-line-is-new = Линия, построенная в этот ход, держится до следующего.
reason-not-flipped = Высаживаются только на перевёрнутые карточки.
reason-no-room = В клетке помещаются три мачты.
reason-not-next-to-it = Корабль не рядом с { $cell }.
reason-no-party = Там нет стольких ваших отдохнувших мачт.
reason-no-island-there = Десант не покидает остров.
reason-one-cell-only = Десант переходит только на соседнюю клетку.
reason-into-the-wind = На карточке ветра для этого курса стоит 0: повернуться туда можно, идти нельзя.
reason-becalmed = Штиль: в этот ход никто не идёт.
reason-crest-has-no-gun = На гербе пушки нет: им можно заплатить за ремонт, но он не стреляет.
reason-not-your-card = Это не карточка вашей крепости.
reason-card-spent = Эта карточка перевёрнута: за ремонт ею не заплатить.
reason-one-at-a-time = Сейчас действует { $acting } { $acts }: сначала закончите с ним.
reason-repair-instead = Ремонт — это вместо всего действия, а { $acting } { $acts } уже идёт или ведёт бой.
reason-reply-first = Сначала ответ ({ $player }: { $ship } { $cell }), потом вы сможете стрелять снова или идти дальше.
reason-guns-first = Сначала огонь крепости ({ $player }), потом ваш корабль пойдёт дальше.
reason-not-at-fort = Клетка { $cell } не примыкает к вашей крепости.
reason-not-at-edge = Клетка { $cell } не у края поля.
reason-too-near = До торгового корабля от { $cell } меньше десяти клеток.
reason-too-near-edge = Между островом и каждым краем должно быть три клетки моря.
reason-not-side-by-side = Карточка кладётся стороной к одной из прежних.
reason-encloses-sea = Так внутри острова оказалось бы море.
reason-not-your-edge = Клетка { $cell } не на том краю, с которого вы нападаете.
reason-last-mast = Карточки не снимают последнюю мачту.
reason-in-repair-zone = { $cell }: { $ship } стоит у своей крепости.
reason-in-a-line = { $cell }: { $ship } стоит в линии.
reason-no-haven = Нет клетки, куда карточка могла бы его перенести.
reason-not-a-haven = Клетка { $cell } слишком близко к врагу или под его пушками.
reason-wrong-card = Эту карточку крепости здесь назвать нельзя.
reason-compulsory = Карточку нужно исполнить.
reason-island-begun = Остров уже начат: кладите его по карточке.
reason-barred-already = Это уже сказано.
reason-choose-first = Сначала выберите свой корабль.
reason-no-ship-there = На { $cell } нет корабля.
reason-heading-first = { $acts }, { $acting }: курс ещё не выбран. Сначала курс, потом ход и огонь.
reason-off-course = { $cell }, { $ship }: к { $to } не ведёт ни прямая, ни диагональ.
reason-heading-locked = { $acts }, { $acting }: до конца действия курс прежний, { $heading }.
reason-not-beside = { $to } не точно на траверзе: { $ship } { $cell } туда не стреляет.
reason-too-far = { $cell }, { $ship }: этим курсом сейчас можно пройти { $range ->
    [0] ноль клеток
    [one] { $range } клетку
    [few] { $range } клетки
   *[many] { $range } клеток
}.
reason-something-between = { $cell }, { $ship }: на пути к { $to } крепость, корабль или край моря.

## Events

event-first-throw = { $player }: { $die } за первый ход.
event-first-player = Первый ход: { $player }.
event-placed = { $player }: { $ship } на { $at }, курс на { $heading }.
event-card-laid = { $player }: пушка на { $cell }.
event-edge = { $player }: нападение, край: { $edge }.
event-turn = Раунд { $round }, ход: { $player }.
event-wind = { $reshuffled ->
    [yes] Колода ветра перемешана заново. { $force } ветер на { $heading } ({ $card }).
   *[no] { $force } ветер на { $heading } ({ $card }).
}
event-situation = { $reshuffled ->
    [yes] Колода ситуаций перемешана заново. Ситуация: «{ $card }».
   *[no] Ситуация: «{ $card }».
}
event-no-effect = «{ $card }»: ничего не происходит.
event-chosen = Карточка достаётся кораблю { $at } ({ $ship }).
event-wind-turned = Теперь ветер дует на { $heading }.
event-mast-up = { $at }: { $ship } возвращает мачту, теперь мачт: { $masts }.
event-mast-lost = { $at }: { $ship } ({ $ship_owner }) теряет мачту, осталось: { $masts }.
event-sunk = { $at }: { $ship } ({ $ship_owner }) тонет.
event-relocated = { $at }: { $ship } переходит проливом на { $cell }, курс на { $heading }.
event-drifted = { $at }: { $ship } дрейфует на { $cell }.
event-card-flipped = { $crest ->
    [yes] Герб { $cell } перевёрнут.
   *[no] Пушка { $cell } перевёрнута.
}
event-card-raised = { $crest ->
    [yes] Герб { $cell } снова открыт.
   *[no] Пушка { $cell } снова действует.
}
event-declined = { $player }: карточка не использована.
event-activated = { $player }: ходит { $ship } { $at }.
event-heading = { $at }: { $ship } берёт курс на { $heading }, дальность { $range }.
event-stepped = На { $cell } идёт { $ship }.
event-fired = { $guns ->
    [one] { $at }: { $ship } стреляет { $side }, цель — { $target } { $there }.
   *[other] { $at }: { $ship } даёт залп из { $guns } { $side }, цель — { $target } { $there }.
}
event-fired-card = { $guns ->
    [one] { $at }: { $ship } стреляет { $side } по карточке крепости { $cell }.
   *[other] { $at }: { $ship } даёт залп из { $guns } { $side } по карточке крепости { $cell }.
}
event-replied = { $guns ->
    [one] { $at }: { $ship } отвечает выстрелом по { $there }.
   *[other] { $at }: { $ship } отвечает залпом из { $guns } по { $there }.
}
event-gun = { $reaction ->
    [yes] Пушка { $cell } ({ $player }) встречает огнём: цель — { $target } { $there }.
   *[no] Пушка { $cell } ({ $player }) даёт залп: цель — { $target } { $there }.
}
event-die = { $player }: на кубике { $die }.
event-totals = { $outcome ->
    [hit] { $attack } против { $defence }: атака удалась.
    [miss] { $attack } против { $defence }: атака отбита.
   *[tie] { $attack } против { $defence }: поровну, бросают снова.
}
event-held = { $at }: { $ship } не отвечает.
event-turned = { $at }: { $ship } поворачивает на { $heading }.
event-passed = { $player }: пропуск.
event-boarded = Абордаж на { $there }: нападает { $ship }, обороняется { $target }.
event-beaten = Абордаж на { $there } выигрывает { $ship } ({ $ship_owner }), побеждён { $target }.
event-prize-sunk = Побеждённый { $ship } на { $at } затоплен.
event-own-sunk = Свой { $ship } затоплен; на { $prize } на { $there } переходят мачты: { $masts }.
event-kept = Остаются оба корабля: на { $prize } на { $there } переходят мачты: { $masts }.
event-shifted = На { $cell } отходит { $ship }.
event-repaired = { $at }: { $ship } чинится у крепости, мачт: { $masts }.
event-stopped = { $at }: { $ship } закончил ход.
event-idle = { $at }: { $ship } бездействовал у своей крепости.
event-formed = { $player }: линия построена, кораблей: { $count }, ведёт { $ship } { $at }.
event-joined = { $at }: { $ship } присоединяется к линии, кораблей в ней: { $count }.
event-dissolved = Линия, которую вёл { $ship } { $at }, распущена.

warning-idle = { $count ->
    [one] В этот ход { $ship } { $cell } будет бездействовать у своей крепости и потеряет мачту{ $sinks ->
        [yes] {" "}— последнюю, то есть утонет.
       *[no] .
    }
   *[other] В этот ход у крепости будут бездействовать ваши корабли (их { $count }), среди них { $ship } { $cell }, и каждый потеряет мачту{ $sinks ->
        [yes] ; корабль с единственной мачтой утонет.
       *[no] .
    }
}
warning-last-shot = Это последние выстрелы с этого борта: до вашего следующего хода { $ship } { $cell } ответить с него не сможет.
warning-last-shot-unanswered = Это последние выстрелы с этого борта: если цель уцелеет, она продолжит огонь, а { $ship } { $cell } не ответит.
warning-line-of-all = Построившись в линию, корабли в этот ход больше ничего не делают. Других у вас нет, и ваш ход на этом закончится.
event-left = { $at }: { $ship } выходит из линии.
event-closed-up = Строй смыкается: { $ship } с { $at } переходит на { $cell }.
event-landed = { $masts ->
    [one] { $at }: { $ship } высаживает мачту на { $cell }.
   *[other] { $at }: { $ship } высаживает { $masts } мачты на { $cell }.
}
event-party = Десант ({ $masts }) идёт из { $from } в { $cell }.
event-party-lost = Десант у { $cell } теряет мачту, осталось: { $masts }.
event-gun-taken = Десант берёт пушку { $cell }, мачт: { $masts }.
event-out = { $player } — вне игры.
event-arrived = К крепости на { $at } приходит { $ship }.
event-won = Победа: { $player }.
event-nobody = Победителя нет.
event-quiet = Раундов без потерь и приобретений: { $rounds }.
event-conceded = { $player }: партия сдана.
event-by-hand = «{ $card }» исполняется вручную.
event-barred = { $what ->
    [act] { $at }: { $ship } в этот ход не действует.
   *[fire] { $at }: { $ship } в этот ход не стреляет.
}
event-storm-die = Шторм: { $die }, { $ship } { $at }.

## Chances and ends

chance-first = кубик за первый ход
chance-wind = следующая карточка ветра
chance-situation = следующая карточка ситуации
chance-attack = кубик атаки
chance-defence = кубик защиты
chance-boarding = кубик абордажа
chance-pick = на какой корабль выпала карточка
chance-storm = кубик шторма
chance-party = кубик десанта
chance-garrison = кубик орудийной прислуги
end-fleets = Победа: { $winner }. Других флотов не осталось.
end-nobody = Последние корабли погибли вместе: ничья.
end-standstill = Слишком долго ничего не происходило: ничья.
end-rounds = Условленное число раундов прошло: ничья.
end-harbour = Победа: { $winner }. Торговый корабль у крепости.
end-capture = Победа: { $winner }. Все оставшиеся корабли в одних руках, и торговый тоже.
end-lost-cargo = Торговый корабль утонул с сокровищами: победителя нет.
end-escape = Победа: { $winner }. Пират дошёл до своей крепости.
end-hunter = Победа: { $winner }. С пиратом покончено.
end-no-hunter = Победа: { $winner }. Ловить пирата больше некому.
end-occupation = Победили атакующие: все пушки молчат, крепость взята.
end-repulse = Победа: { $winner }. Штурм отбит.
end-concession = { $count ->
    [one] Победа: { $winner }. Остальные сдались.
   *[other] Побеждает коалиция: остальные сдались.
}

## Что осталось в конце: очки — это мачты и пушки

score-ship = { $prize ->
    [yes] трофей: { $ship } на { $cell }
   *[no] { $ship } на { $cell }
}
    .unit = { $count ->
        [one] { $count } мачта
        [few] { $count } мачты
       *[many] { $count } мачт
    }
score-ashore = { $masts ->
    [one] мачта на берегу
   *[other] мачты на берегу
}
    .unit = { $count ->
        [one] { $count } мачта
        [few] { $count } мачты
       *[many] { $count } мачт
    }
score-guns = { $guns ->
    [one] пушка ещё стреляет
   *[other] пушки ещё стреляют
}
    .unit = { $count ->
        [one] { $count } пушка
        [few] { $count } пушки
       *[many] { $count } пушек
    }
score-nothing = кораблей не осталось

## Terminal

text-round = раунд { $round } · карточек ветра { $winds }, ситуаций { $cards }
text-legend-ships = 1↗3 — игрок 1, курс, мачты; * ходит, ' ходил, = в линии; « » траверз
text-legend-forts = ▣ пушка, ◈ герб (пустые перевёрнуты); : под огнём пушек
text-wind = { $force } ветер на { $heading } ({ $card })
text-calm = Мёртвый штиль: никто не идёт.
text-fair-wind = В этот ход клеток больше: { $cells }
text-fog = Туман: никто не стреляет.
text-player = мачт { $masts }, потеряно { $lost }, карточек крепости { $cards }
    .short = мачт { $masts } (−{ $lost })
text-out = вне игры, мачт { $masts }, потеряно { $lost }, карточек { $cards }
text-order = (орден)
text-situation = {""}[bold]{ $title }[/]: { $text }

## Hints, odds, provenance

odds-hits = попадание: минус мачта
odds-sinks = попадание: корабль тонет
odds-misses = промах
odds-flips = попадание: карточка перевёрнута
odds-boards = абордаж выигран, уцелело мачт: { $masts }
odds-beaten = абордаж проигран
odds-takes = пушка взята, уцелело мачт: { $masts }
odds-thrown-back = десант погиб
odds-masts = снято мачт в среднем
odds-cards = перевёрнуто карточек в среднем
odds-survivors = уцелеет мачт в среднем
asset-ship = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
asset-mast = { $count ->
    [one] { $count } мачта
    [few] { $count } мачты
   *[many] { $count } мачт
}
asset-card = { $count ->
    [one] { $count } карточка крепости
    [few] { $count } карточки крепости
   *[many] { $count } карточек крепости
}
component-winds = { $count ->
    [one] { $count } карточка ветра
    [few] { $count } карточки ветра
   *[many] { $count } карточек ветра
}
component-situations = { $count ->
    [one] { $count } карточка ситуации
    [few] { $count } карточки ситуаций
   *[many] { $count } карточек ситуаций
}
component-board = Размер поля: модули { $cells } на { $cells } клеток
component-fortress = Вид крепости и начальные клетки
component-ships = Корабли и мачты

## Mistakes

error-sail-seats = Этот сценарий не рассчитан на такое число игроков: { $given }.
error-sail-module = Модули по { $given }: крепости не по углам известны только для { $expected }; нужен свой файл сценария.
error-sail-notation = «{ $given }» — такого слова в игре нет. Например: D7, курс СВ, огонь левый 2, вперед, стоп, ответ 1, молчать, пушка B1 D3, конец.
error-sail-number = «{ $given }» — не число пушек или мачт: 1, 2 или 3.
error-sail-heading = «{ $given }» — не курс. Возможны: { $expected }.
error-sail-cell = «{ $given }» — не клетка: поле от A1 до { $last }.
error-sail-word = «{ $given }» — такого слова в игре нет. Может быть, «{ $near }»?
error-sail-no-ship = В { $cell } нет корабля.
error-sail-no-card = В { $cell } нет карточки крепости.
error-sail-not-neighbours = { $one } и { $other } — не соседние клетки.
error-deck-empty = Строка { $line }: нет ни карточек ветра, ни карточек ситуаций.
error-deck-kinds = Строка { $line }: больше { $most } разных карточек.
error-deck-twice = Строка { $line }: карточка «{ $id }» названа дважды или без имени.
error-deck-range = Строка { $line }: в { $where } нет числа для { $missing }.
error-deck-title = Строка { $line }: у карточки { $id } нет названия ни на одном языке.
error-deck-text = Строка { $line }: карточка { $id } исполняется вручную, ей нужен текст.
error-deck-op-twice = Строка { $line }: действие { $op } может стоять на карточке только один раз.
error-deck-ops = Строка { $line }: на одной карточке больше { $most } действий.
error-deck-unused = Строка { $line }: действию { $op } в таком виде не нужно { $field }: уберите его.
error-deck-needs = Строка { $line }: действию { $op } нужно { $field }: { $expected }.
error-deck-value = Строка { $line }: value = { $given }, а действию { $op } нужно { $expected }{ $low ->
    [0] {""}
    [1] {""}
   *[other] , но не 0
}.
error-scenario-name = Строка { $line }: у сценария нет названия ни на одном языке.
error-scenario-unused = Строка { $line }: при rules = "{ $rules }" поле { $where } ни на что не влияет: уберите его.
error-scenario-no-board = Строка { $line }: в сценарии нет поля.
error-scenario-seats = Строка { $line }: в seats — { $given }; должно быть от 2 до { $most }, каждое число один раз.
error-scenario-layout = Строка { $line }: layout — строки из # и ., хотя бы с одним #.
error-scenario-large = Строка { $line }: поле слишком велико: не больше { $most } клеток в стороне.
error-scenario-apart = Строка { $line }: модули не соединены.
error-scenario-rectangle = Строка { $line }: для штурма нужен прямоугольник из модулей.
error-scenario-island = Строка { $line }: поле слишком мало для острова из { $cards } карточек: до каждого края нужно { $margin } клетки моря.
error-scenario-forts = Строка { $line }: крепостей { $given }, а игроков до { $least }.
error-scenario-one-fort = Строка { $line }: крепостей { $given }; в этом сценарии ровно одна.
error-scenario-no-fort = Строка { $line }: в штурме крепостей нет, остров строит защитник.
error-scenario-shape = Строка { $line }: в форме { $shape } должна быть одна C и не больше { $most } карточек, а в штурме — корабли.
error-scenario-class = Строка { $line }: класс корабля — 1, 2 или 3.
error-scenario-sets = Строка { $line }: в sets должно быть, сколько комплектов у каждого; атакующих { $attackers }, комплектов от 1 до 9.
error-scenario-start-cell = Строка { $line }: у этого start нет клетки; сами ставят корабли только пираты.
error-scenario-first-start = Строка { $line }: первым должен идти start игрока 1, с клеткой.
error-scenario-cell = Строка { $line }: «{ $given }» — не клетка и не угол.
error-scenario-fort = Строка { $line }: крепость «{ $given }» — должно быть: угол ({ $expected }) или клетка с направлением, например L1 S.
error-scenario-no-shape = Строка { $line }: крепости «{ $given }» нужна форма «{ $shape }», а её нет.
error-scenario-off-board = Строка { $line }: клетки { $cell } на поле нет, а там должна лежать карточка или стоять корабль.
error-scenario-taken = Строка { $line }: в { $cell } оказались две карточки или два корабля.
error-scenario-ships = Строка { $line }: в сценарии кораблей { $given }, а можно не больше { $most }.
error-scenario-no-ship = Строка { $line }: при { $seats } игроках у игрока { $seat } нет корабля.
warning-deck-number = В колоде { $deck } карточек { $given }; в коробке их { $expected }.

threat-reply = Если { $ship } { $cell } уцелеет, то может ответить; пушек самое большее { $guns }. { $sinks ->
    [yes] Такой залп потопит вас с вероятностью { $percent } %.
   *[no] Такой залп попадёт с вероятностью { $percent } %.
}
threat-turn = Отсюда { $ship } { $cell } ответить огнём не сможет, зато может повернуть.
threat-none = В этот ход { $ship } { $cell } ответить не сможет.
threat-none-fort = Крепость на выстрел не отвечает.

tally-fired = Бортовые залпы
tally-boarded = Абордажи
tally-beaten = Выигранные схватки
tally-scuttled = Затопленные призы
# Концовки в двух словах, для сводок
end-short-fleets = Последний флот
end-short-nobody = Все потонули разом
end-short-standstill = Больше ничего не происходило
end-short-rounds = Последний раунд
end-short-none = Не кончились
end-short-harbour = Достигнута гавань
end-short-capture = Приз захвачен
end-short-lost-cargo = Груз погиб
end-short-escape = Побег удался
end-short-hunter = Победил охотник
end-short-no-hunter = Охотников не осталось
end-short-occupation = Крепость взята
end-short-repulse = Штурм отбит
end-short-concession = Сдались
