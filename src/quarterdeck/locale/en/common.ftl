# Texts that every game shares.

error-game = There is no game “{ $given }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
} Games: { $expected }.
error-own-game = QUARTERDECK_GAMES names “{ $given }”, which is no package of a game: { $why }.
error-seats = { $game } is not played with { $given } seats. Possible: { $expected }.
error-option-unknown = { $game } has no option “{ $option }”. Options: { $expected }.
error-option-bool = Option “{ $option }” is on or off, not “{ $given }”.
error-option-number = Option “{ $option }” is a whole number from { $low } to { $high }, not “{ $given }”.
error-option-choice = Option “{ $option }” cannot be “{ $given }”. Possible: { $choices }.
error-file-kind = { $game } takes no { $kind } file. It takes: { $expected }.
error-file-deep = Line { $line }: brackets are nested too deeply, at most { $most } within each other can be read.
error-file-parts = Line { $line }: a key has too many parts; with dots between them, at most { $most } can be read.
error-file-word = Line { $line }: a key or number is too long, at most { $most } characters can be read; is a quotation mark missing?
error-file-long = The file is too long: at most { $most } characters are read.
error-file-syntax = Line { $line }, column { $column }: { $why ->
    [quote] a text has no closing quotation mark
    [bracket] a bracket is not closed
    [twice] this is there already
    [value] here a value is expected; texts stand in quotation marks
    [equals] after a key comes “=”
    [line] this belongs on a line of its own
    [key] here a key is expected
    [escape] in quotation marks a backslash is written twice
   *[other] the file cannot be read from here on
}.
error-file-game = { $given ->
    [none] The file does not say for which game it is: game = "{ $expected }" is missing.
   *[other] The file should say game = "{ $expected }", not “{ $given }”.
}
error-file-key = Line { $line }: “{ $given }” is no field here ({ $where }).{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
} Possible: { $expected }.
error-file-choice = Line { $line }: { $where } is “{ $given }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
} Possible: { $expected }.
error-file-figure = Line { $line }: { $where } is { $given }, but it should be from { $low } to { $high }.
error-file-missing = Line { $line }: { $where } is missing.
error-file-length = Line { $line }: { $where } has { $given } of { $expected } entries.
error-file-type = Line { $line }: { $where } should be { $expected ->
    [int] a whole number
    [str] a text in quotation marks
    [bool] true or false
    [array] a list
    [object] a table
   *[other] something else
}.
error-position = This is not a position of { $game }: { $why }.
error-option-missing = The set-up of this { $game } table says nothing of “{ $option }”, which its rules (number { $rules }) ask for. It is damaged.
error-rules-newer = This was made with number { $given } of the rules of { $game }, and this program knows them up to { $known }. Update the program.
error-position-newer = This position of { $game } is written in version { $given }, and this program reads up to { $known }. Update the program.
error-outcome = “{ $given }” is no outcome: a number from 1 to { $most }, please.
error-notation-empty = Nothing was written. Write an action, or “help”.

## What a game says where it has no words of its own

prompt-waiting =
    { $count ->
        [one] Waiting for seat { $seats }.
       *[other] Waiting for seats { $seats }.
    }
prompt-over = The game is over.
reason-not-your-decision = It is not your decision now.

## Where parts and rules come from

provenance-title = What is reconstructed
source-rulebook = from the rulebook
source-web = from other published pages
source-reviews = from published reviews
source-derived = follows from those by arithmetic
source-inferred = follows from the rulebook
source-ruling = our ruling
source-reconstructed = reconstructed by us
source-owner = from the box of the edition’s owner
source-published = published with the rules
