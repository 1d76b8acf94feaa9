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
