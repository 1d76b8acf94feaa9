### Lessons: `quarterdeck learn`.

learn-course = { $count ->
    [one] { $game }: { $name }, { $count } lesson
   *[other] { $game }: { $name }, { $count } lessons
}
learn-which = Which lesson?
learn-done = done
learn-begun = begun
learn-read = Enter to go on.{" "}
learn-set-back = That is allowed, but not what this step is about. It has been set back.
learn-glow = Look here: { $action }
learn-show = “show” plays this step for you.
learn-lesson-done = This lesson is done.
learn-next = Next lesson: { $title }. Go on? (y/n){" "}
learn-saved = Your place is kept. Go on with: quarterdeck learn { $game }
learn-live = Now a real game from here: the dice are live, and the bot plays for itself.

error-no-course = There are no lessons for { $game } yet. The rules: quarterdeck rules { $game }.
error-lesson = There is no lesson “{ $given }”. Expected a number or one of: { $expected }.
error-lesson-place = “{ $given }” does not fit this place of the lesson. Begin the lesson again.
