# What a table, its replay files and their verification say.

# Refusals of the table
error-stale = The table has gone on: this was meant for version { $at }, and it is at { $version }. Nothing was changed.
error-over = The game is over.
error-not-over = The game is not over yet.
error-not-begun = The game has not begun: a seat has not given its share of the dice yet.
error-nonce = A share of the dice is 1 to 64 letters, digits, hyphens or underscores.
error-nonce-given = This seat has given its share of the dice already.
error-nonce-late = This share of the dice came too late: the game had begun with one derived from the secret instead, which nobody could choose.
error-epoch = Dice of epoch { $given } cannot follow those of epoch { $now }: an epoch only comes after a restore, and its number only grows.
error-seat = There is no seat { $given }; seats are numbered from 1 to { $expected }.
error-version = The table has no version { $given }; the latest is { $expected }.
error-level = There is no level “{ $given }”. Levels: { $expected }.
error-table-name = “{ $given }” cannot be a name: at most { $most } visible characters, not beginning with @, and no word of letters from two alphabets that look alike.
error-table-seat-count = { $given ->
    [one] One player was named
   *[other] { $given } players were named
}, but the table has { $expected ->
    [one] one seat
   *[other] { $expected } seats
}.
error-table-secret = A secret is { $digits } digits from 0 to 9 and a to f.
error-secret-missing = The secret of the dice is not known, so the game cannot go on from here.
error-outcome-needed = The table waits for real dice: say first what they show.
error-outcome-not-needed = No dice are asked for now.
error-log-differs = Entry { $entry } of the log cannot be done as it is written.
error-table-closed = This table is closed: entry { $entry } of its log can no longer be carried out ({ $why }). All before it can be looked at.
error-undo-nothing = There is nothing to take back.
error-undo-barrier = This cannot be taken back: it showed dice or something that was hidden.
error-undo-other = This cannot be taken back: { $seat } has acted since.
error-undo-later = This cannot be taken back: a later decision depends on it.
error-undo-people = A free takeback is for those who play against bots alone; there are other people at this table.
error-undo-rated = In a rated game nothing is taken back once something was shown.
error-undo-asked = Somebody asks to take a play back already; that wants an answer first.
error-undo-not-asked = There is nothing to answer: nobody asks you to let a play be taken back.
error-undo-alone = There is nobody to ask: against bots alone a play can be taken back freely.
error-pace = “{ $given }” is no pace. A live game is minutes and seconds a turn, a slow one days or hours a decision, a bank, days off: { $form }.
error-time-left = This seat still has time.
error-no-clock = This seat has no clock.
error-days-off = { $given ->
    [0] There are no days off to end now.
   *[other] So many days off cannot be taken: { $left } are left, and a clock that has run out cannot stand.
}
error-log-time = The time of entry { $entry } cannot be: it comes before the entry above, or claims more time on the way than is allowed.
error-resigned-before = This seat has resigned already.
error-draw-standing = A draw has been offered already; it can be accepted or declined.
error-draw-no-offer = Nobody has offered a draw.
error-draw-alone = A draw needs a second person at the table to agree.
error-draw-agreed-before = This seat has agreed to the draw already.
error-draw-not-asked = Only people who are still in the game are asked about a draw.

reason-table-not-pending = { $seat } has nothing to decide now; it is the turn of { $pending }.
reason-table-over = The game is over.
reason-table-refused = The rules do not allow this now.
reason-table-no-use = Nothing can be done there now.
reason-order-refused = This standing order ({ $what } = { $value }) cannot be given.

end-draw-agreed = Draw by agreement

event-taken-back = { $player } takes the last play back.
event-taken-back-agreed = { $player } takes the last play back, with everybody's consent; the dice stay drawn.
event-taken-back-since = { $player } takes the last play and all since back; the dice stay drawn.
event-plea-ask = { $player } asks to take the last play back.
event-plea-accept = { $player } agrees to that.
event-plea-decline = { $player } would rather go on.
event-flag = { $player }: time is up.
event-rest = { $player } takes { $days ->
    [one] a day off
   *[other] { $days } days off
}.
event-rest-over = { $player } is back from days off.
event-given-up-time = { $by ->
    [nobody] { $player } loses on time.
   *[other] { $player } loses on time: { $by } claims the game.
}
event-given-up-away = { $by ->
    [nobody] { $player } is away and loses.
   *[other] { $player } is away and loses: { $by } claims the game.
}
event-seat-bot-time = Time is up: a bot plays on for { $player }.
event-seat-bot-away = A bot plays on for { $player }, who is away.
event-resigned = { $player } resigns.
event-draw-offer = { $player } offers a draw.
event-draw-accept = { $player } agrees to a draw.
event-draw-decline = { $player } declines the draw.
event-seat-bot = A bot plays on: { $player }.
event-seat-person = { $player } takes the seat.
event-epoch = The server was put back from a copy: dice of epoch { $epoch } from here, so that none comes up that was already seen.

# Replay files
error-replay-size = This is too long for a replay file: at most { $most } characters.
error-replay-cut = The replay file is cut off: line { $line } has no end.
replay-format = This file has format { $format }, which an earlier version wrote; today’s is { $today }. Its check digits are no longer looked at: a check goes by its actions, dice and result. There is nothing for you to do.
error-replay-entries = The replay file has more than { $most } entries.
error-replay-line = Line { $line } of the replay file should be: { $expected }. Found: “{ $found }”.

# Verification
verify-verified = Verified: { $entries ->
    [one] one entry
   *[other] { $entries } entries
} by the rules, { $draws ->
    [one] one outcome
   *[other] { $draws } outcomes
} recomputed from the secret.
verify-real-dice = Verified: { $entries ->
    [one] one entry
   *[other] { $entries } entries
} by the rules. The dice were real, so they cannot be recomputed.
verify-sealed = The dice cannot be verified yet: the secret is not revealed. { $entries ->
    [one] One entry agrees
   *[other] { $entries } entries agree
} with the rules so far.
verify-commitment = Line { $line }: the commitment is not the one that the nonces were given for.
verify-secret = Line { $line }: the secret does not match the commitment.
verify-terms = Line { $line }: the secret does not match the commitment together with the game, seats, options, files and position above; one of these has been changed.
verify-seed = Line { $line }: the secret does not follow from this seed.
verify-nonce = Line { $line }: this nonce is not the one that was given.
verify-nonce-chosen = Line { $line }: the nonce of a bot does not follow from the secret, so somebody could have chosen it.
verify-nonce-derived = Line { $line }: this nonce is said to be derived from the secret, but does not follow from it.
verify-nonce-missing = Line { $line }: the game cannot have begun, a seat has given no nonce.
verify-illegal = Line { $line }: the rules do not allow this.
verify-refused = Line { $line }: the table does not allow this.
verify-outcome = Line { $line }: the dice gave { $expected }, the file says { $found }.
verify-notation = Line { $line }: this is written { $expected }.
verify-check = Line { $line } has been changed, or a line before it is missing: its check digits are wrong.
verify-truncated = Line { $line }: the file ends here, but the game goes on.
verify-result = Line { $line }: the game came to { $expected }.
verify-secret-missing = Line { $line }: the game is over, but the secret is not in the file.
