### Fleet: The Dice Game: names, options, prompts, actions, reasons, events, scoring.

game-goal = Have the most points after ten rounds: from fish, boats, licences, buildings and the King Crab bonus.
game-provenance = The printed sheet is not known to us: this game is played with a reconstructed one. If you own the box, play with an edition file of your own.
component-columns = { $count ->
    [one] Boxes, boats and room for fish of one column
   *[other] Boxes, boats and room for fish of { $count } columns
}
component-harbor = { $count ->
    [one] Boxes, room and points of one Harbor ship
   *[other] Boxes, room and points of { $count } Harbor ships
}
component-wharf = { $count ->
    [one] Boxes and points of one building
   *[other] Boxes and points of { $count } buildings
}
component-market = What the Market pays
component-coins = The coin track of { $count } boxes and its stars
component-dice = The faces of the dice
component-licences = What licences pay
component-rounds = The { $count } rounds
component-titles = The titles of the solo game

# for the search: what the box calls it = what we do
names-of-the-box = salvage yard = salvage; krill = shrimp

seat-player1 = Player 1
seat-player2 = Player 2
seat-player3 = Player 3
seat-player4 = Player 4
ruth-name = Captain Ruth

option-first_player = First player
    .help = Who is first in the first round. Solo you are always first.
option-first_player-random = random
option-first_player-1 = player 1
option-first_player-2 = player 2
option-first_player-3 = player 3
option-first_player-4 = player 4
option-strict_wharf = Finish buildings yourself (solo)
    .help = Off: a building that you have begun also counts as finished when Captain Ruth crosses out its last open box. On: the last box must be your own mark.

section-shrimp = Shrimp
    .short = Shr
section-cod = Cod
    .short = Cod
section-lobster = Lobster
    .short = Lob
section-swordfish = Swordfish
    .short = Swo
section-oyster = Oyster
    .short = Oys
section-crab = King Crab
    .short = Crab
section-club = Captain’s Club
    .short = Club
section-research = Research
    .short = Res
section-barge = Barge
    .short = Barge
section-kayak = Kayak
    .short = Kay
section-casino = Casino
    .short = Cas
section-bank = Bank
    .short = Bank
section-salvage = Salvage
    .short = Sal
section-tackle = Tackle Shop
    .short = Tac
section-cannery = Cannery
    .short = Can
section-smokehouse = Smokehouse
    .short = Smo
section-pub = Fisherman’s Pub
    .short = Pub
section-buffet = Seafood Buffet
    .short = Buf

face-shrimp = shrimp
face-cod = cod
face-lobster = lobster
face-swordfish = swordfish
face-oyster = oyster
face-coins = 3 coins
face-harbor = Harbor
face-wharf = Wharf
face-market = Market

bonus-worth = { $bonus ->
    [fish] { $per ->
        [1] 1 point for each fish
       *[other] 1 point for every { $per } fish
    }
    [boats] { $per ->
        [1] 1 point for each boat
       *[other] 1 point for every { $per } boats
    }
    [licences] { $per ->
        [1] 1 point for each licence
       *[other] 1 point for every { $per } licences
    }
    [wharf] { $per ->
        [1] 1 point for each Wharf box marked
       *[other] 1 point for every { $per } Wharf boxes marked
    }
    [full] { $per ->
        [1] 1 point for each full boat
       *[other] 1 point for every { $per } full boats
    }
   *[ship] { $per ->
        [1] 1 point for each boat launched: { $ship }
       *[other] 1 point for every { $per } boats launched: { $ship }
    }
}
bonus-fish = 1 point for so many fish
    .short = fish
bonus-boats = 1 point for so many boats
    .short = boats
bonus-licences = 1 point for so many licences
    .short = licences
bonus-wharf = 1 point for so many Wharf boxes
    .short = Wharf
bonus-full = 1 point for so many full boats
    .short = full boats
bonus-shrimp = 1 point for so many boats of one kind
    .short = { section-shrimp }
bonus-cod = 1 point for so many boats of one kind
    .short = { section-cod }
bonus-lobster = 1 point for so many boats of one kind
    .short = { section-lobster }
bonus-swordfish = 1 point for so many boats of one kind
    .short = { section-swordfish }
bonus-oyster = 1 point for so many boats of one kind
    .short = { section-oyster }
bonus-crab = 1 point for so many boats of one kind
    .short = { section-crab }
bonus-research = 1 point for so many boats of one kind
    .short = { section-research }
bonus-barge = 1 point for so many boats of one kind
    .short = { section-barge }
bonus-kayak = 1 point for so many boats of one kind
    .short = { section-kayak }

step-start = start bonuses
step-boat = boat phase
step-boat-shared = boat phase, shared die
step-income = income
step-fishing = fishing
step-town = town phase
step-town-shared = town phase, shared die
step-over = over

prompt-over = The game is over.
prompt-wait = { $player } is thinking.
prompt-crab-wait = You may choose a King Crab bonus as soon as the players before you are ready; waiting for { $player }.
prompt-take = Take a die.
prompt-use = { $own ->
    [yes] Use your die: { $face }.
   *[no] Everybody uses the die that is left: { $face }.
}
prompt-second = Your shrimp die marks a second box: choose a column.
prompt-star = { $stars ->
    [one] A star: mark the next box of any section.
   *[other] { $stars } stars: mark the next box of any section.
}
prompt-either = { $section }: a licence or a boat?
prompt-bonus = Choose your King Crab bonus; nobody else can have it then.
prompt-oyster = Oysters: a second fish, or a coin?

task-idle = nothing
task-take = taking a die
task-use = using the die
task-second = the second mark of the shrimp die
task-star = a star action
task-either = licence or boat
task-bonus = the King Crab bonus
task-oyster = the second fish of an oyster boat

action-take = Take { $face }{ $gives ->
    [harbor] : a box of any Harbor ship
    [wharf] : a box of any building
    [cash] : { $coins } coins
    [any] { $level ->
        [1] : a box of any column
        [2] : a box of any column and a star
       *[3] : two boxes of any columns and a star
    }
    [full] { $instead ->
        [none] : nothing left to mark, only a coin
        [salvage] : nothing left to mark, a coin, or a star by the Salvage
        [hex] : nothing left to mark, a coin, or a hex of the Buffet
        [reroll] : nothing left to mark, a coin, or another roll by the Casino
       *[several] : nothing left to mark, a coin, or one of your buildings
    }
    [licence] : licence { $level }
    [boat] : launches a boat
    [either] : licence or boat
   *[plain] { $left ->
        [0] : a box
       *[other] : a box; { $left } more to the next activation
    }
}{ $gives ->
    [cash] {""}
   *[other] { $coins ->
        [0] {""}
       *[other] , coins +{ $coins }
    }
}{ $stars ->
    [0] {""}
   *[other] , stars +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , points +{ $points }
}
    .brief = Take { $face }
action-mark = { $section }, box { $box }{ $gives ->
    [licence] : licence { $level }
    [boat] : launches a boat
    [either] : licence or boat
    [bonus] : King Crab licence and a bonus
    [club] : a private fishing
    [built] : finished
    [part] : { $left } more to finish it
   *[plain] { $left ->
        [0] {""}
       *[other] : { $left } more to the next activation
    }
}{ $fish ->
    [0] {""}
   *[other] , fish +{ $fish }
}{ $coins ->
    [0] {""}
   *[other] , coins +{ $coins }
}{ $stars ->
    [0] {""}
   *[other] , stars +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , points +{ $points }
}
    .brief = { $section }, box { $box }
action-star = ★ { $section }, box { $box }{ $gives ->
    [licence] : licence { $level }
    [boat] : launches a boat
    [either] : licence or boat
    [bonus] : King Crab licence and a bonus
    [club] : a private fishing
    [built] : finished
    [part] : { $left } more to finish it
   *[plain] { $left ->
        [0] {""}
       *[other] : { $left } more to the next activation
    }
}{ $fish ->
    [0] {""}
   *[other] , fish +{ $fish }
}{ $coins ->
    [0] {""}
   *[other] , coins +{ $coins }
}{ $stars ->
    [0] {""}
   *[other] , stars +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , points +{ $points }
}
    .brief = ★ { $section }, box { $box }
action-coin = Use the die as a coin: coins +{ $coins }{ $stars ->
    [0] {""}
   *[other] , stars +{ $stars }
}
action-coins = Take the coins: coins +{ $coins }{ $stars ->
    [0] {""}
   *[other] , stars +{ $stars }
}
action-market = Sell at the Market: coins +{ $coins }{ $stars ->
    [0] {""}
   *[other] , stars +{ $stars }
}
action-salvage = { $left ->
    [one] Salvage: a star action instead; the last use
   *[other] Salvage: a star action instead; { $left } uses left
}
action-hex = Seafood Buffet: mark the hex “{ $face }”{ $points ->
    [0] {""}
   *[other] , points +{ $points }
}
action-reroll = Casino: roll “{ $face }” again
action-decline = { $second ->
    [yes] Give up the second mark
   *[no] Give up the star
}
action-licence = { $section }: licence { $level }{ $coins ->
    [0] {""}
   *[other] , coins +{ $coins }
}{ $stars ->
    [0] {""}
   *[other] , stars +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , points +{ $points }
}
action-boat = { $section }: launch a boat{ $coins ->
    [0] {""}
   *[other] , coins +{ $coins }
}{ $stars ->
    [0] {""}
   *[other] , stars +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , points +{ $points }
}
action-bonus = { $bonus ->
    [none] No such bonus
   *[other] { bonus-worth }; now { $points }
}
ction-bonus = { $bonus ->
    [fish] { $per ->
        [1] 1 point for each fish
       *[other] 1 point for every { $per } fish
    }
    [boats] { $per ->
        [1] 1 point for each boat
       *[other] 1 point for every { $per } boats
    }
    [licences] { $per ->
        [1] 1 point for each licence
       *[other] 1 point for every { $per } licences
    }
    [wharf] { $per ->
        [1] 1 point for each Wharf box marked
       *[other] 1 point for every { $per } Wharf boxes marked
    }
    [full] { $per ->
        [1] 1 point for each full boat
       *[other] 1 point for every { $per } full boats
    }
   *[none] No such bonus
}; now { $points }
action-catch = Take the second fish
action-sell = Take a coin instead{ $stars ->
    [0] {""}
   *[other] , stars +{ $stars }
}

reason-not-your-decision = There is nothing for you to decide now.
reason-wrong-task = Something else is to be decided now: { $task }.
reason-not-in-pool = No die of the pool shows { $face }.
reason-section-full = { $section } has no open box left.
reason-wrong-section = This die does not mark a box of { $section }.
reason-no-coins-face = The face { $face } brings no coins of its own; but any die can be used as a single coin.
reason-no-salvage = Your Salvage is not finished.
reason-salvage-used-up = { $uses ->
    [one] Your Salvage can be used once, and has been.
   *[other] Your Salvage can be used { $uses } times, and has been.
}
reason-nothing-open = There is no open box for a star to mark.
reason-no-buffet = Your Seafood Buffet is not marked.
reason-no-hex-face = Only the five boat faces have a hex.
reason-hex-taken = That hex is marked already.
reason-no-casino = Your Casino is not finished.
reason-rerolled-already = You have rolled this die again already.
reason-not-your-die = Only the die you chose may be rolled again, not the shared one.
reason-bonus-taken = Somebody holds this bonus already.
reason-no-such-bonus = There is no such bonus.
reason-section-crossed = { $section }: no box is left open; Captain Ruth has crossed some of them out.
reason-take-first = Take a die first; what you may mark depends on its face.
reason-star-is-no-die = You have a star to use, not a die: it marks the next box of any section, or you decline it.
reason-bonus-first = First choose your King Crab bonus: it cannot be put off or changed later.
reason-bonus-later = A King Crab bonus is chosen once, at the moment when you mark the box of the King Crab’s licence (L), and nobody else can have it then.
reason-compulsory = This cannot be given up.

event-start = { $player } starts with { $face }: the first three boxes.
event-first-player = { $player } is first.
event-round = { $ruth ->
    [yes] Round { $round }; Captain Ruth is first.
   *[no] Round { $round }; { $player } is first.
}
event-rolled = Rolled: { $face }.
event-taken = { $player } takes { $face }.
event-rerolled = { $player } rolls { $old } again: { $face }.
event-shared = The die for everybody: { $face }.
event-marked = { $player } marks { $section }, box { $box }.
event-star-marked = { $player } marks { $section }, box { $box }, by a star.
event-licence = { $player } takes { $section } licence { $level }.
event-launched = { $count ->
    [one] { $player } launches a boat: { $section }.
   *[other] { $player } launches a boat: { $section }, now { $count }.
}
event-coins = { $player } marks coins: { $coins }{ $stars ->
    [0] {""}
    [one] , { $stars } star
   *[other] , { $stars } stars
}{ $lost ->
    [0] .
   *[other] ; beyond the track and lost: { $lost }.
}
event-as-coin = { $player } uses { $face } as a coin.
event-cash = { $player } takes { $coins } coins ({ $face }).
event-income = { $player }: income { $base }{ $lobster ->
    [0] {""}
   *[other] , lobster +{ $lobster }
}{ $cannery ->
    [0] .
   *[other] , Cannery +{ $cannery }.
}
event-caught = { $private ->
    [yes] Captain’s Club: { $player } catches { $fish } fish
   *[no] { $player } catches { $fish } fish
}{ $barge ->
    [0] .
   *[other] , { $barge } of them on the Barge.
}
event-second-fish = { $sold ->
    [yes] { $player } takes a coin instead of an oyster boat’s second fish.
   *[no] { $player }’s oyster boat takes its second fish.
}
event-swordfish = { $player }’s swordfish licence: stars +{ $stars }{ $coins ->
    [0] .
   *[other] , then { $coins } coin.
}
event-bonus = { $bonus ->
    [none] No King Crab bonus is left for { $player }.
   *[other] { $player } chooses the King Crab bonus: { bonus-worth }.
}
vent-bonus = { $bonus ->
    [fish] { $player } chooses the King Crab bonus: 1 point per { $per } fish.
    [boats] { $player } chooses the King Crab bonus: 1 point per { $per } boats.
    [licences] { $player } chooses the King Crab bonus: 1 point per { $per } licences.
    [wharf] { $player } chooses the King Crab bonus: 1 point per { $per } Wharf boxes.
    [full] { $player } chooses the King Crab bonus: 1 point per { $per } full boats.
   *[none] No King Crab bonus is left for { $player }.
}
event-built = { $player }: { $section } is finished.
event-hex = { $player } marks the hex “{ $face }” of the Seafood Buffet, { $count } in all.
event-salvage = { $player } uses the Salvage for a star; uses left: { $left }.
event-declined = { $second ->
    [yes] { $player } gives up the second mark.
   *[no] { $player } gives up a star.
}
event-lost = { $second ->
    [yes] { $player } has no open column: the second mark is lost.
   *[no] { $player } has no open box: stars lost: { $count }.
}
event-ruth-takes = Captain Ruth takes { $face }.
event-ruth-shares = Captain Ruth uses the shared die: { $face }.
event-crossed = Captain Ruth crosses out { $section }, box { $box }.
event-star-crossed = Captain Ruth crosses out the star on coin { $box }.
event-nothing-crossed = Captain Ruth has nothing to cross out.
event-tokens = Captain Ruth’s tokens move to { $boat }, { $harbor }, { $wharf }.
event-scored = { $player }: { $points } points, { $fish } fish.
event-conceded = { $player } gives up.

chance-start = boat die for the start bonus
chance-first-player = who is first
chance-boat = boat die
chance-town = town die
chance-reroll = the die rolled again

odds-face = { $face }{ $coins ->
    [0] {""}
   *[other] : { $coins } coins
}
odds-market = { $count ->
    [one] { $count } of { $dice } town dice shows the Market, { $coins } coins each
   *[other] { $count } of { $dice } town dice show the Market, { $coins } coins each
}
odds-coins = coins on average from coins faces
odds-market-dice = Market dice on average

end-points = { $winner } wins with { $points } points.
end-fish = Equal points; { $winner } wins with more fish.
end-shared = Equal points and fish: { $count } players share the win.
end-solo = { $title ->
    [wolf] { $points } points: a sea wolf!
    [captain] { $points } points: worthy of a captain.
    [mate] { $points } points: a good mate.
    [sailor] { $points } points: an able sailor.
   *[novice] { $points } points: a novice, for now.
}
end-concession = { $count ->
    [0] The game was given up.
   *[other] { $winner } wins: everybody else gave up.
}

warning-star = The star is lost then: it cannot be saved up.
warning-die = Nothing is left to mark with this die: it only brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
warning-coins = The coin track is full: these coins would be lost.
warning-unfinished = { $section } cannot be finished any more, and scores nothing unfinished.

score-fish = { $count } fish
    .head = Fish
score-boats = { $section }: { $count ->
    [one] { $count } boat
   *[other] { $count } boats
}
    .head = Boats
score-licence = { $section }: licence
    .head = Licences
score-building = { $section }
    .head = Buildings
score-bonus = { $bonus ->
    [fish] King Crab: { $count } fish, 1 point per { $per }
    [boats] King Crab: { $count } boats, 1 point per { $per }
    [licences] King Crab: { $count } licences, 1 point per { $per }
    [wharf] King Crab: { $count } Wharf boxes, 1 point per { $per }
    [full] King Crab: { $count } full boats, 1 point per { $per }
   *[ship] King Crab: { $count } of { $ship }, 1 point per { $per }
}
    .head = King Crab bonus

text-round = round { $round } of { $rounds } · { $step }
text-first = first: { $player }
text-ruth = { $first ->
    [yes] Captain Ruth is first; her tokens: { $boat }, { $harbor }, { $wharf }
   *[no] Captain Ruth is second; her tokens: { $boat }, { $harbor }, { $wharf }
}
text-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}: fish { $fish } · boats { $boats } · licences { $licences } · buildings { $buildings } · crab { $bonus }
text-gone = has given up
text-harbor = Harbor
text-wharf = Wharf
text-coins = Coins { $coins } of { $boxes } · { $fish } fish, so the Market pays { $market }
text-coins-short = coins { $coins }/{ $boxes }
text-legend-boxes = · plain box  L licence  B boat  ? either  A activation  ■● marked  × crossed out
text-legend-boats = ▼ boat: fish/room, ! full  ▽ not launched  ●○ licences  ✓ works  ⬢ hex  ☆ star

# Hints
asset-boat = { $count ->
    [one] 1 boat
   *[other] { $count } boats
}
asset-licence = { $count ->
    [one] 1 licence
   *[other] { $count } licences
}
asset-building = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
asset-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

tally-built = Buildings
tally-launched = Boats launched
