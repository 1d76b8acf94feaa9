"""The rulebook at the command line: by id, by word, in either language."""

import pytest
from terminal import Terminal


def test_the_contents_list_every_rule_by_chapter(terminal: Terminal) -> None:
    said = terminal.run("rules", "toy").stdout
    assert all(f"T{number}" in said for number in range(1, 10))
    assert said.index("The round") < said.index("T3") < said.index("The end")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Reconstructed by us: what is"), ("ru", "Восстановлено нами: рисунок")]
)
def test_the_contents_end_with_what_is_reconstructed(terminal: Terminal, lang: str, told: str) -> None:
    said = " ".join(terminal.run("rules", "lords", "--lang", lang).stdout.split())
    assert told in said
    assert said.index(told) > said.index("H6")


@pytest.mark.parametrize("given", ["T3", "t3", "toy:T3", "Т3"])  # the last one with a Russian Т
def test_a_rule_is_found_by_its_id(terminal: Terminal, given: str) -> None:
    said = terminal.run("rules", "toy", given).stdout
    assert said.startswith("toy:T3  Loading")
    assert "See also: T5" in said


@pytest.mark.parametrize("words", ["spare planks", "ЗАПАСНЫЕ доски", "запасные ДОСКИ"])
def test_rules_are_found_by_words_of_either_language(terminal: Terminal, words: str) -> None:
    assert "toy:T6" in terminal.run("rules", "toy", *words.split()).stdout


def test_e_and_yo_are_one_letter(terminal: Terminal) -> None:
    with_yo = terminal.run("rules", "toy", "тяжёлые").stdout
    without = terminal.run("rules", "toy", "тяжелые").stdout
    assert with_yo == without != ""


def test_games_are_listed_with_their_options(terminal: Terminal) -> None:
    said = terminal.run("games").stdout
    assert "Toy duel" in said
    assert "length=short (short, long)" in said


@pytest.mark.parametrize(
    ("game", "words", "rule"),
    [
        ("fleet", "Консервный завод", "fleet:F8.5"),
        ("fleet", "Рыба-меч", "fleet:F6.4"),
        ("fleet", "магазин снастей", "fleet:F8.4"),
        ("lords", "синий флот", "lords:1"),
    ],
)
def test_the_names_of_the_box_find_what_we_call_otherwise(terminal: Terminal, game: str, words: str, rule: str) -> None:
    assert rule in terminal.run("rules", game, *words.split(), "--lang", "ru").stdout
