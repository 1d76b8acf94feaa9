"""What every test run begins with: the toy is a game like the others."""

from quarterdeck.games import register
from toy.facts import game as toy

register(toy)
