### The coach: why, once for each kind of decision; and what the thing does that is pointed at.

why-place = The wind counts from the first move on: set your ships so that they do not bar each other’s way.
why-island = Cards of the island lie side by side. Its guns fire at whoever comes near.
why-edge = Attack from where there are fewer guns and a fair wind is likelier.
why-line-up = Ships start along the edge. Put the strong ones nearer to the target.
why-choose-ship = The card is for one ship. Give a good one to whoever decides the battle now, a bad one to whoever can spare it.
why-choose-cell = Far from enemy guns and broadsides, near to what you want.
why-choose-course = Point the bow where you will sail next, and no side at the guns.
why-choose-work = The crest does not fire: if you must give something up, give that. Raise a gun first.
why-manual = You carry this card out yourself: do what it says, then say that you are done.
why-manual-ship = Mark on the ship what the card says.
why-command = Ships act one by one, in any order. A whole ship left idle at its own fortress loses a mast: move it first.
why-open = One free turn, then the ship sails straight. The numbers on the rose are the cells that the wind gives. Look for a course that brings the enemy exactly abeam.
why-open-line = A line follows its leader like a snake. Range is the leader’s.
why-fight = You fire at whoever lies exactly to port or starboard. A salvo is surer, singles take more masts. He answers if you lie abeam of him.
why-lead = Lead the whole line on as long as its first ship can sail. Stop where its sides face the enemy.
why-answer = Shots in another’s turn are extra: there is nothing to save them for. Answer if you can.
why-answer-turn = You cannot answer from here, but you can turn your side to him: next time he will pay.
why-react = A fortress gun throws two dice against one: it hits often. Each fires once for every step of the enemy.
why-prize = The masts are shared among the hulls you keep. A bigger hull holds more masts and fires more guns.
why-shift = Two ships cannot share a cell. Move the one that is safer next door.
why-land = Masts that you land take the island, but the ship is weaker for it.

explain-ship = { $type ->
    [line] Ship of the line: three masts, three shots a side.
    [frigate] Frigate: two masts, two shots a side.
    [brig] Brig: one mast and one shot a side. Good at boarding the wounded.
    [merchantman] Merchantman: it must be brought to the fortress.
   *[fugitive] Pirate ship: it is to be caught.
} Masts are its life and its crew: { $masts } of { $holes }. Its guns do not suffer with them.
    .title = { $name }
    .rules = L44 L49 L54
explain-idle = Whole, and at its own fortress: if it does nothing this turn it loses a mast.
    .title = Must not idle
    .rules = L64
explain-gun = { $up ->
    [yes] Fortress gun: a salvo of two dice, two cells far in eight directions, in others’ turns, too.
   *[no] This gun is silent: its card is flipped.
}
    .title = Fortress gun
    .rules = L65 L66 L68
explain-crest = { $up ->
    [yes] The crest does not fire. It pays for a repair: a mast costs one card.
   *[no] The crest has been given up.
}
    .title = Crest of the fortress
    .rules = L63
explain-wind = The numbers say how far each course goes this turn. Zero is against the wind. A card is opened every turn.
    .title = Wind card
    .rules = L31 L32
explain-situation = The card holds for this turn only. What it does is written on it.
    .title = Situation card
    .rules = L24
why-place-pirate = Spread out: one salvo must not reach two of you, and somebody should always have the wind.
