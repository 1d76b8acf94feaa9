# Люди: вход, профили, рейтинги, таблицы лучших.

help-serve-without = отключить возможность: ratings, leader-boards, profiles, seeks, chat, push, watching или previews; через запятую или несколько раз
error-serve-without = Нет возможности «{ $given }», которую можно отключить. Есть: { $expected }.

account-nameless = Гость Quarterdeck
account-gone = бывший гость

error-passkey = Ключ доступа не принят. Попробуйте ещё раз или введите фразу для входа.
error-passkey-late = Прошло слишком много времени, или ответ уже был. Начните заново.
error-passkey-unknown = Этот сервер не знает такого ключа. Возможно, его удалили.
error-passkey-known = Этот ключ уже сохранён.
error-passkey-none = Такого ключа больше нет.
error-passkey-answer = Ответ браузера слишком длинный для ключа доступа.
error-passkeys-many = Уже сохранено ключей: { $most }. Сначала удалите один.
error-passkey-https = Браузеры создают ключи доступа только для адресов https и для localhost. Здесь используйте фразу.
error-passkey-loopback = Для адреса из цифр браузеры не создают ключей доступа. Откройте сервер как «localhost» или используйте фразу.
error-passkey-name = Для адреса без полного имени браузеры не создают ключей доступа. Здесь используйте фразу.
error-passkey-browser = В этом браузере нет ключей доступа. Используйте фразу.
error-passkey-stopped = Ключ не выбран. Ничего не изменилось.
error-phrase = Здесь нет такой фразы. Новая фраза отменяет все прежние.
error-phrase-form = Во фразе для входа { $words } слов по четыре буквы.
error-phrase-slip = Во фразе опечатка: одна из букв не та или пропущена.
error-delete-name = Это не ваше имя буква в букву. Ничего не удалено.
error-player = Такого игрока нет, или профиль скрыт.
error-history-hidden = Этот игрок не показывает свои партии.
error-switched-off = Владелец сервера это отключил.
error-hint-rated = За столом на рейтинг подсказок нет.
error-rated-off = Владелец сервера отключил рейтинги.

web-profile = Профиль
web-my-profile = Мой профиль
web-aboard = на борту: { $since } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} · { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}
web-nameless = Гость
web-edit = Изменить
web-no-games-yet = Здесь будут ваши законченные партии: с людьми и ботами, с результатами и записями.
web-no-rating = рейтинга пока нет
web-in-month = { $change } за 30 дней
web-rated-games = { $games ->
    [one] { $games } партия на рейтинг
    [few] { $games } партии на рейтинг
   *[other] { $games } партий на рейтинг
}
web-rating-interval = от { $low } до { $high } с уверенностью 95 %
web-statistics = Статистика
web-statistics-of = { $games ->
    [one] по { $games } партии
   *[other] по { $games } партиям
}
web-stat-record = Победы · поражения · ничьи
web-stat-streak = Самая длинная серия побед
web-stat-streak-now = Побед подряд сейчас
web-stat-best = Лучший счёт
web-stat-mean = Средний счёт
web-stat-solo = Лучший счёт в одиночку
web-stat-time = Время за столом
web-stat-hours = { $hours } ч { $minutes } мин
web-stat-scenarios = По сценариям
web-stat-seats = По местам
web-stat-against = Против
web-stat-against-people = людей
web-stat-against-bots = ботов
web-stat-share = { $wins } из { $games }
web-history = Партии
web-history-count = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
web-filter-game = Игра
web-filter-all-games = Все игры
web-filter-outcome = Исход
web-filter-any-outcome = Любой исход
web-filter-opponent = Соперник
web-filter-any-opponent = Любой соперник
web-filter-people = Только люди
web-filter-bots = Только боты
web-filter-rated = На рейтинг
web-outcome-win = Победа
web-outcome-loss = Поражение
web-outcome-draw = Ничья
web-outcome-left = Выход из партии
web-outcome-solo = В одиночку
web-outcome-shared = За одним экраном
web-unrated = без рейтинга
web-place-of = { $place }-е место из { $seats }
web-minutes-short = { $minutes } мин
web-watch-replay = Запись: { $game }, { $date }
web-show-more = Показать ещё
web-no-such-games = Под эти условия не подходит ни одна партия.
web-recent-opponents = Недавние соперники
web-opponent-score = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, ваших побед: { $wins }
web-play-again = Сыграть ещё
web-all-my-games = Все мои партии и статистика
web-keep-title = Сохраните имя и партии
web-keep-lead = Вы играете без учётной записи. Если очистить браузер, места пропадут: ключ доступа или фраза сохранят их на любом числе устройств. Без почты и без пароля.
web-kept-lead = Имя и партии сохранены. Войти можно с любого устройства.
web-sign-in = Вход
web-sign-in-lead = Имя и партии сохранены ключом доступа или фразой? Вернитесь под своим именем.
web-sign-in-passkey = Войти с ключом доступа
web-sign-in-phrase = Войти с фразой
web-bring = { $tables ->
    [one] Взять с собой { $tables } стол этого браузера
    [few] Взять с собой { $tables } стола этого браузера
   *[other] Взять с собой { $tables } столов этого браузера
}
web-bring-help = Они станут вашими и там и тут. Если в игре есть оба рейтинга, останется рейтинг учётной записи. Без отметки столы останутся позади, и вернуться к ним будет нельзя.
web-signed-in = Вход выполнен. С возвращением!
web-passkey = Ключ доступа
web-passkeys = Ключи доступа
web-passkey-add = Создать ключ
web-passkey-more = Добавить ещё
web-passkey-made = создан { $date }
web-passkey-used = последний вход { $date }
web-passkey-remove = Удалить
web-passkey-remove-label = Удалить ключ доступа: { $date }
web-passkey-remove-warning = Этот ключ больше не впустит вас сюда. Удалите его и в браузере или менеджере паролей.
web-remove-last-warning = Это последнее, что хранит ваше имя и партии: без него они есть только в браузерах, где вход выполнен сейчас.
web-phrase = Фраза для входа
web-phrase-none = Десять придуманных слов, которые нужно записать.
web-phrase-there = создана { $date }; она есть только у вас
web-phrase-make = Создать фразу
web-phrase-new = Создать новую
web-phrase-drop = Удалить
web-phrase-title = Ваша фраза для входа
web-phrase-help = Запишите её сейчас: она показана один раз, на сервере остаётся только хеш. У кого фраза, тот может войти как вы. Вводить её можно кириллицей или латиницей. Прежняя фраза больше не действует.
web-phrase-written = Фраза записана
web-phrase-replace-warning = Нынешняя фраза сразу перестанет действовать.
web-phrase-field = Фраза
web-phrase-copy = Скопировать
web-devices = Где выполнен вход
web-device-phone = Телефон
web-device-tablet = Планшет
web-device-computer = Компьютер
web-device-this = этот браузер
web-device-seen = последний раз { $date }
web-device-out = Выйти
web-device-out-label = Выйти: { $device }
web-visible = Что видят другие
web-visible-hidden = Ничего
web-visible-hidden-help = Ни профиля, ни места в таблице лучших. За столом на рейтинг другие всё же видят ваш рейтинг.
web-visible-ratings = Рейтинги
web-visible-ratings-help = Имя, с какого времени вы на борту, рейтинги, сколько сыграно партий и сколько выиграно.
web-visible-games = Рейтинги и партии
web-visible-games-help = Ещё и статистику, и те законченные партии, которые мог смотреть каждый. Закрытые столы остаются закрытыми.
web-my-data = Мои данные
web-my-data-help = Всё, что сервер хранит о вас, одним файлом в открытых форматах: имя, партии, результаты, рейтинги, устройства.
web-export = Скачать всё
web-delete-me = Удалить всё
web-delete-title = Удалить всё о вас?
web-delete-warning = Незаконченные партии с людьми будут сданы. Столы, которые больше никому не нужны, удаляются. В законченных партиях с другими ваше место останется с именем «бывший гость». Имя, история, рейтинги, ключи, фраза и устройства исчезнут сразу, и вернуть их нельзя; в резервных копиях владельца сервера они могут храниться ещё какое-то время.
web-delete-type = Для подтверждения введите своё имя: { $name }
web-delete-type-nameless = У вас нет имени: оставьте поле пустым и подтвердите.
web-delete-do = Удалить навсегда
web-deleted = Всё о вас удалено.
web-leaders = Таблица лучших
web-leaders-all = Таблицы лучших
web-leaders-rule = От { $games } партий на рейтинг и с разбросом не больше ± { $spread }. Звания ботов измерены и держат шкалу.
web-leaders-none = Пока ни у кого нет столько партий на рейтинг. Откройте стол на рейтинг и станьте первым именем здесь.
web-leaders-bots = Звания ботов
web-leaders-place = Место
web-leaders-player = Игрок
web-leaders-rating = Рейтинг
web-leaders-games = Партии
web-fair-play = Честная игра
web-fair-play-text = Партия идёт в рейтинг, только если все согласились на это до начала, кубики запечатаны, а коробка без изменений.
    .own = Решайте сами. Без ботов, чужих советов и второй учётной записи. Подсказок за столом на рейтинг нет.
    .ends = Доигрывайте или сдавайтесь. Кто выходит из партии или просрочил время, тому поражение засчитано, как только за него садится бот; остальным рейтинг считается сразу же.
    .result = Не договаривайтесь о результате и не проигрывайте нарочно.
    .chance = Кубики запечатаны до того, как кто-либо внёс свою долю: ни игрок, ни сервер их не выбирают, и после конца это может проверить каждый.
    .host = Владелец сервера может закрыть вход тому, кто это нарушает; в таблице лучших таких игроков нет.
    .numbers = Рейтинг начинается с 1500. На 400 очков больше — это десять побед на одно поражение. Знак ± говорит, насколько рейтинг точен: с уверенностью 95 % настоящая сила лежит в этих пределах.
web-rating = Рейтинг
web-rating-of = рейтинг { $points } ± { $spread }
web-rated-table = На рейтинг
web-rated-help = Меняет рейтинги всех за столом. Только с запечатанными кубиками.
web-no-rating-change = без изменений
web-player-profile = Профиль: { $name }
web-settled = Рейтинг { $points }, { $change }
web-account = Учётная запись
