### Bots: ranks, playing styles.

level-cabin-boy = cabin boy
    .help = sees the good moves in front of him, and often misses one
level-sailor = sailor
    .help = takes what looks best now, without thinking of the answer
level-lieutenant = lieutenant
    .help = looks a little ahead
level-captain = captain
    .help = looks ahead and punishes mistakes
level-admiral = admiral
    .help = the strongest: thinks for up to a second
level-random = random bot
    .help = any legal move, for measuring
level-greedy = greedy bot
    .help = always the best single move, for measuring

style-standard = balanced
style-aggressive = aggressive
style-careful = careful
