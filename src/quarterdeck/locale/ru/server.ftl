### Сервер: его команды и то, в чём он отказывает.

## Команды

help-serve = Запустить игры в браузере; Ctrl-C или SIGTERM останавливают сервер без потерь.
help-serve-host = адрес; без него 127.0.0.1 (только этот компьютер), 0.0.0.0 — для всех
help-serve-port = порт; без него 8020 или следующий свободный
help-serve-database = файл базы данных; без него quarterdeck.sqlite в папке данных (QUARTERDECK_DATA)
help-serve-base-url = адрес, по которому сервер видят другие, например https://games.example; нужен для ссылок и проверки источника
help-serve-key-file = ключ подписи; без него signing.key в папке данных, создаётся сам
help-serve-log-level = critical, error, warning, info или debug
help-serve-limits = множитель всех ограничений частоты: больше для класса за одним адресом; без него 1
help-serve-no-browser = не открывать страницу
help-serve-examples =
    {"  "}quarterdeck serve
    {"  "}quarterdeck serve --host 0.0.0.0 --port 80 --base-url http://games.example --no-browser

help-backup = Скопировать базу сервера в один файл; сервер может работать.
help-backup-file = куда записать копию; прежняя копия там будет заменена
help-backup-database = файл базы данных, если не обычный
help-backup-key-file = ключ подписи, если не обычный
help-backup-examples = {"  "}quarterdeck backup quarterdeck-backup.sqlite

help-restore =
    Вернуть базу сервера из копии; сервер может работать.
    Всё станет таким, каким было в момент копирования; открытые страницы подключатся заново сами. Заменённая база
    сохраняется рядом.
help-restore-file = копия
help-restore-database = файл базы данных, если не обычный
help-restore-key-file = ключ подписи, если не обычный; работающий сервер слушается только того, кто может его прочесть
help-restore-examples = {"  "}quarterdeck restore quarterdeck-backup.sqlite

serve-ready = Quarterdeck открыт: { $url }. Ctrl-C останавливает его.
serve-data = Данные: { $file }
serve-already = Сервер с этими данными уже работает: { $url }.
serve-stopped = Сервер остановлен, ничего не потеряно.
backup-done = Копия записана в { $file } (байт: { $bytes }).
backup-key = Сохраните и ключ подписи: без него не действуют cookie и ссылки на места: { $file }
restore-running = Сервер { $url } продолжает работу с копией.
restore-done = Всё стало таким, как в { $file }.
restore-kept = То, что было до этого, сохранено в { $file }.

## Ошибки в командной строке

error-serve-port = Порт — число от 0 до 65535, а не { $given }.
error-serve-limits = Для --limits нужно число больше 0, а не { $given }.
error-serve-log-level = Уровня журнала «{ $given }» нет. Есть: { $expected }.
error-serve-base-url = «{ $given }» — не адрес сервера. Нужны http:// или https:// и имя без пути.
error-serve-key = { $file } — не ключ подписи. Нужно столько шестнадцатеричных цифр: { $digits }. Удалите файл, и будет создан новый.
error-serve-key-read = Не удаётся прочесть ключ подписи { $file }: { $why }.
error-serve-epoch = Не удаётся записать { $file }, по которому сервер узнаёт базу данных, восстановленную из копии: { $why }.
error-serve-key-write = Не удаётся записать ключ подписи { $file }: { $why }.
error-serve-database = Не удаётся открыть базу { $file }: { $why }.
error-serve-database-newer = { $file } записан более новой версией Quarterdeck (схема { $found }). Подходит база этой версии или более старой.
error-serve-occupied = С { $file } уже работает другой сервер: { $url }. У базы может быть только один сервер.
error-serve-bind = Не удаётся занять { $address }: { $why }. Выберите другой адрес (--host) или порт (--port).
error-backup-no-file = Куда? Нужен путь к файлу копии.
error-backup-none = Базы { $file } нет, копировать нечего.
error-backup-folder = Папки { $file } нет.
error-backup-target = { $file } — не копия базы, поэтому не перезаписан. Нужен новый файл или прежняя копия.
error-backup-write = Не удаётся записать { $file }: { $why }.
error-restore-no-file = Какую копию? Нужен путь к файлу, записанному командой «quarterdeck backup».
error-restore-file = { $file } — не копия базы Quarterdeck. Нужен файл, записанный командой «quarterdeck backup».
error-restore-damaged = { $file } повреждён: { $why }.
error-restore-unreachable = Сервер { $url } не отвечает: { $why }.
error-order = Приказ не подписан ключом сервера. Нужен файл ключа, с которым работает сервер (--key-file).

## В чём сервер отказывает

error-internal = На сервере что-то пошло не так; ничего не изменилось. Ошибка записана в его журнал.
error-message = Сервер не смог прочесть сообщение: { $why }.
error-route = Такой страницы нет.
error-method = К этому адресу так не обращаются.
error-origin = Эта страница не принадлежит серверу. Откройте { $expected }.
error-too-large = Слишком много данных. Принимается не больше { $most } байт.
error-too-fast = { $seconds ->
    [one] Слишком часто. Повторите через { $seconds } секунду.
    [few] Слишком часто. Повторите через { $seconds } секунды.
   *[other] Слишком часто. Повторите через { $seconds } секунд.
}
error-no-guest = Сначала представьтесь.
error-lang = Языка «{ $given }» нет. Есть: { $expected }.
error-level-person = На месте { $seat } человек, уровня у него нет.
error-pin-form = PIN места { $seat } — от 4 до 8 цифр, и только для человека за этим устройством.
error-table = Такого стола нет.
error-private = Это закрытый стол.
error-not-open = Стол не открыт для всех. Место занимают по ссылке.
error-no-free-seat = Свободных мест нет.
error-not-owner = Это может только тот, кто создал стол.
error-not-yours = У вас нет места за этим столом.
error-seat-taken = Место { $seat } занято.
error-seat-number = «{ $given }» — не место. Нужно число от 0.
error-version-number = «{ $given }» — не версия. Нужно число от 0.
error-link = Ссылка никуда не ведёт. Попросите новую.
error-link-used = Это место уже занято другим.
error-device-link = Ссылка использована или устарела. Создайте новую на другом устройстве.
error-device-has-tables = { $tables ->
    [one] У этого устройства есть место за { $tables } незаконченным столом; оно будет потеряно.
   *[other] У этого устройства есть места за { $tables } незаконченными столами; они будут потеряны.
}
error-replay = Такой записи нет.
error-not-your-seat = Это не ваше место.
error-not-shown = Занавес для этого места закрыт. Сначала откройте его.
error-pin = Неверный PIN.
error-no-dice = Пересчитывать нечего: кости были настоящие или их секрет ещё не раскрыт.
error-nonce-form = Доля в костях — от 16 до 64 шестнадцатеричных цифр.
error-actions = Нужно от 1 до { $most } действий, каждое не длиннее { $length } знаков.
error-targets = Можно указать не больше { $most } целей, каждую не длиннее { $length } знаков.
error-protocol = Страница старше или новее сервера. Обновите её.
error-restart = Сервер перезапускается. Страница подключится сама.

## Что говорит стол

prompt-throw = Настоящие кости: { $what }.
prompt-drawn = Ничья по согласию.
prompt-closed = Стол закрыт: запись { $entry } его журнала больше нельзя исполнить ({ $why }). Всё, что было до неё, можно смотреть и сохранить файлом; хозяину сервера об этом сообщено.
