### Lessons: `quarterdeck learn`.

learn-course = { $count ->
    [one] { $game }: { $name }, { $count } lesson
   *[other] { $game }: { $name }, { $count } lessons
}
learn-which = Which lesson?
learn-done = done
learn-begun = begun
learn-read = Enter to go on.{" "}
learn-glow = Look here: { $action }
learn-show = “show” plays this step for you.
learn-lesson-done = This lesson is done.
learn-next = Next lesson: { $title }. Go on? (y/n){" "}
learn-next-table = Next: { $title }. Play it with: { $command }
learn-whole-game = a whole game
learn-saved = Your place is kept. Go on with: quarterdeck learn { $game }
learn-live = Now a real game from here: the dice are live, and the bot plays for itself.

web-learn = Learn
web-learn-game = Learn { $game }
web-course = All lessons
web-steps = Steps
web-show-me = Show me
web-lesson-play = Play it to the end
web-lesson-live = Your opponent is a bot of the lowest rank. The dice are live now.
web-next = Next
web-why = Why?
web-in-one-minute = The game in one minute
web-to-the-board = To the board
web-coach = Coach
    .help = Explains each kind of decision once, and warns before a loss.
web-coach-there = This is your first game: the coach explains each decision once. Point at anything, or press long, to read what it does. He can be switched off in the menu.
web-first-stage = You begin with: { $stage }. The bigger game comes after it.
web-starts-with = “Play now” begins with { $stage }.
web-next-stage = Next: { $stage }
web-whole-game = Play a whole game
web-lesson-tag = lesson
web-explain-now = Now: { $what }
web-explain-many = { $count ->
    [one] { $count } thing can be done with it now.
   *[other] { $count } things can be done with it now.
}
web-one-minute = { $game } in one minute
web-lesson-continue = Go on with
web-lesson-start = Begin with
web-to-lesson = To the lesson
web-straight-in = Straight into a game
web-lesson-again = Begin this lesson again
web-lesson-of = Lesson { $number } of { $count } · { $title }
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

error-no-course = There are no lessons for { $game } yet. The rules: quarterdeck rules { $game }.
error-lesson = There is no lesson “{ $given }”. Expected a number or one of: { $expected }.
error-lesson-not-live = This lesson does not end in a game. Take it step by step.
error-lesson-place = “{ $given }” does not fit this place of the lesson. Begin the lesson again.
error-lesson-set-back = That is allowed, but not what this step is about. It has been set back.
