# Эпоха парусных сражений на нарисованном поле: надписи, вопросы у места щелчка, слова для чтения с экрана.

## Panels

board-chart = Карта
board-weather = Ветер
board-squadron = Корабли
board-round = раунд { $round }
board-sea = Карта сражения: корабли, крепости, клетки на выбор
board-overview = Всё поле в уменьшенном виде
board-closer = Приблизить
board-farther = Отдалить
board-whole = Всё поле
board-briefing = Задание
board-to-battle = По местам!
board-reconstructed = Поле, карточки ветра и ситуаций восстановлены: напечатанные нам неизвестны.

## Wind and situation

board-blows = { $force } ветер на { $heading }
board-force-light = Слабый
board-force-fresh = Свежий
board-force-strong = Сильный
board-no-wind = Карточки ветра ещё нет
board-rose-help = Лепесток поворачивает корабль на месте.
board-course = Курс на { $heading }, дальность { $range }
board-situation = Обстановка
board-cards-left = в колоде { $count }
board-by-hand = Исполняется вручную; осталось действий: { $hands }

## Ships and fortress

board-merchantman = торговый корабль
board-fugitive = пиратский корабль
board-short-line-ship = Линейный
board-short-frigate = Фрегат
board-short-brig = Бриг
board-short-merchantman = Купец
board-short-fugitive = Пират
board-fortress = Крепость
board-ship-at = { $ship } { $cell }
board-ship = { $ship }, { $whose }, мачт { $masts } из { $holes }, курс на { $heading }
board-in-line = в линии за { $cell }
board-card = { $crest ->
    [yes] герб
   *[no] пушка
}{ $up ->
    [yes] {""}
   *[no] , карточка перевёрнута
}, { $whose }
board-ashore = на берегу: { $whose }, мачт { $masts }
board-open-sea = открытое море
board-masts = { $lost ->
    [0] мачт: { $masts }
   *[other] мачт: { $masts }, потеряно: { $lost }
}
board-ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[other] { $count } кораблей
}
board-works = { $count ->
    [one] действует { $count } карточка
    [few] действуют { $count } карточки
   *[other] действуют { $count } карточек
}
board-shots = выстрелов: { $port } слева, { $starboard } справа
board-no-ships = Кораблей нет.
board-out = вне игры
board-order-holder = кавалер ордена: на клетку дальше, +1 к кубикам
board-acts = ходит
board-acted = ходил
board-victor = победитель
board-prize = захвачен
board-ready = ждёт
board-mark-acted = уже ходил
board-mark-frozen = занят призом
board-mark-idle = стоять опасно
board-mark-no-fire = не стреляет
board-mark-no-act = не действует
board-mark-no-sail = не идёт
board-mark-row = может идти на вёслах
board-mark-muted = не отвечает
board-mark-bonus = +1 к выстрелам
board-mark-extra = лишний выстрел с борта
board-mark-shoal = не дальше клетки
board-legal = можно выбрать

## Choosing

board-sail-to = { $boarding ->
    [yes] На абордаж в { $cell }: курс на { $heading }, шагов: { $steps }
   *[no] Идти в { $cell }: курс на { $heading }, шагов: { $steps }
}{ $guns ->
    [0] {""}
   *[other] , под прицелом пушек: { $guns }
}
board-dial = Выберите курс
board-chip-cell = { $cell }
board-chip-gun = пушка { $cell }
board-line-tactics = Линейная тактика
board-tool-form = Построить линию
board-tool-join = Присоединить к линии
board-tool-leave = Выйти из линии
board-tool-dissolve = Распустить линию
board-asks-form-head = Кто ведёт линию?
board-asks-form-tail = Кто замыкает?
board-asks-join-head = Кто присоединяется?
board-asks-join-tail = К какой линии?
board-asks-leave = Кто покидает линию?
board-asks-dissolve = Какую линию?
board-prize-title = Два корпуса, одна команда: что останется на плаву?
board-ask-boarding = На абордаж в { $cell }?
board-ask-guns = { $guns ->
    [one] На { $cell } смотрит { $guns } пушка
    [few] На { $cell } смотрят { $guns } пушки
   *[other] На { $cell } смотрят { $guns } пушек
}
board-ask-guns-help = Каждая может выстрелить, как только вы войдёте в её зону.
board-go = Вперёд
board-stay = Остаться
board-action-fire = { $guns ->
    [one] Один выстрел { $side } по { $target }
   *[other] Залп из { $guns } { $side } по { $target }
}
board-action-reply = { $guns ->
    [one] Один выстрел
   *[other] Залп из { $guns }
}
board-action-scuttle-prize = Затопить побеждённый корабль
board-action-scuttle-own = { $lost ->
    [0] Перейти на { $prize } (мачт: { $masts }), свой затопить
   *[other] Перейти на { $prize } (мачт: { $masts }, теряется: { $lost }), свой затопить
}
board-action-keep = Оставить оба корабля: мачт призу { $masts }
board-action-hold = Не отвечать
board-action-stop = Стоп
board-action-next = Больше не стрелять

## Dice

board-against = против
board-hit = { $attack }:{ $defence }, удача
board-miss = { $attack }:{ $defence }, неудача
board-tie = { $attack }:{ $defence }, ещё раз

## Standing orders

board-orders = Постоянные приказы
board-orders-help = Что делается в чужой ход, не спрашивая вас.
board-orders-reply = Ответный огонь
board-orders-turn = Поворот под огнём
board-orders-fort = Пушки крепости
board-orders-prize = Приз, взятый в обороне
board-order-ask = спросить
board-order-always = всегда
board-order-salvo = залпом
board-order-never = никогда

## Выбор по шагам

step-gun = { $chosen }: выберите цель.
step-aim = { $chosen }: выберите, сколько пушек стреляет.
step-tool = { $chosen }: выберите головной корабль.
step-head-tool = { $chosen }: выберите последний корабль линии.
step-from = { $chosen }: выберите, куда идёт десант.
step-cell = { $chosen }: выберите курс.
