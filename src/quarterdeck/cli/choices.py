"""Choices: the legal actions as a numbered list that fits the screen, page by page or filtered."""

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from .. import i18n
from ..games.base import Action, Game
from ..games.spelling import fold
from .context import Context

GAP = 3  # blanks between columns


class Choices:
    """What a player may choose from, as he sees it now."""

    def __init__(self, context: Context, game: Game, actions: list[Action]) -> None:
        self.context = context
        self.game = game
        self.actions = actions
        self.filter = ""
        self.page = 0
        self._written: dict[str, str] = {}  # by notation
        # where a notation begins with a number, one of the list would be taken for it: a 3 must not lay ship 1
        self.numbered = not any(action.text.split()[0].isdecimal() for action in actions)

    def by_number(self, text: str) -> Action | None:
        """The action with this number of the list, if the text is one."""
        if not self.numbered or not text.isdecimal() or not 1 <= int(text) <= len(self.actions):
            return None
        return self.actions[int(text) - 1]

    def matching(self, part: str) -> list[Action]:
        """The actions whose notation or sentence has this in it; a number has to be its first word."""
        if part.isdecimal():
            return [action for action in self.actions if action.text.split()[0] == part]
        wanted = fold(part)
        return [action for action in self.actions if any(wanted in fold(said) for said in self.says(action))]

    def says(self, action: Action) -> tuple[str, str, str]:
        """All that an action is called: its notation, as it is typed here, its sentence."""
        return action.text, self.written(action), self.sentence(action)

    def written(self, action: Action) -> str:
        """An action as it is typed in this language."""
        if action.text not in self._written:
            self._written[action.text] = self.game.spelled(action.text, self.context.lang)
        return self._written[action.text]

    def named(self, text: str) -> Action | None:
        """The action that a line names exactly."""
        wanted = fold(" ".join(text.split()))
        return next((a for a in self.actions if wanted in (fold(a.text), fold(self.written(a)))), None)

    def narrow(self, part: str) -> bool:
        """Shows only matching actions from now on; False, and nothing changed, where none match."""
        if not self.matching(part):
            return False
        self.filter, self.page = part, 0
        return True

    def more(self) -> None:
        """Turns to the next page, after the last one to the whole list's first."""
        self.page += 1

    def sentence(self, action: Action) -> str:
        """What an action does, in words."""
        return i18n.say(self.context.lang, self.game, f"action-{action.kind}", action.args)

    def lines(self, width: int, height: int) -> list[str]:
        """The list as lines of markup: in sentences where they fit the height, else as columns of notation."""
        shown = self.matching(self.filter) if self.filter else self.actions
        if len(shown) <= height:
            return self._sentences(shown, width)
        return self._columns(shown, width, max(height, 2))

    def label(self, action: Action) -> str:
        """An action's number, as wide as the largest."""
        if not self.numbered:
            return ""
        return f"{self.actions.index(action) + 1:>{len(str(len(self.actions)))}}) "

    def _sentences(self, shown: list[Action], width: int) -> list[str]:
        notation = max((cell_len(self.written(action)) for action in shown), default=0)
        lines = []
        for action in shown:
            text = set_cell_size(self.written(action), notation)
            room = max(width - cell_len(self.label(action)) - notation - 3, 1)
            sentence = _shortened(self.sentence(action), room)
            lines.append(f" [dim]{self.label(action)}[/][bold]{escape(text)}[/]  {escape(sentence)}")
        return lines

    def _columns(self, shown: list[Action], width: int, height: int) -> list[str]:
        rows = self._grouped(shown, width)
        room = height - 1  # a line for how many more there are
        pages = -(-len(rows) // room) if len(rows) > height else 1
        if pages == 1:
            return rows
        page = self.page % pages
        note = self.context.say("play-more", page=page + 1, pages=pages)
        return [*rows[page * room : (page + 1) * room], f" [dim]{escape(_shortened(note, width - 1))}[/]"]

    def _grouped(self, shown: list[Action], width: int) -> list[str]:
        """Rows of columns, every kind of action beginning a row of its own."""
        widest = max(cell_len(self.label(a)) + cell_len(self.written(a)) for a in shown) + GAP
        across = max((width - 1) // widest, 1)
        rows: list[str] = []
        kind, in_row = "", 0
        for action in shown:
            cell = f"[dim]{self.label(action)}[/][bold]{escape(self.written(action))}[/]"
            pad = " " * (widest - cell_len(self.label(action)) - cell_len(self.written(action)))
            if action.kind != kind or in_row == across:
                rows.append(" ")
                in_row = 0
            kind = action.kind
            rows[-1] += cell + pad
            in_row += 1
        return [row.rstrip() for row in rows]


def _shortened(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"
