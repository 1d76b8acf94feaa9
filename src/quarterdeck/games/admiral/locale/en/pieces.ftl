### What pieces do, for those who ask. Pairs: straight/diagonal.

piece-card = hull { $hull }, shots { $shots } with a range of { $range }, moves { $fresh } in a fresh wind and { $calm } in a calm, a storm drives it { $storm }, carries { $room }. Pairs are straight/diagonal.
piece-fort = Fort
    .does = fires at ships in range in its owner’s turn, repairs his ships in its port and keeps what is unloaded there.
piece-mine = Mine
    .does = lies hidden near its owner’s fort and blows up an enemy ship that enters, as its order says.
piece-fireship = Fireship
    .does = a ship given up for it explodes in the next round and damages everything beside it.
piece-treasure = { $one }
    .does = is loaded where it lies, carried home and unloaded at an own fort; a heavy load slows a ship down.
