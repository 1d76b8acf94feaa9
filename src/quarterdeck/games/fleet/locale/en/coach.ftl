### The coach: why, once for each kind of decision; and what the thing does that is pointed at.

why-take = A die you take nobody else can have, and the last one is for all. Take what moves on what you have begun: a round box is near.
why-use = Mark the next box of the section. A round one acts at once. If nothing fits, any die is a coin.
why-second = A shrimp licence is strong: the same die marks a second box in any column.
why-star = A star is a mark anywhere, with all that the box gives. Finish what lacks a single box.
why-either = A licence makes the whole column stronger until the end; a boat catches fish in even rounds. Boats early, licences late, as a rule.
why-bonus = There is one of each: what you take the others cannot have. Choose what you have most of.
why-oyster = A fish is a point at the end, a coin brings a star nearer. Take the coin if the boat is nearly full.

explain-column = { $kind ->
    [shrimp] Its licence makes your shrimp die any fish; on the second and third level it gives a star and a second box.
    [cod] Its licence pays coins for every boat you launch.
    [lobster] Its licence pays at income: the more boats, the more coins.
    [swordfish] Its licence gives a star after each fishing.
   *[oyster] An oyster boat catches two fish; with a licence the second may be a coin.
} Boxes are marked from the top. A round one gives a licence, a boat, or whichever you like.
    .title = { $name }
    .rules = { $kind ->
        [shrimp] F3.3 F6.1
        [cod] F3.3 F6.2
        [lobster] F3.3 F6.3
        [swordfish] F3.3 F6.4
       *[oyster] F3.3 F6.5
    }
explain-town = { $kind ->
    [crab] Its first round box gives a bonus of your choice, the second a boat that catches. The bonus brings up to ten points.
    [club] Every round box is a fishing for your boats alone.
    [research] Every box is a ship worth one point. It catches nothing but counts as a boat.
    [barge] Before each fishing it takes a fish for every full boat of yours.
    [kayak] Every box is a kayak: a small boat that catches.
    [casino] Once built, it lets you roll your own die again.
    [bank] Two points for each marked box; it need not be complete.
    [salvage] Once built, it turns a die into a star, three times a game.
    [tackle] Once built, a die used as a coin gives two.
    [cannery] A coin at income for every full boat.
    [smokehouse] The Market pays two coins more.
    [pub] Ten points if all its boxes are marked, else nothing.
   *[buffet] A boat die may mark a hex instead: up to fifteen points for all five.
}
    .title = { $name }
    .rules = { $kind ->
        [crab] F7.1
        [club] F7.2
        [research] F7.3
        [barge] F7.4
        [kayak] F7.5
        [casino] F8.1
        [bank] F8.2
        [salvage] F8.3
        [tackle] F8.4
        [cannery] F8.5
        [smokehouse] F8.6
        [pub] F8.7
       *[buffet] F8.8
    }
explain-die = { $kind ->
    [coins] Three coins at once.
    [harbor] Marks a box of any Harbor ship.
    [wharf] Marks a box of any Wharf building.
    [market] Pays coins for all the fish you have caught.
   *[fish] Marks the next box of its column.
} Any die may simply be a coin instead.
    .title = Die: { $name }
    .rules = { $kind ->
        [coins] F3.5 F3.7
        [harbor] F3.6 F3.7
        [wharf] F3.6 F3.7
        [market] F3.6 F3.7
       *[fish] F3.3 F3.7
    }
explain-coins = Coins are marked in order. On every star you mark a box anywhere, at once.
    .title = Coins and stars
    .rules = F5.1
explain-ruth = Captain Ruth’s hat stands where she will cross out boxes. After each round it moves on.
    .title = Captain Ruth
    .rules = F9.3 F9.5
