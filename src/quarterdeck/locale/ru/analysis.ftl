# Разбор сыгранных партий, везение, задачи

help-analyse = Что решило партию, как было лучше и в чём повезло.
    После Ctrl-C та же команда продолжит с места остановки.
help-analyse-examples =
    {"  "}quarterdeck analyse партия.replay
    {"  "}quarterdeck analyse партия.replay --json
help-calibrate = Измерить по партиям ботов, как часто оценки разбора выигрывают.
help-calibrate-rank = кто играет; если не указано, lieutenant
help-calibrate-games = число партий; если не указано, 300
help-calibrate-seed = число, от которого зависит всё; если не указано, 1
help-calibrate-out = какой файл записать; если не указано, judge.toml самой игры
help-calibrate-examples = {"  "}quarterdeck calibrate ИГРА --games 300
calibrate-off = Расхождение { $off } на партиях, по которым кривые не подбирались.

analyse-progress = Разбор: запись { $done } из { $last }
analyse-goes-on = Продолжаем после записи { $count }.
analyse-stopped = Остановлено. Та же команда продолжит отсюда.
analyse-line = Шанс на победу, насколько его мог знать каждый игрок
analyse-line-points = Ожидаемые очки
analyse-moments = { $count ->
    [0] Ни один отдельный момент не решил эту партию.
    [one] Момент, который решил партию
   *[other] Моменты, которые решили партию
}
analyse-moment = { $number }. Запись { $entry }, { $player }: { $what }
analyse-better = Лучше: { $action }. { $why }
analyse-played = Сыграно: { $why }
analyse-knew = Насколько можно было знать до броска: { $was } при сыгранном, { $would } при лучшем выборе.
analyse-split = Выбор { $choice }, случай { $luck }.
analyse-accuracy = Точность { $share }: в { $fine } из { $decisions } решений ничего заведомо лучшего не нашлось.
analyse-part-offered = можно было получить своими ходами
analyse-part-choice = из этого упущено
analyse-part-others = игра соперников
analyse-part-luck = кубики и карты
analyse-part-ending = сдача или соглашение
analyse-sum = Всего { $change }
analyse-luck = Везение: кубики и карты дали { $luck } (± { $error }). Две партии из трёх укладываются в ± { $ordinary }.
analyse-throws = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
analyse-chance = { $figure }
analyse-points = { $figure } оч.
analyse-measured = Шансы — оценка разбора. На { $games } партиях ботов она в среднем расходилась с исходом на { $off } из ста.
analyse-unmeasured = Шансы — собственная оценка разбора; по исходам этой игры её никто не проверял.
analyse-measured-points = Очки — столько в среднем выходит, если доиграть оттуда без долгих раздумий.
error-analysis-long = В этой партии записей: { $given }; разобрать можно партии не длиннее { $most }.
error-analysis-empty = Эта партия не начата: разбирать нечего.
error-analysis-busy = Для вас уже разбирается достаточно партий. Спросите снова, когда одна из них будет готова.

## В браузере

web-analysis = Разбор
web-analysis-what = Партия разбирается ход за ходом: чего стоило каждое решение, насколько это можно было знать, что дали кубики и карты и что всё решило. Это займёт от нескольких секунд до нескольких минут и сохранится вместе с записью.
web-analysis-begin = Разобрать партию
web-analysis-working = Партия разбирается…
web-analysis-leave = Страницу можно закрыть: разбор продолжится и будет здесь.
web-analysis-failed = Разобрать партию не удалось. Можно попробовать ещё раз.
web-analysis-whose = Для кого
web-analysis-chance = { $player }: шанс на победу
web-analysis-points = { $player }: ожидаемые очки
web-analysis-legend = линия — позиция · столбики — что дал или отнял случай
web-analysis-graph-said = { $unit ->
    [points] { $player }: ожидаемые очки от { $first } до { $last }.
   *[other] { $player }: шанс на победу от { $first } до { $last } процентов.
}
web-analysis-level-points = { $figure ->
    [one] { $figure } очко
    [few] { $figure } очка
    [many] { $figure } очков
   *[other] { $figure } очка
}
web-analysis-moment = Момент { $number }
web-analysis-at = { $entry } · { $player }
web-analysis-turn = этот ход
web-analysis-better = Лучше: { $action }.
web-analysis-played = сыграно
web-analysis-best = лучше
web-analysis-instead = Сыграно:
web-analysis-knew = Обе цифры — шансы до броска, насколько их тогда можно было знать ({ $player }).
web-analysis-dice = Можно было ожидать: { $before }. Вышло: { $after }.
web-analysis-split = Из этого выбор { $choice }, случай { $luck }.
web-analysis-before = До этого
web-analysis-after = После
web-analysis-again = Сыграть иначе
web-analysis-accuracy = Точность { $share }
web-analysis-accuracy-how = В { $fine } из { $decisions } решений ничего заведомо лучшего не нашлось.
web-analysis-change = Всего, от { $first } до { $last }
web-analysis-luck = Везение
web-analysis-kind = случай
web-analysis-throws = раз
web-analysis-gave = дал
web-analysis-luck-said = В сумме случай дал { $luck } (± { $error }). { $usual ->
    [yes] Это обычно: две партии из трёх укладываются в ± { $ordinary }.
   *[other] Это больше обычного: две партии из трёх укладываются в ± { $ordinary }.
}
web-analysis-no-luck = Случая в этой партии не было.

## Задачи

help-puzzle = Решить задачу: один замысел выигрывает партию этим ходом.
help-puzzle-game = обозначение игры; без него — задача дня
help-puzzle-number = какая по счёту; без этого — первая нерешённая
help-puzzle-examples =
    {"  "}quarterdeck puzzle           задача дня
    {"  "}quarterdeck puzzle ИГРА      следующая задача игры
help-puzzles = Составить задачи из партий ботов: найти, проверить все варианты хода, оценить трудность.
help-puzzles-act = make; без этого — сколько задач у каждой игры
help-puzzles-games = сколько партий просмотреть; если не указано, 200
help-puzzles-most = сколько задач оставить, самых трудных; если не указано, 12
help-puzzles-rank = кто играет; если не указано, sailor
help-puzzles-seats = сколько мест; если не указано, 2
help-puzzles-option = переключатель правил; можно указать несколько раз
help-puzzles-seed = число, от которого зависит всё; если не указано, 1
help-puzzles-add = оставить и те, что у игры уже есть
help-puzzles-out = какой файл записать; если не указано, puzzles.toml самой игры
help-puzzles-examples = {"  "}quarterdeck puzzles make ИГРА --games 400
puzzles-count = { $game }  { $name }: { $count ->
    [0] задач нет
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}
puzzles-found = Отобрано: { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}.
puzzle-title = Задача { $number }
puzzle-goal-plan = Один замысел выигрывает партию этим ходом. Проверены все варианты: { $lines }.
puzzle-goal-choice = Одно решение, скорее всего, выиграет партию этим ходом, остальные намного слабее. Проверены все: { $lines }.
puzzle-say-plan = Найдите ход, который выигрывает партию, что бы ни задумал соперник.
puzzle-say-choice = Найдите решение, с которым шанс выиграть этим ходом больше всего.
puzzle-done-plan = Решено: из вариантов хода ({ $lines }) выигрывает только этот замысел.
puzzle-done-choice = Решено: так партия выигрывается этим ходом в { $chance } случаях из ста, при лучшем другом решении — в { $next }.
puzzle-next = Ещё одну?
error-puzzle = Задачи «{ $given }» нет; они пронумерованы от 1 до { $most }.
error-no-puzzles = Задач для игры { $game } пока нет.

web-puzzles = Задачи
web-puzzle-help = Одна позиция и один замысел, который выигрывает этим ходом: каждый день новый.
web-puzzle-daily = Задача дня
web-puzzle-begin = Решать
web-puzzle-solved-again = Решена: взглянуть ещё раз
web-puzzle-mine = Мои задачи
web-puzzle-count = решено
web-puzzle-days = дней
web-puzzle-first = сразу
web-puzzle-kept = Пропущенный день ничего не портит. Решённое хранится в этом браузере.
web-puzzle-lines = { $lines ->
    [one] { $lines } вариант
    [few] { $lines } варианта
   *[other] { $lines } вариантов
}
web-puzzle-ranks = { $count ->
    [0] ни один из наших ботов её не решает
    [one] её решает { $count } из 5 рангов наших ботов
   *[other] её решают { $count } из 5 рангов наших ботов
}
web-puzzle-none = Задач здесь пока нет.
web-puzzle-hard = Трудность: { $stars } из 3
web-puzzle-earned = Звёзды: { $stars } из 3
web-puzzle-hint = Подсказка
web-puzzle-hints = Подсказка стоит звезды: первая покажет, с чего начать, вторая сыграет ход.
web-puzzle-hinted = { $stars ->
    [one] Осталась { $stars } звезда.
    [few] Осталось { $stars } звезды.
   *[other] Осталось { $stars } звёзд.
}
web-puzzle-back = { $tries ->
    [1] Так можно, но после этого партия не выиграна наверняка. Ход возвращён.
   *[other] И так партия не выиграна наверняка. Ход возвращён.
}
web-puzzle-solved = Решено!
web-puzzle-next = Следующая задача
preview-puzzles = Задача: найдите выигрывающий ход
