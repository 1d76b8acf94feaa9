### The toy: its rules as the player reads them.

chapter-ships = Ships
chapter-round = The round
chapter-end = The end

rule-T1 = A ship has a hull of 3, two loads of heavy shot and, if the table plays with them, one set of spare planks.
    .title = Ships
rule-T2 = Each ship draws one of the cargo tokens 1 to 6 and keeps it secret until the end.
    .title = Cargo
rule-T3 = All ships load at the same time and in secret, light shot or heavy; when the last one has loaded, all show it. Heavy shot is used up by that.
    .title = Loading
rule-T4 = Then each ship fires once at a ship of the other side, in the order of their numbers; each round begins one ship later.
    .title = Firing order
rule-T5 = One die is thrown for a shot. Light shot hits from 3 up and takes 1 from the hull, heavy shot hits from 5 up and takes 2.
    .title = The shot
rule-T6 = A ship that is hit may give up its spare planks instead of taking the damage, by a secret order given beforehand or when it is asked.
    .title = Spare planks
rule-T7 = A ship without hull is sunk, and a ship that strikes its flag counts as sunk. A side without ships has lost at once.
    .title = Sinking
rule-T8 = After the last round the side wins whose ships afloat have more hull and cargo together; equal sums are a draw.
    .title = Counting
rule-T9 = Shake hands after the duel.
    .title = Manners
