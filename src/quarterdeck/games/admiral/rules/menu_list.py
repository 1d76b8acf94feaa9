"""The list of legal actions itself, a vec that is kept from decision to decision."""

from librt.vecs import vec
from mypy_extensions import i64

from .position import Position


def push(s: Position, action: i64) -> None:
    """Adds an action to the list, which grows where a large fleet needs it."""
    size: i64 = s.menu_size
    if size == len(s.menu):
        longer: vec[i64] = vec[i64]([i64(0)] * (2 * size))
        for k in range(size):
            longer[k] = s.menu[k]
        s.menu = longer
    s.menu[size] = action
    s.menu_size = size + 1
