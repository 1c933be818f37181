"""A plot of figures with their intervals, written as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10

WIDTH, ROW, MARGIN, NAMES = 720, 26, 24, 220
"""Pixels: the picture, a row of it, its border, and what the names take."""
_LONGEST_NAME = 28
_STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #222 }
  .title { font-weight: 600 }
  .tick, .note { fill: #666; font-size: 11px }
  .grid { stroke: #e4e4e4 }
  .mark { stroke: #999; stroke-dasharray: 4 3 }
  .bar { stroke: #1f6f5c; stroke-width: 3; stroke-linecap: round }
  .dot { fill: #1f6f5c }
"""


@dataclass(frozen=True, slots=True)
class Panel:
    """Figures on one axis: `rows` of a name, its mean and its interval; `mark`: a value to compare them with."""

    title: str
    rows: Sequence[tuple[str, float, float, float]]
    mark: float
    places: int
    """Decimal places of the figures."""

    @property
    def height(self) -> int:
        """Pixels."""
        return ROW * (len(self.rows) + 2) + MARGIN

    def ticks(self) -> list[float]:
        """Round values that hold everything between the first and the last."""
        ends = [value for row in self.rows for value in row[1:] if isfinite(value)] + [self.mark]
        low, high = min(ends), max(ends)
        span = (high - low) or 1.0
        step = 10.0 ** floor(log10(span / 4))
        step *= next(times for times in (1, 2, 5, 10) if span / (step * times) <= 6)
        return [number * step for number in range(floor(low / step), ceil(high / step) + 1)]


def picture(title: str, note: str, panels: Iterable[Panel]) -> str:
    """The panels below each other, as an SVG document."""
    parts, top = [_text(MARGIN, MARGIN + 8, title, "title"), _text(MARGIN, MARGIN + 26, note, "note")], MARGIN + 40
    for panel in panels:
        parts += _drawn(panel, top)
        top += panel.height
    size = f'width="{WIDTH}" height="{top}" viewBox="0 0 {WIDTH} {top}"'
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n<title>{escape(title)}</title>\n'
        f'<style>{_STYLE}</style>\n<rect width="100%" height="100%" fill="#fff"/>\n{body}\n</svg>\n'
    )


def _drawn(panel: Panel, top: int) -> list[str]:
    ticks = panel.ticks()
    bottom = top + ROW * (len(panel.rows) + 1)

    def across(value: float) -> float:
        part = (min(max(value, ticks[0]), ticks[-1]) - ticks[0]) / (ticks[-1] - ticks[0])
        return NAMES + part * (WIDTH - NAMES - 2 * MARGIN)

    parts = [_text(MARGIN, top + 16, panel.title, "title")]
    for tick in ticks:
        parts.append(_line(across(tick), top + ROW, across(tick), bottom, "grid"))
        parts.append(_text(across(tick), bottom + 14, f"{tick:.{panel.places}f}", "tick", "middle"))
    parts.append(_line(across(panel.mark), top + ROW, across(panel.mark), bottom, "mark"))
    for number, (name, mean, low, high) in enumerate(panel.rows):
        y = top + ROW * (number + 1) + ROW / 2
        parts.append(_text(MARGIN, y + 4, name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}…"))
        parts.append(_line(across(low), y, across(high), y, "bar"))
        parts.append(f'<circle class="dot" cx="{across(mean):.1f}" cy="{y}" r="5"><title>{mean:.3f}</title></circle>')
    return parts


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1}" x2="{x2:.1f}" y2="{y2}"/>'


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
