# «Адмирал»: названия, варианты правил, подсказки, действия, причины отказа, события, итоги.

game-goal = Как победить, говорит сценарий; в «Жемчужных отмелях» нужно свезти в свои форты достаточно жемчуга.
game-provenance = Печатные карточки кораблей, острова и расстановки нам неизвестны: игра идёт с восстановленными. Если у вас есть коробка, играйте со своим файлом издания.

seat-1 = Синий
seat-2 = Красный
seat-3 = Зелёный
seat-4 = Лиловый
seat-5 = Янтарный
seat-6 = Серый
seat-nobody = Никто

unit-line = линейный корабль
unit-galleon = галеон
unit-frigate = фрегат
unit-brig = бриг
unit-fort = форт

strength-calm = штиль
strength-fresh = свежий ветер
strength-storm = шторм

option-scenario = Сценарий
    .help = Поле, флоты и условия победы. Мини-игры учат ходить под парусом; свой файл заменяет этот выбор.
option-scenario-pearls = Жемчужные отмели
option-scenario-mini-1 = Мини-игра № 1: Свежий ветер
option-scenario-mini-2 = Мини-игра № 2: Любая погода
option-scenario-mini-3 = Мини-игра № 3: Блокада
option-scenario-powder-keys = Пороховые рифы
option-teams = Команды
    .help = Каждый за себя или партнёры, чьи форты стоят далеко друг от друга.
option-teams-none = без команд
option-teams-2v2 = двое на двое
option-teams-3v3 = трое на трое
option-teams-2v2v2 = три пары
option-turn_order = Очерёдность хода
    .help = Кто ходит первым: как велит сценарий, по броску кубика, по местам или по броску с чередованием команд.
option-turn_order-scenario = по сценарию
option-turn_order-die = по броску кубика
option-turn_order-seats = по местам
option-turn_order-alternate = по броску, команды через одну
option-vane = Флюгер
    .help = Равные секторы — буква правил; в свежем варианте на каждый штиль и каждый шторм приходится четыре свежих сектора, и игра идёт быстрее.
option-vane-equal = равные секторы
option-vane-brisk = чаще свежий ветер
option-islands = Другие острова
    .help = Дополнительные острова по договорённости.
option-islands-none = нет
option-islands-blocks = два квадратных
option-mines = Мины
    .help = Каждый тайно минирует подходы к своему форту: три, две или одна мина, чем больше игроков, тем меньше.
option-hits = Попадания
    .help = Какие числа на кубике означают попадание.
option-hits-standard = 3–6, в упор всё, кроме 2
option-hits-even = чётные
option-hits-even-close = чётные, в упор всё, кроме 1
option-forts_block = Форты закрывают линию огня
    .help = По правилам выстрел проходит над клеткой форта. С этим вариантом не проходит.
option-light_in_calm = В штиль груз не мешает
    .help = По правилам груз, который замедляет корабль, не даёт бригу идти на вёслах. С этим вариантом в штиль он не считается.
option-repair_ends = Ремонт кончается сам
    .help = По правилам корабль на ремонте, пока владелец его не закончит. С этим вариантом он свободен, как только снято последнее повреждение.
option-work_delay = Работы у форта начинаются ходом позже
    .help = По правилам ход, в который о них объявили, уже считается. С этим вариантом счёт идёт со следующего своего хода.
option-start_is_enough = Команды: начатое восстановление останавливает счёт
    .help = По правилам команда должна закончить его за три хода. С этим вариантом довольно того, что оно идёт.
option-short_arrival = Мини-игры: последний ход может быть короче
    .help = По правилам наименьшее расстояние действует и для последнего хода. С этим вариантом нет, если он кончается в порту назначения.
option-balance = Шесть игроков: фора против ближних фортов
    .help = L1 и M14 ближе к жемчугу, чем остальные. С этим вариантом их владельцы ходят последними и должны собрать на одну партию больше.
option-quiet = Остановка после тихих раундов
    .help = Завершает игру, в которой больше ничего не происходит: столько раундов подряд без повреждений, захватов и нового жемчуга в фортах — и побеждает тот, у кого жемчуга больше. За пять раундов об этом предупреждают. Игры одних ботов всегда останавливаются после 20.
option-quiet-scenario = как в сценарии
option-quiet-never = никогда
option-quiet-5 = после 5 раундов
option-quiet-10 = после 10 раундов
option-quiet-20 = после 20 раундов
option-quiet-40 = после 40 раундов
option-round_limit = Предел раундов
    .help = Игра кончается после стольких раундов; побеждает тот, у кого жемчуга больше. 0 — как в сценарии.

order-auto = сразу
order-hold = ждать
order-ask = спросить меня
order-mine = Мина на { $cell }: { $order }
    .help = «Сразу» подрывает чужой корабль, как только он войдёт. «Ждать» ничего не делает: подорвать можно в свой ход, пока корабль там стоит. «Спросить меня» спрашивает на каждом шаге рядом с вашим фортом, есть там мина или нет, чтобы никто ничего не узнал; игра от этого медленнее.

course-N = С
course-NE = СВ
course-E = В
course-SE = ЮВ
course-S = Ю
course-SW = ЮЗ
course-W = З
course-NW = СЗ

prompt-over = Игра окончена.
prompt-wait = Думает { $player }.
prompt-reefs = Поставьте риф; осталось поставить { $left }.
prompt-ships = Поставьте корабли в свой порт, не больше двух в клетку.
prompt-mines = Тайно заложите мину не далее трёх клеток от своего форта; осталось заложить { $left }.{ $optional ->
    [1] {" "}Можно заложить и меньше.
   *[0] {""}
}
prompt-turn = Отдавайте приказы: { $strength ->
    [calm] штиль
    [storm] шторм на { $wind }
   *[fresh] свежий ветер на { $wind }
}. Закончив, завершите ход.{ quiet-near }
prompt-drift = Шторм на { $wind }: прежде чем завершить ход, нужно снести корабли без укрытия.{ quiet-near }
quiet-near = { $left ->
    [0] {""}
   *[other] {" "}{ event-quiet }
}
prompt-race = Держите курс на противоположный угол: { $strength ->
    [calm] штиль
    [storm] шторм на { $wind }
   *[fresh] свежий ветер на { $wind }
}.
prompt-salvo = Залп по { $target }: назовите следующего стрелка.
prompt-grapple = Абордаж { $target }: назовите следующий корабль.
prompt-assault = Штурм { $target }: назовите следующий корабль.
prompt-defend = Форт { $target } штурмуют: какие корабли в порту помогут его защитить?
prompt-share = Осталось распределить очков прочности: { $left }. Сколько получит { $unit }?
prompt-stow = С { $unit } на другой корабль можно перегрузить: { $one }.
prompt-window = { $unit } на { $cell }. Подорвать мину или пропустить?
prompt-blasts = Взорваться должны несколько брандеров: какой первый?

prompt-reefs-short = расстановка рифов
prompt-ships-short = расстановка кораблей
prompt-mines-short = закладка мин
prompt-turn-short = приказы
prompt-salvo-short = составление залпа
prompt-grapple-short = выбор кораблей для абордажа
prompt-assault-short = выбор кораблей для штурма
prompt-defend-short = выбор защитников
prompt-share-short = распределение прочности
prompt-stow-short = перегрузка жемчуга
prompt-window-short = вопрос владельцу мины
prompt-blasts-short = выбор брандера
prompt-over-short = ничего: игра окончена

action-end = Завершить ход
action-move = { $ship } идёт курсом { $course ->
    [NE] СВ
    [E] В
    [SE] ЮВ
    [S] Ю
    [SW] ЮЗ
    [W] З
    [NW] СЗ
   *[N] С
} на { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[many] { $cells } клеток
} с { $from } на { $to }
action-drift = { $ship } сносит с { $from } на { $to } ({ $cells })
action-fire = { $unit } стреляет по { $target }: { $shots ->
    [1] один выстрел
    [one] залп в { $shots } выстрел
    [few] залп в { $shots } выстрела
   *[many] залп в { $shots } выстрелов
} (с { $from } на { $at })
action-join = { $unit } входит в залп по { $target }, выстрелов: { $shots } (с { $from } на { $at }); стрелков будет больше
action-board = { $ship } идёт на абордаж { $target } с { $from }
action-board-join = { $ship } идёт на абордаж { $target } с { $from }; кораблей будет больше
action-storm = { $ship } штурмует { $target } с { $from }
action-storm-join = { $ship } штурмует { $target } с { $from }; кораблей будет больше
action-convert = Превратить { $ship } на { $cell } в брандер
action-explode = Взорвать брандер { $ship } на { $cell }
action-begin-repair = Поставить { $ship } на { $cell } на ремонт
action-end-repair = Закончить ремонт { $ship } на { $cell }
action-work = Ремонтировать форт { $fort } силами { $ship } и { $other }
action-restore = Восстанавливать форт { $fort } силами { $ship } и { $other }
action-break-off = Прервать работы у форта { $fort }
action-load = { $ship } берёт на борт на { $cell }: { $one }
action-load-fort = { $ship } забирает из форта { $fort }: { $one }
action-unload = { $ship } выгружает в форт { $fort }: { $one }
action-give = Передать форт { $fort } игроку { $seat }
action-offer = Предложить { $ship } партнёру для форта { $fort }
action-withdraw = Отозвать предложение { $ship } на { $cell }
action-detonate = Подорвать { $ship } на своей мине на { $cell }
action-reef = Поставить риф на { $cell }
action-place = Поставить { $ship } на { $cell }
action-lay = Заложить мину на { $cell }: { $order }
action-no-more-mines = Больше мин не закладывать
action-defend = { $ship } помогает защищаться
action-defended = Больше защитников нет
action-share = { $points ->
    [0] { $unit } не получает ничего
   *[other] { $unit } получает прочности: { $points }
}
action-stow = Перегрузить с { $from } на { $ship }: { $one }
action-stow-stay = Оставить на { $from }: { $one }
action-blow-up = Подорвать мину
action-let-pass = Пропустить

reason-not-your-decision = Сейчас решаете не вы.
reason-wrong-phase = Сейчас решается другое: { $phase }.
reason-no-such-ship = Такого корабля нет.
reason-not-your-ship = { $ship } не ваш.
reason-ship-gone = Этого корабля больше нет на поле.
reason-ship-frozen = { $ship } уже сражался в этом раунде и до его конца ничего не может.
reason-ship-in-repair = { $ship } на ремонте. Сначала закончите ремонт.
reason-repair-keeps = { $ship } на ремонте и ходить не может. Если закончить ремонт, в этом ходу он сможет стрелять, а ходить — со следующего.
reason-fresh-from-repair = Ремонт { $ship } закончен в этом ходу: стрелять можно, а ходить — не раньше вашего следующего хода.
reason-ship-bound = { $ship } занят работами у форта. Сначала прервите их.
reason-moved-already = { $ship } в этом ходу уже ходил.
reason-storm-blows = В шторм курс не выбирают: корабли сносит на { $wind }.
reason-no-storm = Шторма нет, сносить некому.
reason-becalmed = { $ship } в штиль так ходить не может.
reason-slowed-to-nothing = Груз отнимает у { $ship } клетку хода: этим курсом сейчас не сдвинуться.
reason-too-far-in-calm = В штиль { $ship } не пройдёт этим курсом { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[many] { $cells } клеток
}.
reason-too-far = На { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[many] { $cells } клеток
} этим курсом при таком ветре { $ship } не пройдёт.
reason-way-edge = Там кончается поле.
reason-way-land = На пути суша.
reason-way-reef = На пути риф.
reason-way-fort = На пути форт.
reason-way-ship = Клетка занята: другой корабль в море или два в порту.
reason-way-closed = Эта сторона или угол клетки полностью закрыты сушей.
reason-against-wind = { $ship } не может идти так круто к ветру (он дует на { $wind }).
reason-too-short = { $least ->
    [0] Ход не короче одной клетки.
    [one] Ход здесь не короче { $least } клетки.
   *[other] Ход здесь не короче { $least } клеток.
}
reason-drift-distance = В шторм { $ship } проходит весь снос или останавливается в порту по пути.
reason-drift-order = Раньше, чем { $ship }, сносит другой ваш корабль: сначала брандеры, которым пора взрываться, потом тот, кто дальше по ветру.
reason-drift-late = Уже снесло ваш корабль, чья очередь позже: { $ship } упустил свою.
reason-no-leaving = { $ship } в укрытии, а следующая клетка по ветру закрыта.
reason-no-shots = У { $ship } в этом ходу не осталось выстрелов.
reason-no-storm-shots = { $ship } в шторм не стреляет: на карточке нет выстрелов для шторма.
reason-fireship = { $ship } — брандер.
reason-not-opponent = { $target } не принадлежит сопернику.
reason-target-ruined = { $target } разрушен.
reason-not-in-line = { $target } не на прямой и не на диагонали от { $ship }.
reason-out-of-range = { $target } вне дальности выстрела { $ship }.
reason-line-land = Между { $ship } и { $target } суша.
reason-line-ship = Между { $ship } и { $target } стоит корабль.
reason-line-closed = Между { $ship } и { $target } сторона или угол, закрытые сушей.
reason-line-fort = Между { $ship } и { $target } стоит форт.
reason-fort-frozen = За { $ship } в этом раунде сражались, или он сменил владельца: стрелять он не может.
reason-enemy-store = Форт { $fort } принадлежит сопернику: жемчуг грузят и выгружают только в своих фортах и у партнёров. Чтобы взять то, что в нём лежит, возьмите его штурмом.
reason-nobodys-store = Форт { $fort } ничей: в разрушенных и нейтральных фортах жемчуг не грузят и не выгружают.
reason-not-your-fort = Этот форт не ваш.
reason-no-such-fort = Такого форта нет.
reason-other-target = Цель уже названа, она одна для всех.
reason-out-of-order = Корабли и форты называют по порядку, каждый один раз.
reason-no-further = За { $ship } никто не может последовать: стреляйте или атакуйте без «+».
reason-not-adjacent = { $ship } не рядом с { $target }; по диагонали не считается.
reason-side-closed = Сторону между { $ship } и { $target } закрывает суша.
reason-drift-first = Прежде чем атаковать, { $ship } должен быть снесён штормом.
reason-not-in-port = { $ship } не в порту форта { $fort }.
reason-has-fired = { $ship } в этом ходу уже стрелял.
reason-not-a-fireship = { $ship } — не брандер.
reason-not-due = { $ship } взорвётся в следующем раунде, не раньше.
reason-drifts-open = Ещё не все корабли снесены штормом.
reason-undamaged = У { $ship } нет повреждений.
reason-repair-ended = Ремонт { $ship } закончен в этом ходу.
reason-not-in-repair = { $ship } не на ремонте.
reason-fort-whole = У форта { $fort } нет повреждений.
reason-work-running = У форта { $fort } уже идут работы.
reason-work-broken = Работы у форта { $fort } прерваны в этом ходу.
reason-no-work = У форта { $fort } никто не работает.
reason-no-pearl = Грузить { $ship } здесь нечего: ни { $many }, ни иного груза.
reason-no-room = { $ship } больше не поднимет: { $many } на борту и так предел.
reason-no-cargo = На { $ship } нет груза ({ $many }).
reason-shuttle = За один ход { $ship } не грузится и не разгружается у одного и того же форта.
reason-no-partner = Это не ваш партнёр, или он выбыл.
reason-has-fort = У партнёра есть свой форт.
reason-not-ruined = Форт { $fort } не разрушен.
reason-offered-already = С { $ship } это в этом ходу уже делали.
reason-not-offered = { $ship } никому не предложен.
reason-no-mine = Вашей мины там нет.
reason-chance-gone = { $ship } с тех пор уже действовал или пришёл туда не сам: случай упущен.
reason-off-board = Такой клетки на этом поле нет.
reason-cell-taken = Клетка { $cell } занята.
reason-in-a-port = Клетка { $cell } в порту.
reason-on-an-island = Клетка { $cell } принадлежит острову.
reason-on-a-pearl = На { $cell } лежит или появится груз ({ $many }).
reason-blocks-pearls = Риф на { $cell } отрезал бы порт от груза ({ $many }).
reason-not-own-port = Это не порт вашего форта.
reason-port-taken = Из этого порта начинает другой игрок, или вы выбрали другой.
reason-too-far-from-fort = Клетка { $cell } дальше трёх клеток от вашего форта.
reason-not-navigable = На { $cell } корабль зайти не может.
reason-ship-placed = { $ship } уже на поле.
reason-not-a-defender = { $ship } не может защищать этот форт: корабль должен принадлежать владельцу форта и стоять в его порту.
reason-not-that-many = Столько очков здесь дать нельзя: ни одно не должно пропасть, пока его может взять другой, и никто не получает больше, чем на карточке.
reason-cannot-carry = { $ship } не может взять груз ({ $one }).
reason-no-long-course = Ход здесь не короче { $least ->
    [one] { $least } клетки
   *[other] { $least } клеток
}, а при таком ветре { $ship } столько не пройдёт ни одним курсом. Завершите ход.
reason-must-move = У вас есть ход нужной длины (не меньше { $least }), и сделать его обязательно.
reason-switched-off = В этом сценарии этого нет.
reason-order-changed = Приказ этой мине в этом ходу уже меняли.
reason-not-your-turn = Приказы минам меняют в свой ход.
reason-on-a-reef = На { $cell } уже есть риф.
reason-no-such-action = Такого действия нет.
reason-shot-number = У { $ship } нет столько выстрелов.
reason-choose-first = Сначала выберите свой корабль.
reason-forts-stay = Форты не ходят под парусом: выберите корабль.
reason-off-course = От { $ship } к { $cell } нет прямой, а курс за один ход не меняют.

warning-no-more-mines = До конца игры неиспользованными останутся карточки мин: { $left }.
warning-convert = Это навсегда: { $ship } больше не стреляет и в следующем раунде взорвётся.
warning-share-nothing = Если не дать ничего, { $ship } утонет.
warning-out = После этого вы выбываете: ваши корабли снимут с поля.

event-order-die = { $player } бросает на очерёдность: { $die }.
event-order = { $player } ходит под номером { $place }.
event-reef = { $player } ставит риф на { $cell }.
event-placed = { $player } ставит { $ship } на { $cell }.
event-mine-laid = { $cell ->
    [hidden] { $player } тайно закладывает мину.
   *[other] { $player } тайно закладывает мину на { $cell }: { $order }.
}
event-wind = Раунд { $round }. { $player } крутит флюгер: { $strength ->
    [calm] штиль.
    [storm] шторм на { $direction }.
   *[fresh] свежий ветер на { $direction }.
}
event-turn = Ходит { $player } (раунд { $round }).
event-moved = { $ship } идёт курсом { $direction } с { $from } на { $to }.
event-drifted = { $ship } сносит курсом { $direction } с { $from } на { $to }.
event-reef-hit = { $ship } бьётся о риф на { $cell }, повреждений: { $damage }.
event-fired = { $unit } стреляет по { $target }, выстрелов: { $shots }.
event-shot-die = На кубике { $die }.
event-hit = Попадание в { $target }: повреждений { $damage }, прочности осталось { $left }.
event-missed = Промах по { $target }.
event-sunk = { $ship } тонет на { $cell }.
event-pearls-fall = На отмели { $cell } остаётся груз: { $pearls ->
    [one] { $pearls } { $one }
    [few] { $pearls } { $few }
   *[many] { $pearls } { $many }
}.
event-pearls-lost = На { $cell } пропадает груз: { $pearls ->
    [one] { $pearls } { $one }
    [few] { $pearls } { $few }
   *[many] { $pearls } { $many }
}.
event-fort-ruined = Форт { $fort } разрушен.
event-converted = { $player } превращает { $ship } в брандер: взрыв в раунде { $round }.
event-exploded = { $ship } взрывается на { $cell }: каждому кораблю вокруг повреждений { $damage }.
event-repair-begun = { $ship } становится на ремонт у { $fort }.
event-repair-ended = Ремонт { $ship } окончен.
event-repaired = { $ship }: снято одно повреждение, осталось { $left }.
event-repair-cancelled = Ремонт { $ship } отменён.
event-work-begun = { $ship } и { $other } начинают работы у форта { $fort }.
event-work-ended = { $lost ->
    [1] Восстановление { $fort } прервано: всё придётся начинать заново.
   *[0] Работы у { $fort } окончены.
}
event-fort-repaired = Форт { $fort }: снято одно повреждение, осталось { $left }.
event-restored = Форт { $fort } восстановлен, теперь им владеет { $player }.
event-boarding = { $ship } идёт на абордаж { $target }.
event-storming = { $ship } штурмует форт { $fort }.
event-defending = { $ship } помогает защищать форт { $fort }.
event-fight-die = { $unit } бросает { $die }, очков: { $points }.
event-scores = Атака { $attack }, защита { $defence }.
event-tie = Ничья: все участники погибают.
event-won = Побеждает { $player }, осталось прочности: { $points }.
event-given = { $unit } получает { $points }.
event-captured = { $player } захватывает { $ship }; прежний владелец: { $other }.
event-fort-captured = { $player } захватывает форт { $fort }; прежний владелец: { $other }.
event-stowed = С { $from } на { $to } перегружают: { $one }.
event-taken = { $ship } берёт на борт на { $cell }: { $one }.
event-taken-fort = { $ship } забирает из форта { $fort }: { $one }.
event-unloaded = { $ship } выгружает в форт { $fort }: { $one }. Теперь там { $pearls }.
event-fort-given = { $player } передаёт форт { $fort }; новый владелец: { $other }.
event-offered = { $player } предлагает { $ship } для восстановления { $fort }.
event-withdrawn = { $player } отзывает предложение { $ship }.
event-mine = Под { $ship } на { $cell } взрывается мина (чья: { $player }): повреждений { $damage }.
event-out = { $why ->
    [clock] { $player } слишком долго без форта и выбывает.
    [gave] { $player } отдаёт последний форт и выбывает.
    [resigned] { $player } сдаётся.
   *[ships] { $player } остаётся ни с чем и выбывает.
}
event-fort-inherited = Форт { $fort } переходит; владелец: { $other }.
event-clock = { $player }: ходов без форта { $turns } из { $of }.
event-arrived = { $ship } достигает порта { $fort }.
event-removed = { $ship } снимают с поля, с клетки { $cell }.
event-order-given = Ваша мина на { $cell }: { $order }.
event-round-over = Раунд { $round } окончен.
event-no-more-mines = { $player } больше не закладывает мин; осталось карточек: { $left }.
event-quiet = { $rounds ->
    [one] { $rounds } раунд подряд
    [few] { $rounds } раунда подряд
   *[many] { $rounds } раундов подряд
} ничего не происходит. Ещё { $left ->
    [one] { $left } тихий раунд
    [few] { $left } тихих раунда
   *[many] { $left } тихих раундов
} — и игра остановится: победит тот, у кого больше жемчуга.

chance-order = кубик на очерёдность хода
chance-direction = куда дует ветер
chance-strength = сила ветра
chance-shot = кубик выстрела
chance-attack = кубик атакующего
chance-defence = кубик защитника

odds-hit = попадание, повреждений { $damage }
odds-sunk = потоплен (повреждений { $damage })
odds-ruined = разрушен (повреждений { $damage })
odds-miss = промах
odds-win = победа
odds-tie = ничья: все гибнут
odds-lose = поражение
odds-damage = повреждений в среднем
odds-hull-won = прочности в среднем достанется победой
odds-hull-lost = прочности в среднем достанется другой стороне
odds-win-all = шанс на победу, если защищаться будут все корабли в порту

end-delivered = { $winners ->
    [1] Победа: { $winner }. Доставлено достаточно { $many }.
   *[other] Игроки { $seats } доставили достаточно { $many } и побеждают.
}
end-last-afloat = { $winners ->
    [1] Победа: { $winner }. Других кораблей на плаву нет.
   *[other] Игроки { $seats } остались на плаву последними и побеждают.
}
end-most-pearls = { $winners ->
    [1] Весь груз ({ $many }) развезён; больше всех у победителя: { $winner }.
   *[other] Весь груз ({ $many }) развезён; игроки { $seats } собрали больше всех и побеждают.
}
end-lost-together = { $winners ->
    [1] Последние корабли погибли; больше всех { $many } у победителя: { $winner }.
   *[other] Последние корабли погибли разом: игроки { $seats } делят победу.
}
end-arrived = Победа: { $winner }. Первый корабль в порту; раундов: { $rounds }.
end-wrecked = Последние гонщики разбились: в порт не пришёл никто.
end-quiet = { $winners ->
    [1] Игра остановлена: тихих раундов подряд { $quiet }; больше всех { $many } у победителя: { $winner }.
   *[other] Игра остановлена: тихих раундов подряд { $quiet }; игроки { $seats } собрали больше всех { $many } и побеждают.
}
end-rounds = { $winners ->
    [1] Последний раунд окончен; больше всех { $many } у победителя: { $winner }.
   *[other] Последний раунд окончен; игроки { $seats } собрали больше всех { $many } и побеждают.
}
end-forts = { $winners ->
    [1] { $winner } держит достаточно фортов и побеждает.
   *[other] Игроки { $seats } держат достаточно фортов и побеждают.
}
end-draw = { $why ->
    [quiet] Игра остановлена: тихих раундов подряд { $quiet }. Жемчуга в фортах нет ни у кого: ничья.
   *[rounds] Последний раунд окончен. Жемчуга в фортах нет ни у кого: ничья.
}

asset-ship = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
asset-hull = { $count ->
    [one] { $count } единица прочности
    [few] { $count } единицы прочности
   *[many] { $count } единиц прочности
}
asset-fort = { $count ->
    [one] { $count } форт
    [few] { $count } форта
   *[many] { $count } фортов
}
asset-fort-hull = { $count ->
    [one] { $count } единица прочности форта
    [few] { $count } единицы прочности форта
   *[many] { $count } единиц прочности форта
}
asset-aboard = груз на борту: { $count }
score-pearls = Груз в форте { $fort }: { $count ->
    [one] { $count } { $one }
    [few] { $count } { $few }
   *[many] { $count } { $many }
}
    .head = Жемчуг

text-round = раунд { $round } · { $strength } { $wind }
text-quiet = { event-quiet }
text-legend = ▓ суша  ░ отмель  ^ риф  ■ форт  ○ жемчуг  ° с грузом  * брандер  + два корабля
text-out = вне игры
text-goal = идёт к { $fort }
text-pearls = { $side ->
    [0] груз ({ $many }) { $pearls } из { $wanted }
   *[other] груз ({ $many }) { $side } из { $wanted } (своего { $pearls })
}
text-pearls-only = груз ({ $many }) { $pearls } (у стороны { $side }, цель { $wanted })
text-clock = без форта: ходов { $clock } из { $of }
text-mines = { $count ->
    [one] { $count } скрытая мина
    [few] { $count } скрытые мины
   *[many] { $count } скрытых мин
}
text-team = команда { $team }
text-fort = форт { $name }: прочность { $hull }/{ $of } · выстрелы { $shots } · { $many } { $pearls }
text-nobody = форт { $name } (ничей): прочность { $hull }/{ $of } · выстрелы { $shots } · { $many } { $pearls }
text-ruin = форт { $name } разрушен: восстановлено { $hull } из { $of } · выстрелы { $shots } · { $many } { $pearls }
text-workers = работают { $ships }
text-frozen = сражался в этом раунде
text-load = груз ({ $many }) { $pearls }/{ $room }
text-due = БРАНДЕР, взрыв в раунде { $round }
text-repair = на ремонте у { $fort }
text-work = работает у { $fort }
text-offered = предложен для { $fort }
text-own-mines = Ваши мины: { $mines }

error-admiral-players = Сценарий { $scenario } не для { $given ->
    [one] { $given } игрока
   *[other] { $given } игроков
}. Возможно: { $expected }.
error-admiral-teams = «{ $given }» не подходит для { $seats } игроков. Возможно: { $expected }.
error-admiral-islands = Других островов «{ $given }» здесь нет. Возможно: { $expected }.
error-admiral-ship = «{ $given }» — не корабль этой игры. Есть: { $expected }.
error-admiral-fort = «{ $given }» — не форт этой игры. Есть: { $expected }.
error-admiral-unit = «{ $given }» — не корабль и не форт этой игры. Есть: { $expected }.
error-admiral-cell = «{ $given }» — не клетка: поле от A1 до { $last }.
error-admiral-number = «{ $given }» должно быть числом не больше { $most }.
error-admiral-order = «{ $given }» — не приказ для мины. Возможно: { $expected }.
error-admiral-notation = «{ $given }» — не приказ. Например: 1F Ю3, 1L x A1 3, 1L абордаж 2F, 1L штурм X14, 1G взять, конец.
error-scenario-no-layout = Строка { $line }: нет ни одного [[layout]], играть некому.
error-scenario-players = Строка { $line }: игроков не может быть { $given }. Возможно: { $expected }.
error-scenario-players-twice = Строка { $line }: для { $given } игроков раскладка уже есть.
error-scenario-empty-text = Строка { $line }: текст { $where } пуст.
error-scenario-vane = Строка { $line }: vane — три числа секторов (штиль, свежий ветер, шторм), не все нули, вместе не больше 99.
error-scenario-no-victory = Строка { $line }: никто не может победить: укажите deliver, arrive, hold_forts, rounds, most_treasure или last_afloat.
error-scenario-tile-rows = Строка { $line }: строки острова «{ $name }» должны быть одной длины и не пусты.
error-scenario-tile-letter = Строка { $line }: в строке «{ $given }» острова «{ $name }» стоит { $letters }; известны только . o и #.
error-scenario-tile-closed = Строка { $line }: «{ $given }» у острова «{ $name }» должно быть вида "0,1 SW": клетка острова и одно из { $expected }.
error-scenario-tile-unknown = Строка { $line }: острова «{ $given }» нет. Есть: { $expected }.
error-scenario-turn = Строка { $line }: остров поворачивают на 0, 90, 180 или 270 градусов, а не на { $given }.
error-scenario-tile-off = Строка { $line }: остров «{ $tile }» на { $given } не помещается на поле.
error-scenario-tile-over = Строка { $line }: остров «{ $tile }» на { $given } накрывает что-то ещё.
error-scenario-cell = Строка { $line }: «{ $given }» — не клетка поля { $size }.
error-scenario-fort-twice = Строка { $line }: на { $given } два форта.
error-scenario-ruin-treasure = Строка { $line }: форт { $given } разрушен, сокровищ в нём быть не может.
error-scenario-goal = Строка { $line }: на { $given } нет форта, к которому идти. Есть: { $expected }.
error-scenario-gap = Строка { $line }: на { $given } нет сокровища, пустой её не оставить.
error-scenario-no-goal = Строка { $line }: у начинающего с { $given } нет цели.
error-scenario-reef = Строка { $line }: риф не может стоять на { $given }: суша, форт или порт.
error-scenario-much-treasure = Строка { $line }: сокровищ { $given }, а должно быть не больше { $most }.
error-scenario-treasure-cell = Строка { $line }: сокровище не может лежать на { $given }: суша, риф, форт или больше девяти в клетке.
error-scenario-deliver = Строка { $line }: доставить нужно { $given }, а сокровищ всего { $total }.
error-scenario-ship-cell = Строка { $line }: корабль не может стоять на { $given }.
error-scenario-many-ships = Строка { $line }: кораблей типа { $given } — { $many }, а в коробке { $most }.
error-scenario-no-ships = Строка { $line }: у игрока { $seat } нет кораблей.
error-scenario-no-room = Строка { $line }: игроку { $seat } нужно поставить кораблей: { $ships }, а порты вмещают { $room }.
error-scenario-few-forts = Строка { $line }: игроков { $seats }, каждому нужен свой порт, а фортов { $forts }.
error-scenario-mines-without-fort = Строка { $line }: у игрока { $seat } есть мины, но нет форта, у которого их закладывать.
error-scenario-crowded = Строка { $line }: на { $given } слишком много кораблей.
error-scenario-team = Строка { $line }: стороны команды «{ $given }» должны называть места с 1 по { $seats }, каждое один раз, в раскладке для одного числа игроков.
error-scenario-no-port = Строка { $line }: рядом с фортом нет клетки для кораблей.
error-scenario-cut-off = Строка { $line }: до { $given } можно добраться не отовсюду.
error-scenario-no-card = Строка { $line }: нет карточки корабля { $given }.
error-scenario-no-tile = Строка { $line }: нет острова «{ $given }», а он нужен нашим сценариям.

threat-blast = { $when ->
    [now] Взрыв достанет до отмеченных клеток.
   *[later] В следующем раунде он взорвётся там, где тогда окажется; отсюда достал бы до отмеченных клеток.
} { $count ->
    [0] Повреждений каждому кораблю там: { $damage }; сейчас там никого.
   *[other] Повреждений каждому кораблю там, своим тоже: { $damage }. Сейчас это { $ships }.
}

tally-hit = Залпы в цель
tally-missed = Залпы мимо
tally-captured = Захваченные корабли
tally-forts = Захваченные форты
# Концовки в двух словах, для сводок
end-short-delivered = Груз доставлен
end-short-last-afloat = Последний на плаву
end-short-most-pearls = Весь груз на складах
end-short-lost-together = Все потонули разом
end-short-arrived = Первым в порту
end-short-wrecked = Никто не дошёл
end-short-quiet = Больше ничего не происходило
end-short-rounds = Последний раунд
end-short-forts = Форты удержаны
end-short-draw = Ничья
end-short-goal = Цель достигнута
end-short-ladder = Решено сравнением
end-short-none = Не кончились
