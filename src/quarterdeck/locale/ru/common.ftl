# Тексты, общие для всех игр.

error-game = Игры «{ $given }» нет.{ $near ->
    [none] {""}
   *[other] {" "}Может быть, «{ $near }»?
} Есть: { $expected }.
error-own-game = В QUARTERDECK_GAMES назван «{ $given }», а это не пакет с игрой: { $why }.
error-seats = Для «{ $game }» не подходит число мест { $given }. Можно: { $expected }.
error-option-unknown = У «{ $game }» нет настройки «{ $option }». Есть: { $expected }.
error-option-bool = Настройка «{ $option }» бывает on или off, а не «{ $given }».
error-option-number = Настройка «{ $option }» — целое число от { $low } до { $high }, а не «{ $given }».
error-option-choice = Настройка «{ $option }» не может быть «{ $given }». Можно: { $choices }.
error-file-kind = «{ $game }» не принимает файл вида { $kind }. Принимает: { $expected }.
error-file-deep = Строка { $line }: скобки вложены слишком глубоко, читается не больше { $most } одна в другой.
error-file-parts = Строка { $line }: у ключа слишком много частей; через точки читается не больше { $most }.
error-file-word = Строка { $line }: ключ или число слишком длинные, читается не больше { $most } знаков; не пропущена ли кавычка?
error-file-long = Файл слишком длинный: читается не больше { $most } знаков.
error-file-syntax = Строка { $line }, знак { $column }: { $why ->
    [quote] текст не закрыт кавычкой
    [bracket] скобка не закрыта
    [twice] это здесь уже есть
    [value] здесь должно быть значение; текст пишут в кавычках
    [equals] после ключа должен стоять знак «=»
    [line] это пишут с новой строки
    [key] здесь должен быть ключ
    [escape] в кавычках обратную косую черту пишут дважды
   *[other] дальше файл прочитать нельзя
}.
error-file-game = { $given ->
    [none] В файле не сказано, для какой он игры: не хватает game = "{ $expected }".
   *[other] В файле должно быть game = "{ $expected }", а не «{ $given }».
}
error-file-key = Строка { $line }: поля «{ $given }» здесь нет ({ $where }).{ $near ->
    [none] {""}
   *[other] {" "}Может быть, «{ $near }»?
} Возможны: { $expected }.
error-file-choice = Строка { $line }: { $where } — «{ $given }».{ $near ->
    [none] {""}
   *[other] {" "}Может быть, «{ $near }»?
} Возможны: { $expected }.
error-file-figure = Строка { $line }: { $where } — { $given }, а должно быть от { $low } до { $high }.
error-file-missing = Строка { $line }: не хватает { $where }.
error-file-length = Строка { $line }: { $where } — значений { $given }, а нужно { $expected }.
error-file-type = Строка { $line }: { $where } — ожидается { $expected ->
    [int] целое число
    [str] текст в кавычках
    [bool] true или false
    [array] список
    [object] таблица
   *[other] другое значение
}.
error-position = Это не позиция игры { $game }: { $why }.
error-option-missing = В описании этого стола «{ $game }» не указана настройка «{ $option }», которую спрашивают его правила (номер { $rules }). Описание повреждено.
error-rules-newer = Это сделано по правилам «{ $game }» номер { $given }, а эта программа знает их до номера { $known }. Обновите программу.
error-position-newer = Эта позиция игры «{ $game }» записана в версии { $given }, а эта программа читает до { $known }. Обновите программу.
error-outcome = «{ $given }» — не исход: нужно число от 1 до { $most }.
error-notation-empty = Пусто. Напишите ход или «помощь».

## Что говорит игра, у которой нет своих слов

prompt-waiting =
    { $count ->
        [one] Ход за местом { $seats }.
        [few] Ход за местами { $seats }.
       *[many] Ход за местами { $seats }.
    }
prompt-over = Игра окончена.
reason-not-your-decision = Сейчас решаете не вы.

## Откуда известны части игры и правила

provenance-title = Что восстановлено
source-rulebook = из книги правил
source-web = из других публикаций
source-reviews = из опубликованных обзоров
source-derived = вычислено по известному
source-inferred = следует из книги правил
source-ruling = наше разъяснение
source-reconstructed = восстановлено нами
source-owner = из коробки владельца издания
source-published = опубликовано вместе с правилами
