# Что говорят стол, файлы партий и их проверка.

# Отказы стола
error-stale = За столом уже сыграли дальше: это относилось к версии { $at }, а сейчас { $version }. Ничего не изменилось.
error-over = Партия окончена.
error-not-over = Партия ещё не окончена.
error-not-begun = Партия ещё не началась: кто-то не внёс свою долю в кости.
error-nonce = Доля в костях — от 1 до 64 латинских букв, цифр, дефисов или подчёркиваний.
error-nonce-given = Это место уже внесло свою долю в кости.
error-nonce-late = Доля в костях пришла слишком поздно: партия уже началась, а вместо неё взята доля, выведенная из секрета, — её никто не мог выбрать.
error-epoch = Кости эпохи { $given } не могут идти после костей эпохи { $now }: новая эпоха наступает только после восстановления из копии, и номер её только растёт.
error-seat = Места { $given } нет: места пронумерованы от 1 до { $expected }.
error-version = Версии { $given } у этого стола нет, последняя — { $expected }.
error-level = Уровня «{ $given }» нет. Есть: { $expected }.
error-table-name = «{ $given }» не годится как имя: не больше { $most } видимых знаков, не с @ в начале, и без слов, где смешаны похожие буквы двух алфавитов.
error-table-seat-count = { $given ->
    [one] Назван { $given } игрок
    [few] Названо { $given } игрока
   *[other] Названо { $given } игроков
}, а за столом { $expected ->
    [one] { $expected } место
    [few] { $expected } места
   *[other] { $expected } мест
}.
error-table-secret = Секрет — это { $digits } знака: цифры от 0 до 9 и буквы от a до f.
error-secret-missing = Секрет костей неизвестен, поэтому продолжить отсюда нельзя.
error-outcome-needed = Стол ждёт настоящих костей: сначала скажите, что выпало.
error-outcome-not-needed = Кости сейчас не нужны.
error-log-differs = Запись { $entry } нельзя исполнить так, как она записана.
error-table-closed = Стол закрыт: запись { $entry } его журнала больше нельзя исполнить ({ $why }). Всё, что было до неё, можно смотреть.
error-undo-nothing = Отменять нечего.
error-undo-barrier = Этого уже не отменить: открылись кости или что-то скрытое.
error-undo-other = Этого уже не отменить: после этого действовал другой игрок ({ $seat }).
error-undo-later = Этого уже не отменить: от этого зависит более поздняя запись { $entry }.
error-resigned-before = Это место уже сдалось.
error-draw-standing = Ничья уже предложена: её можно принять или отклонить.
error-draw-no-offer = Ничью никто не предлагал.
error-draw-alone = На ничью должен согласиться ещё один человек за столом.
error-draw-agreed-before = Это место уже согласилось на ничью.
error-draw-not-asked = О ничьей спрашивают только людей, которые ещё в игре.

reason-table-not-pending = Сейчас решает не { $seat }, а { $pending }.
reason-table-over = Партия окончена.
reason-table-refused = Сейчас правила этого не позволяют.
reason-table-no-use = Сейчас там ничего сделать нельзя.
reason-order-refused = Такой постоянный приказ ({ $what } = { $value }) отдать нельзя.

end-draw-agreed = Ничья по соглашению

event-taken-back = { $player }: ход взят назад.
event-resigned = { $player } сдаётся.
event-draw-offer = { $player } предлагает ничью.
event-draw-accept = { $player }: согласие на ничью.
event-draw-decline = { $player } отклоняет ничью.
event-seat-bot = Дальше играет бот: { $player }.
event-seat-person = Место занимает { $player }.
event-epoch = Сервер восстановлен из копии: отсюда кости эпохи { $epoch }, чтобы не повторились те, что уже видели.

# Файлы партий
error-replay-size = Для файла партии это слишком длинно: можно не больше { $most } знаков.
error-replay-cut = Файл партии обрезан: строка { $line } не закончена.
error-replay-entries = В файле партии больше { $most } записей.
error-replay-line = Строка { $line } файла партии должна быть такой: { $expected }. А там: «{ $found }».

# Проверка
verify-verified = Проверено: { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[other] { $entries } записей
} по правилам, { $draws ->
    [one] { $draws } исход пересчитан
    [few] { $draws } исхода пересчитаны
   *[other] { $draws } исходов пересчитаны
} из секрета.
verify-real-dice = Проверено: { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[other] { $entries } записей
} по правилам. Кости были настоящие, пересчитать их нельзя.
verify-sealed = Кости пока не проверить: секрет ещё не раскрыт. С правилами { $entries ->
    [one] согласуется { $entries } запись
    [few] согласуются { $entries } записи
   *[other] согласуются { $entries } записей
}.
verify-commitment = Строка { $line }: обязательство не то, к которому вносили доли.
verify-secret = Строка { $line }: секрет не соответствует обязательству.
verify-terms = Строка { $line }: секрет вместе с игрой, местами, настройками, файлами и позицией выше не соответствует обязательству; что-то из этого изменено.
verify-seed = Строка { $line }: секрет не следует из этого числа.
verify-nonce = Строка { $line }: доля не та, которую внесли.
verify-nonce-chosen = Строка { $line }: доля бота не следует из секрета, значит, её могли подобрать.
verify-nonce-derived = Строка { $line }: сказано, что доля выведена из секрета, но она из него не следует.
verify-nonce-missing = Строка { $line }: партия не могла начаться, кто-то не внёс свою долю.
verify-illegal = Строка { $line }: правила этого не позволяют.
verify-refused = Строка { $line }: стол этого не позволяет.
verify-outcome = Строка { $line }: кости дали { $expected }, а в файле { $found }.
verify-notation = Строка { $line }: это записывается так: { $expected }.
verify-check = Строка { $line } изменена, или строка перед ней пропала: контрольные знаки не сходятся.
verify-truncated = Строка { $line }: файл здесь кончается, а партия ещё идёт.
verify-result = Строка { $line }: партия закончилась так: { $expected }.
verify-secret-missing = Строка { $line }: партия окончена, а секрета в файле нет.
