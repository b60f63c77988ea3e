"""Books that lie and stand beside products."""

from .materials import material
from .props import group
from .shapes import box

PAPER = "#efe9dc"


def book(w, d, h, color, loc=(0, 0, 0), turn=0):
    """Lies flat with its spine towards the camera."""
    cover, paper = material("cover", color, 0.62, spec=0.3), material("pages", PAPER, 0.85)
    t = min(w, d, h) * 0.09
    parts = [
        box("cover", (w, d, t), (0, 0, t / 2), cover, t * 0.3),
        box("cover", (w, d, t), (0, 0, h - t / 2), cover, t * 0.3),
    ]
    parts.append(box("spine", (w, t * 1.6, h), (0, -d / 2 + t * 0.6, h / 2), cover, t * 0.5))
    parts.append(box("pages", (w * 0.965, d * 0.96, h - 2 * t), (0, 0.005, h / 2), paper, 0.002))
    return group(parts, loc, turn)


def pile_of_books(loc, turn=0, s=1.0, colors=("#44606a", "#b9694c", "#d8c39a")):
    z = 0
    for i, color in enumerate(colors):
        w, d, h = (1.95 - 0.17 * i) * s, (1.4 - 0.1 * i) * s, (0.24 - 0.03 * i) * s
        book(w, d, h, color, (loc[0] + 0.03 * i * s, loc[1], loc[2] + z), turn + (0, 7, -5)[i % 3])
        z += h + 0.002 * s
    return z


def standing_books(loc, s=1.0, colors=("#44606a", "#d8c39a", "#b9694c", "#6f7d62")):
    """Spines towards the camera; loc is the foot of the first."""
    x = loc[0]
    for i, color in enumerate(colors):
        w, h, d = (0.27, 0.2, 0.33, 0.23)[i % 4] * s, (2.15, 1.9, 2.3, 2.0)[i % 4] * s, 1.45 * s
        m = material("cover", color, 0.62, spec=0.3)
        box("book", (w, d, h), (x + w / 2, loc[1], loc[2] + h / 2), m, 0.03 * s)
        band = material("band", "#d9b97a", 0.5)
        for z in (0.82, 0.74):
            box(
                "band",
                (w * 0.92, 0.01 * s, 0.03 * s),
                (x + w / 2, loc[1] - d / 2 - 0.002 * s, loc[2] + h * z),
                band,
            )
        x += w + 0.012 * s
    return x
