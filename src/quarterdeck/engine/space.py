"""Space: the actions of a set-up numbered from 0, so that a mask of fixed length can say which are legal."""

from librt.vecs import vec
from mypy_extensions import i64

from .actions import first_of, kind_of, second_of, third_of


class Space:
    """Every action that any position of the set-up could ask for; numbers run kind by kind, the last operand fastest.

    Of each kind `offsets` has the first number. Of its three operands `starts` says where in `places` their values
    are found, and `strides` how far apart the numbers of two values are.
    """

    def __init__(
        self,
        codes: "vec[i64]",
        offsets: "vec[i64]",
        starts: "vec[i64]",
        strides: "vec[i64]",
        places: "vec[i64]",
    ) -> None:
        self.codes: vec[i64] = codes
        self.offsets: vec[i64] = offsets
        self.starts: vec[i64] = starts
        self.strides: vec[i64] = strides
        self.places: vec[i64] = places
        self.size: i64 = len(codes)

    def number(self, action: i64) -> i64:
        """The number of a legal action."""
        kind: i64 = kind_of(action)
        at: i64 = kind * 3
        found: i64 = self.offsets[kind]
        if self.strides[at] != 0:
            found += self.places[self.starts[at] + first_of(action)] * self.strides[at]
            if self.strides[at + 1] != 0:
                found += self.places[self.starts[at + 1] + second_of(action)] * self.strides[at + 1]
                if self.strides[at + 2] != 0:
                    found += self.places[self.starts[at + 2] + third_of(action)] * self.strides[at + 2]
        return found

    def action(self, number: i64) -> i64:
        """The engine's action of a number."""
        return self.codes[number]
