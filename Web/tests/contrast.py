"""How well a colour is told from what is behind it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio."""


def _light(color):
    parts = [float(part) / 255 for part in color[color.index("(") + 1:-1].replace(",", " ").split()[:3]]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(part * share for part, share in zip(linear, (0.2126, 0.7152, 0.0722)))


def contrast(one, other):
    """Of two colours as `getComputedStyle` writes them: 1 to 21."""
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


def contrast_of(element, behind=None):
    """Of an element's text with the ground of `behind`, or its own."""
    ground = (behind or element).evaluate("each => getComputedStyle(each).backgroundColor")
    return contrast(element.evaluate("each => getComputedStyle(each).color"), ground)
