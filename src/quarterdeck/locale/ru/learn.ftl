### Уроки: `quarterdeck learn`.

learn-course = { $count ->
    [one] { $game }: { $name }, { $count } урок
    [few] { $game }: { $name }, { $count } урока
   *[many] { $game }: { $name }, { $count } уроков
}
learn-which = Какой урок?
learn-done = пройден
learn-begun = начат
learn-read = Enter — дальше.{" "}
learn-glow = Посмотрите сюда: { $action }
learn-show = «покажи» сделает этот шаг за вас.
learn-lesson-done = Урок пройден.
learn-next = Следующий урок: «{ $title }». Идём дальше? (д/н){" "}
learn-next-table = Дальше: { $title }. Начать: { $command }
learn-whole-game = целая партия
learn-saved = Место сохранено. Продолжить: quarterdeck learn { $game }
learn-live = Дальше настоящая партия: кубики живые, бот играет за себя.

web-learn = Уроки
web-learn-game = Уроки: { $game }
web-course = Все уроки
web-steps = Шаги
web-show-me = Покажите
web-lesson-play = Доиграть партию
web-lesson-live = Соперник — бот младшего звания. Кубики теперь живые.
web-next = Дальше
web-why = Почему?
web-in-one-minute = Игра за минуту
web-to-the-board = К доске
web-coach = Наставник
    .help = Объясняет каждое решение один раз и предупреждает о потерях.
web-coach-there = Это ваша первая партия: наставник объяснит каждое решение по одному разу. Наведите на что угодно или нажмите подолгу, и прочтёте, что это делает. Отключить его можно в меню.
web-first-stage = Вы начинаете с малого: { $stage }. Большая игра будет после.
web-starts-with = «Играть» начнёт с малого: { $stage }.
web-next-stage = Дальше: { $stage }
web-whole-game = Сыграть целую партию
web-lesson-tag = урок
web-explain-now = Сейчас: { $what }
web-explain-many = { $count ->
    [one] Сейчас с этим можно сделать { $count } действие.
    [few] Сейчас с этим можно сделать { $count } действия.
   *[many] Сейчас с этим можно сделать { $count } действий.
}
web-one-minute = { $game } за минуту
web-lesson-continue = Продолжить
web-lesson-start = Начать с урока
web-to-lesson = К уроку
web-straight-in = Сразу в игру
web-lesson-again = Начать урок сначала
web-lesson-of = Урок { $number } из { $count } · { $title }
web-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}

error-no-course = Уроков для { $game } пока нет. Правила: quarterdeck rules { $game }.
error-lesson = Урока «{ $given }» нет. Нужен номер или имя: { $expected }.
error-lesson-not-live = Этот урок не кончается партией. Пройдите его по шагам.
error-lesson-place = «{ $given }» не подходит к этому месту урока. Начните урок сначала.
error-lesson-set-back = Так можно, но этот шаг о другом. Ход возвращён.
