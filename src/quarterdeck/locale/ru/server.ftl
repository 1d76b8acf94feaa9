### Сервер: его команды и то, в чём он отказывает.

## Команды

help-serve = Запустить игры в браузере; Ctrl-C или SIGTERM останавливают сервер без потерь.
help-serve-host = адрес; без него 127.0.0.1 (только этот компьютер), 0.0.0.0 — для всех
help-serve-port = порт; без него 8020 или следующий свободный
help-serve-database = база данных: файл или postgresql://user@host/database; без неё QUARTERDECK_DATABASE или quarterdeck.sqlite в папке данных (QUARTERDECK_DATA)
help-serve-base-url = адрес, по которому сервер видят другие, например https://games.example; нужен для ссылок и проверки источника
help-serve-key-file = ключ подписи; без него signing.key в папке данных, создаётся сам
help-serve-log-level = critical, error, warning, info или debug
help-serve-limits = множитель всех ограничений частоты: больше для класса за одним адресом; без него 1
help-serve-bot-workers = число процессов, в которых думают боты; без него по одному на ядро, первый из нескольких — для коротких решений; elsewhere: в процессах `quarterdeck worker`, для этого нужен PostgreSQL
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

help-database =
    Скопировать базу сервера в другую: из файла в PostgreSQL или обратно.
    Ни на одной из них не должен работать сервер. Прерванное копирование продолжается с того же места, если повторить
    команду; в конце обе базы прочитываются и сравниваются. Исходная база не меняется.
help-database-act = что сделать: copy
help-database-source = исходная база: файл или postgresql://user@host/database
help-database-target = новая база: файл, которого ещё нет, или пустая база PostgreSQL
help-database-examples =
    {"  "}quarterdeck database copy quarterdeck.sqlite postgresql://quarterdeck@localhost/quarterdeck
    {"  "}quarterdeck database copy postgresql://quarterdeck@localhost/quarterdeck quarterdeck.sqlite
database-copy-now = Копируется { $table }
database-copied-now = Скопировано: { $table }
database-check-now = Проверяется { $table }
database-copied-table = { $table }: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
}
database-copied = Скопировано и сверено: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
}, таблиц: { $tables }. Теперь всё есть в { $file }.
database-next = Запустите сервер на новой базе: --database, с тем же ключом подписи.

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
error-serve-database-cut = База { $file } обрезана: есть { $bytes } байт, нужно { $expected }. Верните копию командой «quarterdeck restore».
error-serve-database-foreign = { $file } — база другой программы. Укажите другой файл: --database.
error-serve-database-newer = { $file } записан более новой версией Quarterdeck (схема { $found }). Подходит база этой версии или более старой.
error-database-act = Что сделать с базами данных? Указано «{ $given }», ожидалось: copy.
error-database-copy-words = Какие базы? Ожидалось: quarterdeck database copy ОТКУДА КУДА.
error-copy-same = Исходная и новая база — одна и та же.
error-copy-live = С { $file } работает сервер, или её уже копируют. Сначала остановите его, чтобы ничего не потерялось.
error-copy-full = В базе { $file } уже есть данные, поэтому в неё ничего не копируется. Нужна новая база.
error-copy-other = В базе { $file } незаконченная копия { $source }. Продолжите её или укажите новую базу.
error-copy-differs = Копия в { $file } отличается от исходной базы: в одну из них писал кто-то ещё. Остановите его и повторите команду.
error-copy-failed = Копирование прервалось: { $why }. Чтобы продолжить, повторите ту же команду.
error-copy-row = Строку таблицы { $table } не удаётся записать: { $why }.
error-serve-database-unfinished = База { $file } — незаконченная копия. Чтобы закончить её, повторите ту же команду «quarterdeck database copy».
error-serve-postgres-url = Это не адрес базы PostgreSQL. Нужен такой: postgresql://user@host/database.
error-serve-postgres-driver = Для базы PostgreSQL нужны драйверы из дополнения «postgres»: pip install "quarterdeck[postgres]".
error-serve-postgres-encoding = У базы { $file } кодировка { $given }. Нужна UTF8: createdb --encoding=UTF8.
error-serve-database-copying = База { $file } сейчас копируется. Запустите сервер, когда копирование закончится.
error-backup-postgres = Базу PostgreSQL копируют её собственные программы: используйте pg_dump (как — в docs/hosting.md).
error-restore-postgres = Базу PostgreSQL восстанавливают её собственные программы: используйте pg_restore (как — в docs/hosting.md).
error-unstorable = Там есть знаки или числа, которые нельзя сохранить. Уберите их и повторите.
error-storage-away = Сервер сейчас не может связаться со своей базой данных, поэтому ничего не изменилось. Повторите чуть позже.
error-storage-unsure = Сервер потерял связь с базой данных во время записи: неизвестно, сохранилось ли это. Посмотрите ещё раз чуть позже.
error-serve-occupied = С { $file } уже работает другой сервер: { $url }. У базы может быть только один сервер.
error-serve-bind = Не удаётся занять { $address }: { $why }. Выберите другой адрес (--host) или порт (--port).
error-backup-no-file = Куда? Нужен путь к файлу копии.
error-backup-none = Базы { $file } нет, копировать нечего.
error-backup-folder = Папки { $file } нет.
error-backup-target = { $file } — не копия базы, поэтому не перезаписан. Нужен новый файл или прежняя копия.
error-backup-write = Не удаётся записать { $file }: { $why }.
error-restore-no-file = Какую копию? Нужен путь к файлу, записанному командой «quarterdeck backup».
error-backup-itself = { $file } — это сама база. Нужен новый файл или прежняя копия.
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
error-reading-limit = Этот файл не прочитать: на него нужно больше { $seconds } с работы или слишком много памяти. Тот ли это файл, цел ли он? Короче или проще — прочитается.
error-file-size = Файл вида { $kind } слишком длинный: читается не больше { $most } знаков.
error-file-lines = В файле вида { $kind } слишком много строк: читается не больше { $most }.
error-serve-bot-workers = --bot-workers — число процессов от 1 до { $most }, а не { $given }.
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
error-pace-host = На этом сервере нет темпа { $given }. Есть: { $expected }.
error-rated = Для партии на рейтинг нужны запечатанные кубики, коробка без изменений, одно ваше место, а на всех остальных люди или боты со званием; хозяин сервера мог её отключить.
error-rated-agree = Это партия на рейтинг: подтвердите, что согласны, и садитесь снова.
error-rated-twice = В партии на рейтинг никто не играет за двоих.
error-rated-people = В партии на рейтинг играют только люди.
error-not-absent = Этот игрок на месте, и время у него есть.
error-absent-soon = Ещё рано: через { $seconds } с, если никто не вернётся.
error-seat-bot = За это место играет бот; сначала верните место себе.
error-seat-not-bot = За это место играет не бот.
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
error-replay-private = Это была закрытая игра, и эта ссылка её не открывает или больше не открывает. Новую может дать тот, кто в ней участвовал.
error-not-your-seat = Это не ваше место.
error-not-shown = Занавес для этого места закрыт. Сначала откройте его.
error-pin = Неверный PIN.
error-no-dice = Пересчитывать нечего: кубики были настоящие или их секрет ещё не раскрыт.
error-nonce-form = Доля в кубиках — от 16 до 64 шестнадцатеричных цифр.
error-actions = Нужно от 1 до { $most } действий, каждое не длиннее { $length } знаков.
error-targets = Можно указать не больше { $most } целей, каждую не длиннее { $length } знаков.
error-protocol = Страница старше или новее сервера. Обновите её.
error-restart = Сервер перезапускается. Страница подключится сама.
error-host = Сервер не отвечает на имя «{ $given }». Откройте { $expected }; имя задаёт владелец сервера: --base-url.
error-address = В этом адресе знаки, которых в наших адресах не бывает.
error-address-long = Адрес слишком длинный: не больше { $most } знаков, после вопросительного знака — { $query }.
error-head-large = Заголовки запроса слишком велики: не больше { $most } байт.
error-too-many-sockets = Слишком много столов открыто из одного места, можно { $most }. Закройте лишние страницы.
error-storage-full = На диске сервера нет места, ничего не изменилось. Повторите позже: владелец должен освободить место.
error-storage = Сервер сейчас не может писать на диск, ничего не изменилось. Повторите позже.

## Что говорит стол

prompt-throw = Настоящие кубики: { $what }.
prompt-drawn = Ничья по согласию.
prompt-closed = Стол закрыт: запись { $entry } журнала не исполнить. Всё до неё можно смотреть; хозяин сервера знает.

## Управление

help-admin =
    Столы и гости сервера: посмотреть и навести порядок, пока он работает или остановлен.
    {""}
    stats                 сколько всего есть
    tables                столы, последние сверху (--game, --phase, --guest, --older-than, --limit)
    table ID              один стол с местами; без того, что в игре скрыто
    guests                гости, новые сверху (--name, --banned, --older-than, --limit)
    guest ID              один гость и его столы
    export ID ФАЙЛ        всё, что хранится о госте, в ZIP-файле для него
    delete-table ID…      удалить столы вместе с записями и повторами
    delete-guest ID       удалить гостя и его имя отовсюду; игры с другими продолжаются без него
    delete-replay ID      удалить загруженный повтор
    published             что опубликовали игроки
    remove-published ID   убрать из библиотеки, все версии
    ban ID                больше не пускать гостя (--reason, --resign)
    unban ID              снова пускать
    reports               реплики, на которые жаловались (--limit, --json)
    delete-message ID     удалить реплику
    mute ID               больше не давать гостю писать
    unmute ID             снова разрешить писать
    reopen ID             снова открыть закрытый стол, например после обновления
    unshare ID            отозвать все ссылки на запись закрытой игры
    tidy                  удалить то, с чем давно ничего не происходит (--older-than, --what, --dry-run)
    {""}
    Перед удалением и запретом говорится, что пропадёт, и задаётся вопрос.
help-admin-act = что сделать, см. выше
help-admin-words = номера (id) столов, гостей или повторов; для export ещё и файл
help-admin-game = только столы этой игры
help-admin-phase = только столы в этом состоянии
help-admin-guest = только столы этого гостя
help-admin-name = только гости, в чьём имени это есть
help-admin-banned = только те, кому вход запрещён
help-admin-older-than = только то, что не менялось столько времени: 12h, 90d или 8w (часы, дни, недели)
help-admin-limit = сколько показать; по умолчанию 50
help-admin-json = вывести JSON, для программ
help-admin-reason = за что; гость это увидит
help-admin-resign = гость сдаётся в играх с другими, чтобы им не ждать
help-admin-what = waiting, playing, over, guests, replays через запятую; по умолчанию всё, кроме replays
help-admin-dry-run = только сказать, что было бы удалено
help-admin-yes = не спрашивать
help-admin-database = база данных, если не обычная: файл или postgresql://user@host/database
help-admin-key-file = ключ подписи, если не обычный; работающий сервер слушается только того, кто может его прочесть
help-admin-examples =
    {"  "}quarterdeck admin tables --phase playing
    {"  "}quarterdeck admin ban 7k2mxw --reason "Оскорбления в именах"
    {"  "}quarterdeck admin tidy --older-than 90d --dry-run
help-serve-retain = удалять столы, за которыми столько дней ничего не происходило, и гостей без столов; по умолчанию 0: никогда
help-serve-paces = разрешённые темпы, например "10+10, 2d+3d/14"; none: без часов и без рейтинга; по умолчанию любые

admin-head-id = id
admin-head-game = игра
admin-head-phase = состояние
admin-head-changed = изменён
admin-head-entries = записей
admin-head-people = кто
admin-head-owner = создал
admin-head-made = создан
admin-head-dice = кубики
admin-head-open = открытый
admin-head-watchable = можно смотреть
admin-head-seat = место
admin-head-kind = вид
admin-head-name = имя
admin-head-guest = гость
admin-head-lang = язык
admin-head-tables = столов
admin-head-ban = запрет
admin-waiting = ждёт
admin-playing = идёт
admin-over = закончен
admin-on = да
admin-off = нет
admin-free = (свободно)
admin-nameless = (без имени)
admin-listed = { $count ->
    [one] Показана { $count } строка.
    [few] Показаны { $count } строки.
   *[other] Показано { $count } строк.
}
admin-count-tables = Столов: { $all } (ждут { $waiting }, идут { $playing }, закончены { $over }).
admin-count-guests = Гостей: { $guests } (вход запрещён: { $banned }).
admin-count-rest = Записей в журналах столов: { $entries }. Загруженных повторов: { $replays }.
admin-count-size = { $bytes } байт в { $file }.
admin-exported = В { $file } всё, что хранится об этом госте, и { $tables ->
    [one] { $tables } стол.
    [few] { $tables } стола.
   *[other] { $tables } столов.
}
admin-lose-table = Стол { $id } ({ $game }, { $phase }) пропадёт вместе с повтором; в нём { $entries ->
    [one] { $entries } запись.
    [few] { $entries } записи.
   *[other] { $entries } записей.
}
admin-lose-replay = Повтор { $id } пропадёт, и ссылки на него никуда не приведут.
admin-lose-guest = Гость { $name } ({ $id }) будет удалён: имя, язык, устройства, запрет. Вернуть его будет нельзя.
admin-lose-guest-tables = Пропадёт столов, где больше никто не сидит или ещё только ждут игроков: { $deleted }. Столов, где его место освободится: { $freed }.
admin-lose-guest-games = Игр с другими, которые останутся, но без его имени: { $kept }; из них идут { $playing }, там он сдаётся.
admin-lose-copies = В резервных копиях и в повторах, которые скачали другие, всё останется как было.
admin-lose-ban = Гость { $name } ({ $id }) будет отключён, и больше его не пустят. Его столы останутся.
admin-lose-resign = Он сдаётся во всех играх с другими.
admin-lose-stale = Без изменений { $age }: столов, что так и не начались, { $waiting }, брошенных { $playing }, законченных { $over }; гостей без других столов { $guests }; загруженных повторов { $replays }.
admin-sure = Продолжить? Наберите да:
admin-yes = да
admin-nothing-done = Ничего не удалено.
admin-deleted-tables = { $tables ->
    [one] Удалён { $tables } стол.
    [few] Удалены { $tables } стола.
   *[other] Удалено { $tables } столов.
}
admin-deleted-replay = Повтор удалён.
admin-deleted-guest = Гость удалён.
admin-deleted-name = удалённый игрок
admin-banned = Гостя больше не пустят.
admin-unbanned = Гость снова может войти.
admin-not-banned = Гостю и так не было запрещено входить.
admin-unshared = Все ссылки на запись этой игры отозваны. Участники по-прежнему могут её смотреть и давать новые ссылки.
admin-reopened = Стол снова открыт; если его журнал по-прежнему нельзя исполнить, он закроется, как только его откроют.
admin-not-closed = Стол не был закрыт.
admin-tidied = Удалено: столов, что так и не начались, { $waiting }, брошенных { $playing }, законченных { $over }; гостей { $guests }; загруженных повторов { $replays }.
export-readme =
    Всё, что этот сервер Quarterdeck хранит об одном госте.
    person.json: имя, язык, первый приход, запрет.
    tables/ID.json: каждый стол с вашими местами, что вы там делали и когда. О незаконченной игре ничего из того, что скрывают другие.
    tables/ID.replay: вся игра, если она закончена (её показывает команда «quarterdeck replay ФАЙЛ»).
    Адреса и посещения в базе данных не хранятся; некоторое время они могут быть в журнале сервера.

error-admin-act = Нет действия «{ $given }». Действия: { $expected }.
error-admin-words-0 = «quarterdeck admin { $act }» не принимает номеров.
error-admin-words-1 = «quarterdeck admin { $act }» ждёт номер (id): их показывают «quarterdeck admin tables» и «quarterdeck admin guests».
error-admin-words-2 = «quarterdeck admin { $act }» ждёт номер гостя и файл, куда писать.
error-admin-option = У «quarterdeck admin { $act }» нет { $option }. См. «quarterdeck admin --help».
error-admin-database = Нет базы данных { $file }. Ожидалась база сервера, который уже запускали (--database).
error-admin-no-database = { $file } не база данных. Ожидалась база сервера (--database).
error-admin-database-older = { $file } записан более старым Quarterdeck. Один раз запустите на нём сервер этой версии: он обновит базу.
error-admin-server-older = Работающий сервер старше этой команды и не знает её. Перезапустите сервер.
error-admin-table = Нет стола «{ $given }». Столы показывает «quarterdeck admin tables».
error-admin-guest = Нет гостя «{ $given }». Гостей показывает «quarterdeck admin guests».
error-admin-replay = Нет загруженного повтора «{ $given }». Повтор стола удаляется вместе со столом (delete-table).
error-admin-phase = Нет состояния «{ $given }». Состояния: { $expected }.
error-admin-limit = --limit принимает число от 1 до { $most }, а не { $given }.
error-admin-age = «{ $given }» не возраст. Ожидалось число больше 0 с буквой h, d или w (часы, дни, недели), например 90d.
error-admin-tidy-age = Насколько старое? Ожидалось --older-than, например --older-than 90d.
error-admin-kind = Нет вида «{ $given }». Виды: { $expected }.
error-admin-reason = Причина: одна строка, не длиннее { $most } знаков.
error-admin-confirm = Здесь некого спросить, поэтому ничего не изменено. С --yes вопроса не будет.
error-admin-not-done = Ничего не изменено.
error-serve-retain = --retain принимает целое число дней от 0 (хранить всё) до { $most }, а не { $given }.
error-banned = Хозяин этого сервера закрыл вам вход.
error-banned-reason = Хозяин этого сервера закрыл вам вход: { $reason }
error-table-deleted = Хозяин этого сервера удалил этот стол.
error-guest-deleted = Хозяин этого сервера удалил этого гостя и всё, что о нём хранилось.

help-serve-log-format = text или json (для программ, которые собирают журналы)
help-serve-log-file = писать журнал в этот файл, а не в стандартный поток ошибок
help-serve-log-size = сколько мегабайт может занять файл журнала, прежде чем начнётся новый; по умолчанию 10
help-serve-log-files = сколько прежних файлов журнала хранить; по умолчанию 5
help-serve-metrics-token-file = файл с паролем от 16 знаков: кто его пришлёт, тот читает /metrics; без него только сама эта машина
error-serve-log-format = Нет формата журнала «{ $given }». Форматы: { $expected }.
error-serve-log-size = --log-size принимает мегабайты больше 0 и до { $size }, а --log-files число от 1 до { $files }.
error-serve-log-file = Не удалось писать журнал { $file }: { $why }.
error-serve-metrics-read = Не удалось прочесть файл с паролем { $file }: { $why }.
error-serve-metrics-token = В { $file } нет пароля. Ожидалось одно слово от { $least } знаков.
error-metrics = Эти показатели для хозяина сервера: спросите с самой машины сервера без прокси или с паролем из --metrics-token-file.
error-admin-onlooker = Базу данных может менять только сам сервер.


## Встречи

error-off = Владелец сервера это отключил ({ $what }).
error-seek-seats = Чтобы найтись, нужны хотя бы двое: { $given } мало.
error-chat-long = В сообщении не больше { $most } знаков.
error-chat-empty = В этом сообщении нечего читать.
error-chat-word = В сообщении есть слово, которое владелец сервера не пропускает.
error-name-word = Владелец сервера не пропускает такое имя. Выберите другое.
error-chat-phrase = Фразы «{ $given }» нет.
error-chat-room = Сейчас сюда писать нельзя.
error-chat-line = Такого сообщения нет.
error-chat-self = Это ваше собственное сообщение.
error-chat-silenced = Владелец сервера больше не разрешает вам писать. Играть можно дальше.
error-push-target = У службы уведомлений этого браузера адрес, по которому сервер не обращается.
error-notice-zone = Часового пояса «{ $given }» нет.
error-notice-time = Тихие часы начинаются и кончаются в определённое время суток.
notice-turn = Ваш ход · { $game }
notice-match = Есть партия · { $game }
notice-chat = Новое сообщение · { $game }
notice-with = Играют с вами: { $players }
preview-invitation = { $named ->
    [yes] { $host } зовёт вас сыграть: { $game }
   *[no] Вас зовут сыграть: { $game }
}
preview-replay = { $game }: партия по шагам
preview-table = { $game }: стол
# Мастерская и библиотека
error-no-workshop = Для файлов вида { $kind } этой игры редактора нет.
error-workshop-overlay = Для «{ $given }» рисовать нечего.
error-workshop-broken = В файле ещё есть ошибки; они перечислены под картой.
error-balance-games = Партий может быть от одной до { $most }.
error-no-balance = Этих цифр здесь больше нет: начните заново.
error-no-published = По этому адресу в библиотеке ничего нет.
error-not-published = Новую версию файла публикует только его автор.
error-licence = Лицензии «{ $given }» здесь нет. Возможны: { $expected }.
error-publish-name = Сначала назовитесь: у опубликованного файла есть автор.

help-serve-processes = число процессов сервера за одним портом, по одному на ядро; больше одного — только с PostgreSQL. У каждого есть и свой порт, следующий за общим; по SIGHUP они обновляются по очереди
help-serve-spread = за сколько секунд обновляемый процесс передаёт своих людей другим
help-worker-database = база PostgreSQL этих серверов; без неё берётся QUARTERDECK_DATABASE
help-worker-bot-workers = число процессов, в которых думают боты; без него по одному на ядро, первый из нескольких — для коротких решений
serve-process = Процесс { $number }: порт { NUMBER($port, useGrouping: 0) }, pid { NUMBER($pid, useGrouping: 0) }
worker-ready = Идёт работа для всех серверов этой базы, процессов: { $count }. Ctrl-C останавливает её.
worker-stopped = Работа остановлена; что не закончено, возьмут другие.
error-serve-processes = --processes — число от 1 до { $most }, а не { $given }.
error-serve-processes-file = { $given } процессов не могут работать с одним файлом { $file }. Нужна база --database postgresql://…
error-serve-processes-system = Для --processes нужен Linux, macOS или другая Unix-система. Вместо этого можно запустить несколько серверов, каждый на своём порту.
error-serve-elsewhere-file = С других машин до файла { $file } не добраться. Нужна база --database postgresql://…
error-serve-process = Процесс { $number } не запустился (код { $status }); причина — в журнале.
error-worker-database = Нужна база PostgreSQL, с которой работают серверы: --database postgresql://…
help-worker = Думать и читать файлы для серверов на других машинах, запущенных с --bot-workers elsewhere.
help-worker-log-level = что пишется в журнал: critical, error, warning, info или debug
help-worker-log-format = строки для людей или JSON для программ
help-worker-log-file = куда идёт журнал, если не в стандартный поток ошибок
help-worker-log-size = сколько мегабайт в одном файле журнала
help-worker-log-files = сколько прежних файлов журнала хранится
help-worker-examples = {"  "}quarterdeck worker --database postgresql://quarterdeck@db.example/quarterdeck
admin-lose-published = { $id } исчезнет из библиотеки со всеми версиями; столы сохранят своё.
admin-removed-published = Убрано версий: { $versions }.
error-admin-published = В библиотеке нет { $given }.
error-serve-watch-delay = --watch-delay: от 0 до { $most } секунд, а не { $given }.
error-serve-word-list = Не прочитать список слов { $file }: { $why }.
error-serve-push-key = В { $file } нет ключа уведомлений. Уберите файл, и будет сделан новый; браузерам придётся подписаться заново.
error-admin-message = Сообщения { $given } нет. Те, на которые пожаловались, покажет «quarterdeck admin reports».
admin-deleted-message = Сообщение удалено.
admin-muted = Этот гость больше не может писать.
admin-unmuted = Этот гость снова может писать.
admin-not-muted = Этому гостю не запрещали писать.
admin-head-message = сообщение
admin-head-text = текст
admin-head-reporter = кто пожаловался
admin-head-table = стол
