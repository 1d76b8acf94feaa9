### The toy: everything it says, except its rules.

game-name = Toy duel
game-blurb = Two ships, or two against two. Load in secret, fire by the die, keep your cargo dry.

option-planks = Spare planks
    .help = Each ship carries spare planks and may put them in the way of one hit.
option-length = Length
    .help = How many rounds are fired at most.
option-length-short = three rounds
option-length-long = six rounds

shot-light = light shot
shot-heavy = heavy shot

action-load =
    { $shot ->
        [light] Load light shot
       *[heavy] Load heavy shot
    }
action-fire = Fire at ship { $target }
action-endure = Endure the hit
action-planks = Put the spare planks in the way

order-ask = Ask me when I am hit
order-always = Use the planks at the first hit

prompt-load = Load your guns; nobody sees with what.
prompt-fire = Choose a ship to fire at.
prompt-brace = You are hit: endure it or use your spare planks.

reason-no-heavy-left = You have no heavy shot left.
reason-own-side = Ship { $target } is on your side.
reason-out-of-the-fight = Ship { $target } is out of the fight.
reason-no-such-order = There are no planks to give orders for.

event-dealt = Ship { $ship } takes in cargo worth { $cargo }.
event-loaded = Ship { $ship } loads: { $shot }.
event-revealed = Ship { $ship } has loaded { $shot }.
event-fired = Ship { $gunner } fires at ship { $ship } ({ $shot }): { $die }.
event-hit =
    { $hull ->
        [0] Ship { $ship } goes down.
       *[other] Ship { $ship } is hit, hull { $hull }.
    }
event-ordered = Ship { $ship } has a standing order: { $order }.
event-braced = Ship { $ship } puts its planks in the way.
event-strikes = Ship { $ship } strikes its flag.
event-cargo-shown = Ship { $ship } carried cargo worth { $cargo }.
event-ended = { $end }

end-sunk = One side has no ship left.
end-struck = One side has struck its last flag.
end-last-round = The last round is fired.

score-hull = Hull
score-cargo = Cargo

chance-die = The die of the shot
chance-cargo = Which of the cargo tokens left, counted from the smallest

view-progress = Round { $round } of { $rounds }
view-hull = Hull
view-planks = Planks
view-heavy = Heavy shot
view-shot = Loaded
view-cargo = Cargo
target-ship = Ship { $name }

error-toy-notation = “{ $given }” is no action. Expected: light, heavy, fire 2, endure or planks.
