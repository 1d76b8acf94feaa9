### What the parts of the sheet do, for those who ask.

piece-licence = Licences
piece-bonus = { $bonus ->
    [fish] { $per ->
        [1] 1 point for every fish
       *[other] 1 point for every { $per } fish
    }
    [boats] { $per ->
        [1] 1 point for every boat
       *[other] 1 point for every { $per } boats
    }
    [licences] { $per ->
        [1] 1 point for every licence
       *[other] 1 point for every { $per } licences
    }
    [wharf] { $per ->
        [1] 1 point for every mark in the Wharf
       *[other] 1 point for every { $per } marks in the Wharf
    }
   *[full] { $per ->
        [1] 1 point for every full boat
       *[other] 1 point for every { $per } full boats
    }
}
