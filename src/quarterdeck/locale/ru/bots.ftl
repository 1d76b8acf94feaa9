### Боты: звания, манера игры.

level-cabin-boy = юнга
    .help = видит хорошие ходы у себя под носом, но часто их пропускает
level-sailor = матрос
    .help = берёт лучшее прямо сейчас и не думает об ответе
level-lieutenant = лейтенант
    .help = смотрит немного вперёд
level-captain = капитан
    .help = смотрит вперёд и наказывает за ошибки
level-flag = адмирал
    .help = самый сильный, думает до секунды
level-random = бот наугад
    .help = любой разрешённый ход, для измерений
level-greedy = жадный бот
    .help = всегда лучший отдельный ход, для измерений
level-habits = бот по привычке
    .help = делает то, что любой капитан сделал бы не думая: быстро, для проверки сценариев

style-standard = уравновешенно
style-aggressive = напористо
style-careful = осторожно
style-trading = по-купечески

## Подсказки

asset-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
hint-head = шанс на победу { $chance }
hint-head-points = шанс на победу { $chance }, в конце около { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}
hint-line = Дальше: { $line }
hint-sentence = { $parts }.
hint-wins = Выигрывает партию этим ходом.
hint-gains = даёт: { $what }
hint-builds = задел на будущие ходы
hint-takes = соперник теряет: { $what }
hint-risks = риск: { $what } (ответ: { $reply })
hint-safe = сразу опасаться нечего

## Программы, которые играют (docs/bots.md)

bot-complaint-start = программа не запускается
bot-complaint-crash = программа завершилась
bot-complaint-silence = программа не ответила вовремя
bot-complaint-flood = программа говорит больше, чем её спрашивают
bot-complaint-nonsense = ответ программы не прочесть
bot-complaint-illegal = программа выбрала то, чего нельзя
error-bot-command = «{ $given }» — не команда. Нужно cmd: и программа с её аргументами, без запятых.
error-bot-command-long = Команда «{ $given }…» слишком длинная: не больше { $most } знаков. Нужен скрипт, в котором остальное.
error-arena-seats = Ботов { $bots }, а сторон { $sides }: на всех не хватит. Нужна хотя бы одна сторона на бота.
error-tune-none = У { $game } нет data/weights.toml, настраивать нечего.
error-hint-people = В игре с людьми, которые играют по ссылке, подсказок нет.

# Баланс сценария
balance-title = Партий: { $games }, мест: { $seats }, за всех играет: { $rank }
balance-seat = место { $seat }
balance-ends = Чем кончились партии:
balance-end-goal = выполнена цель { $goal }
balance-length = Длина в раундах: от { $low } до { $high }, половина партий не длиннее { $median }
balance-strong = Место { $seat } побеждает в { $rate } % партий [{ $low }–{ $high }].
balance-weak = Место { $seat } побеждает лишь в { $rate } % партий [{ $low }–{ $high }].
balance-try-less = Место { $seat }: попробуйте на один корабль меньше ({ $kind }).
balance-try-more = Место { $seat }: попробуйте на один корабль больше ({ $kind }).
balance-never = Место { $seat } не победило ни разу.
balance-idle = Месту { $seat } почти нечего решать.
balance-goal = Цель { $goal } решает { $rate } % партий: она почти ничего не значит.
balance-dead = { $rate } % партий не кончились сами: их остановили, потому что больше ничего не происходило.
balance-fair = Ничто не бросается в глаза: у каждого места примерно своя доля, и партии кончаются сами.

error-cluster-missing = Ray не установлен. Установите его командой: pip install "quarterdeck[cluster]"
error-cluster-none = По адресу «{ $given }» кластер Ray не отвечает: { $why }. Запустите его командой «ray start --head» или не указывайте --ray.
error-cluster-program = На узле { $node } другая версия Quarterdeck или его игр: с теми же числами партии вышли бы другими. Установите там эту версию.
error-cluster-lost = Кластер теряет задачи одну за другой: { $why }. Проверьте узлы командой «ray status».
