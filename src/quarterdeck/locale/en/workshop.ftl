# The workshop, where files are drawn, and the library
workshop-title = Workshop
workshop-nameless = Without a name
workshop-kept = kept on this device
workshop-unkept = no room left on this device: older steps are forgotten
workshop-undo = Undo: { $what }
workshop-redo = Do again: { $what }
workshop-balance = Balance
workshop-share = Share
workshop-publish = Publish
workshop-publish-version = Publish a new version
workshop-test = Test play
workshop-test-begin = Play now
workshop-open = Open, save, examples
workshop-new = Begin a new one
workshop-import = Open a file
workshop-download = Save as a file
workshop-examples = Examples
workshop-library = Library
workshop-board = Board
workshop-file = File
workshop-file-help = The same TOML that the terminal takes. What you type here is checked and drawn; comments are not kept.
workshop-problems = Problems
workshop-checking = checking …
workshop-counts = { $errors ->
    [0] { $warnings ->
        [0] none
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
    [one] { $errors } error
   *[other] { $errors } errors
}
workshop-text-only = This kind of file is written as text, in the panel “File”; problems, balance, test play and library are the same.
workshop-elsewhere = Another tab goes on with this draft; here it can only be read.
workshop-go-on = Go on here
workshop-step-open = open
workshop-step-fork = from the library
workshop-step-text = text of the file
workshop-games = Games
workshop-rank = Bots
workshop-players = Players
workshop-begin = Begin
workshop-stop = Stop
workshop-played = { $games } of { $wanted } games.
workshop-old = The scenario has changed since: these figures are old.
workshop-run-done = Done.
workshop-run-stopped = Stopped.
workshop-run-failed = The bots could not go on.
workshop-wins = Wins by seat
workshop-interval = 95 % intervals; dashes: fair share, { $fair } %
workshop-seat = Seat { $number }
workshop-ends = How games ended
workshop-length = Length in rounds
workshop-median = median { $median }
workshop-notes = What stands out
workshop-bots = Bots are no people: this is a hint. The seeds are the same every time.
workshop-share-help = The whole file is in this link, nothing is stored.
workshop-share-long = This file is too long for a link: save it as a file and send that.
workshop-published = Published as version { $version }.
workshop-author = Author
workshop-licence = Licence of the text
workshop-publish-help = A version never changes; tables keep theirs.
workshop-publish-tested = The figures of { $games } games go with it.
workshop-publish-untested = It has no balance figures yet.
workshop-against = Against
workshop-against-bots = bots
workshop-against-here = people at this device
workshop-against-link = people by link
workshop-back = Back to the workshop
workshop-keys = Keys
workshop-keys-list =
    Arrows: from cell to cell
    Enter: place or select
    Shift and arrows: move what is selected
    R: turn an island
    Delete: remove
    1 to 6, 0: whose it is
    Escape: put the piece back
    Ctrl+Z, Ctrl+Y: undo, do again
    F6: round the panels
    F8: to the next problem
    + and -: zoom
workshop-sort = Sorted by
workshop-sort-new = newest
workshop-sort-played = most played
workshop-sort-name = name
workshop-sort-fair = fairest
workshop-game = Game
workshop-all-games = all
workshop-library-empty = Nothing has been published here yet.
workshop-by = by { $author }, version { $version }
workshop-for = Players: { $seats }
workshop-plays = { $count ->
    [one] played once
   *[other] played { $count } times
}
workshop-tested = { $games } games of bots: { $shares }
workshop-untested = balance not tested
workshop-play = Play now
workshop-play-link = With somebody, by a link
workshop-edit = Go on with it
workshop-fork = Make one of my own from it
workshop-withdraw = Withdraw
workshop-lesson = Lesson
workshop-lesson-again = Begin the lesson again
workshop-lesson-step = Step { $number } of { $count }
