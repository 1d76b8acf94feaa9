"""What a scenario calls its treasure, its ships and its islands, in both languages."""

from ...errors import Param
from .plan import CargoWords, Plan, Text
from .plan_words import kinds_of
from .scenario_file import TYPES

# one, many in English; one, few, many in Russian, for sentences that name it after a colon or a number
WORDS = {
    "pearl": (("pearl", "pearls"), ("партия жемчуга", "партии жемчуга", "партий жемчуга")),
    "chest": (("chest", "chests"), ("сундук", "сундука", "сундуков")),
    "silver": (("bar of silver", "bars of silver"), ("слиток серебра", "слитка серебра", "слитков серебра")),
    "spice": (("sack of spice", "sacks of spice"), ("мешок пряностей", "мешка пряностей", "мешков пряностей")),
    "treasure": (("treasure", "treasures"), ("сокровище", "сокровища", "сокровищ")),
}

BOX_TILES = ("long", "block")


def both(en: str, ru: str) -> str:
    """A text in both languages as one argument of a sentence (i18n.py)."""
    return f"@|{en.replace('|', '/')}|{ru.replace('|', '/')}"


def words_of(plan: Plan) -> dict[str, Param]:
    """`one`, `few` and `many` as arguments of a sentence."""
    cargo = plan.cargo
    if isinstance(cargo, CargoWords):
        en = cargo.en if cargo.en[0] else (cargo.ru[0], cargo.ru[2])
        ru = cargo.ru if cargo.ru[0] else (cargo.en[0], cargo.en[1], cargo.en[1])
    else:
        en, ru = WORDS[cargo]
    return {"one": both(en[0], ru[0]), "few": both(en[1], ru[1]), "many": both(en[1], ru[2])}


PEARLS: dict[str, Param] = {
    "one": both(WORDS["pearl"][0][0], WORDS["pearl"][1][0]),
    "few": both(WORDS["pearl"][0][1], WORDS["pearl"][1][1]),
    "many": both(WORDS["pearl"][0][1], WORDS["pearl"][1][2]),
}


def counted(plan: Plan, count: int, lang: str) -> str:
    """The right form of the word for a number, for sentences that the game puts together itself."""
    form = "one" if count % 10 == 1 and count % 100 != 11 else "few"
    if lang == "en":
        form = "one" if count == 1 else "many"
    elif not (form == "one" or (count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14))):
        form = "many"
    return str(words_of(plan)[form]).split("|")[1 if lang == "en" else 2]


def kind_word(plan: Plan, kind: int) -> str:
    """A kind of ship: the box's by message, a scenario's own as its author calls it."""
    name = list(kinds_of(plan))[kind]
    if name in TYPES:
        return f"@board-class-{name}"
    text = plan.card[name].name or Text()
    return both(text.say("en") or name, text.say("ru") or name)


def tile_word(name: str) -> str:
    """An island: the box's by message, a scenario's own by its name."""
    return f"@tile-{name}" if name in BOX_TILES else name
