### What pieces do, for those who ask.

piece-hull = { $holes ->
    [1] one mast; one shot to each side a turn.
   *[other] { $holes } masts; { $holes } shots to each side a turn, alone or as a salvo.
}
piece-gun = Gun
    .does = a card of the fortress: fires a double salvo as far as two cells, in its owner’s turn and at ships that come near, until it is flipped.
piece-crest = Crest
    .does = the fortress itself; beside it ships repair, a flipped card for a mast.
piece-order = Order
    .does = its holder sails one cell further and adds 1 to his throws.
piece-wind = Wind
    .does = card { $card }, blows to the { $heading }. Cells to N NE E SE S SW W NW: { $numbers }.
piece-situation = Situation “{ $words }”
    .does = { $words }
