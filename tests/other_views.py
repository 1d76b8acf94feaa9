"""A copy of the toy with a view of its own: a list whose values can be chosen, and a record; for the plain board."""

import shutil
from pathlib import Path

TOY = Path(__file__).parent / "toy"
VIEW = """
    def view(self, state, seat):
        seen = super().view(state, seat)
        return SkiffView(boat=tuple(ship.ship for ship in seen.ships), weather=Weather(), cards=(3, 5))


class Weather(msgspec.Struct):
    wind: str = "calm"
    fog: bool = True
    moon: int | None = None


class SkiffView(msgspec.Struct):
    boat: tuple[int, ...]
    weather: Weather
    cards: tuple[int, ...]


game = Toy()
"""
TEXTS = """
view-boat = Boats
target-boat = Boat { $name }
view-cards = Cards
view-weather = Weather
view-wind = Wind
wind-calm = dead calm
view-fog = Fog
view-moon = Moon
"""


def write(folder: Path) -> None:
    """Writes the package `skiff` into a folder."""
    shutil.copytree(TOY, folder / "skiff", ignore=shutil.ignore_patterns("__pycache__"))
    facts = folder / "skiff/facts.py"
    text = facts.read_text("utf-8").replace('id="toy"', 'id="skiff"').replace("ship:{target}", "boat:{target}")
    facts.write_text("import msgspec\n\n" + text.replace("\n\ngame = Toy()\n", VIEW), "utf-8")
    for texts in (folder / "skiff/locale").glob("*/game.ftl"):
        kept = [line for line in texts.read_text("utf-8").splitlines() if not line.startswith("view-progress")]
        texts.write_text("\n".join(kept) + "\n" + TEXTS, "utf-8")
