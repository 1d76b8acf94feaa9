"""The ladder as a picture: a line a match, the rate as a dot on its interval, 50 % as a rule down the middle."""

from collections.abc import Sequence
from html import escape

from .ladder import Rung

LABELS, PLOT, ROW, TOP = 330, 320, 20, 28  # widths and heights in units of the picture
INK, LINE, GOOD, BAD = "#667", "#99a", "#2a7a4b", "#b0413e"  # legible on white and on black


def picture(rows: Sequence[tuple[str, Rung]]) -> str:
    """Rungs with their names as an SVG."""
    height = TOP + ROW * len(rows) + 8
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LABELS + PLOT + 60} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">'
    ]
    for percent in (0, 25, 50, 75, 100):
        x = at(percent / 100)
        dash = "" if percent == 50 else ' stroke-dasharray="2 4"'
        parts.append(f'<path d="M{x} {TOP - 6}V{height - 6}" stroke="{LINE}"{dash}/>')
        parts.append(f'<text x="{x}" y="14" text-anchor="middle">{percent} %</text>')
    for number, (name, rung) in enumerate(rows):
        y = TOP + ROW * number + 10
        colour = GOOD if rung.low > 0.5 else BAD if rung.high < 0.5 else INK
        parts.append(f'<text x="{LABELS - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<path d="M{at(rung.low)} {y}H{at(rung.high)}" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<circle cx="{at(rung.rate)}" cy="{y}" r="5" fill="{colour}"/>')
        parts.append(f'<text x="{LABELS + PLOT + 12}" y="{y + 4}">{rung.rate:.0%}</text>')
    return "\n".join([*parts, "</svg>\n"])


def at(rate: float) -> float:
    """Where a rate stands."""
    return round(LABELS + PLOT * rate, 1)
