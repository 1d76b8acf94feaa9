"""Sealing a record: its commitment binds the secret, what is to be played, and all nonces that no person gives."""

from collections.abc import Collection

import msgspec

from ..games import find
from .dice import commitment, derived_nonce
from .replay_write import option_text, rules_tags, start_tags, tag
from .seats import Record


def terms(record: Record) -> str:
    """What the commitment binds beside the secret; nothing in protocol 1."""
    return "" if record.protocol == 1 else "\n".join([f"quarterdeck dice {record.protocol}", *played(record)])


def played(record: Record) -> list[str]:
    """The lines of its replay file that say what is played.

    Who sits where is not in it: people sit down after the commitment is shown. A later program reads the same lines:
    options are sorted, those that came after these rules left out, and each is called as it was at first.
    """
    told = [tag("Game", record.game), *rules_tags(record), tag("Seats", str(record.setup.seats))]
    return [*told, *sorted(option_terms(record)), *start_tags(record)]


def option_terms(record: Record) -> list[str]:
    """The options that there were when the record was made."""
    named = [(find(record.game).option_named(key), value) for key, value in record.setup.options.items()]
    asked = [(option, value) for option, value in named if option.since <= record.setup.rules]
    return [tag("Option", f"{(*option.formerly, option.key)[0]} {option_text(value)}") for option, value in asked]


def binding(record: Record) -> str:
    """The commitment that a record's secret and terms lead to."""
    return commitment(record.secret, terms(record))


def seal(record: Record) -> Record:
    """A new record with its commitment, and with the nonces of its bots, which nobody gives."""
    if not record.secret:
        return record
    bots = [n for n, seat in enumerate(record.seats) if seat.kind == "bot" and not record.nonces[n]]
    bound = msgspec.structs.replace(record, commitment=binding(record))
    return with_derived(bound, bots) if record.protocol > 1 else bound


def with_derived(record: Record, seats: Collection[int]) -> Record:
    """A record in which the nonces of these seats follow from the secret."""
    nonces = tuple(derived_nonce(record.secret, n) if n in seats else nonce for n, nonce in enumerate(record.nonces))
    return msgspec.structs.replace(record, nonces=nonces, derived=tuple(sorted({*record.derived, *seats})))
