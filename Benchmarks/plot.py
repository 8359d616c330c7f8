"""Draws what things cost against their size."""

COLORS = ("#06c", "#c60", "#393", "#999")
ACROSS, WIDTH, HEIGHT = 3, 220, 150
PLOT_WIDTH, PLOT_HEIGHT = 160, 80


def plot(columns, series):
    """A picture of each column against the size, each with a scale of its own, as SVG. `series` has for each server its rows by size;
    the figures of the first one stand beside its points."""
    parts = [text(40 + number * PLOT_WIDTH, 20, name, color(number)) for number, name in enumerate(series)]
    for index, name in enumerate(columns):
        left, top = 40 + index % ACROSS * WIDTH, 60 + index // ACROSS * HEIGHT
        parts.append(text(left, top - 8, name))
        parts += panel(index, series, left, top)
    height = 60 + HEIGHT * -(-len(columns) // ACROSS)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 {height}" font-family="sans-serif" font-size="12">'
            f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>')


def panel(index, series, left, top):
    most = max(row[index] for rows in series.values() for row in rows.values()) or 1
    for number, rows in enumerate(series.values()):
        points = [(left + PLOT_WIDTH * at / max(1, len(rows) - 1), top + PLOT_HEIGHT * (1 - row[index] / most) + 10)
                  for at, row in enumerate(rows.values())]
        line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
        yield f'<polyline points="{line}" fill="none" stroke="{color(number)}"/>'
        if number == 0:
            for (x, y), (size, row) in zip(points, rows.items()):
                yield text(x, y - 4, figure(row[index]), size=9) + text(x, top + PLOT_HEIGHT + 24, f"{size:,}", size=9)


def figure(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def text(x, y, words, fill="#000", size=12):
    return f'<text x="{x:.0f}" y="{y:.0f}" fill="{fill}" font-size="{size}">{words}</text>'


def color(number):
    return COLORS[number % len(COLORS)]
