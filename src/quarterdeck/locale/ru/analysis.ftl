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
