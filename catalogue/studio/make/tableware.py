"""What is on a table that is laid: crockery, linen, biscuits, fruit and drinks."""

import math

from .materials import bump, material, noise, ramp, set_color
from .props import group
from .shapes import box, lathe, rounded


def plate(radius, loc, color="#f1eee6"):
    glaze = material("plate", color, 0.2, spec=0.5, coat=0.4)
    r = radius
    profile = [
        (0, 0.02, 0),
        (r * 0.5, 0.02, 0.01),
        (r * 0.56, 0.0, 0.01),
        (r * 0.62, 0.02, 0.02),
        (r, 0.13, 0.01),
    ]
    profile += [(r * 0.995, 0.15, 0.01), (r * 0.66, 0.06, 0.08), (0, 0.045, 0)]
    o = lathe("plate", rounded(profile, 6), [glaze], 128)
    o.location = loc
    return o


def biscuits(loc, seed=2):
    """Three round biscuits that lean on one another."""
    baked = material("biscuit", "#c6924f", 0.85, spec=0.15)
    set_color(
        baked, ramp(baked, noise(baked, 9, 5, 0.65), [(0.3, "#a8713a"), (0.55, "#c9975a"), (0.8, "#d8b07a")])
    )
    bump(baked, noise(baked, 22, 5, 0.7), 0.8, 0.03)
    profile = rounded([(0, 0, 0), (0.3, 0, 0.03), (0.31, 0.075, 0.03), (0, 0.085, 0)], 5)
    places = (((-0.18, 0.1, 0), 0), ((0.2, -0.05, 0), 0), ((0.02, 0.06, 0.085), 7))
    parts = []
    for place, tilt in places:
        o = lathe("biscuit", profile, [baked], 72)
        o.location = place
        o.rotation_euler[0] = math.radians(tilt)
        parts.append(o)
    return group(parts, loc)


def drink(radius, z, at, color):
    """The surface of a drink in a mug."""
    m = material("drink", color, 0.12, spec=0.5)
    o = lathe("drink", [(0, z), (radius, z), (radius, z + 0.004)], [m], 96)
    o.location = (*at, 0)
    return o


def napkin(w, d, loc, turn, color="#d7c9b2"):
    """Linen, folded to three layers."""
    m = material("linen", color, 0.95, spec=0.08)
    bump(m, noise(m, 60, 2, 0.6, (1, 6, 1)), 0.3, 0.004)
    parts = [
        box("fold", (w - 0.02 * i, d - 0.03 * i, 0.026), (0.006 * i, 0, 0.014 + 0.027 * i), m, 0.012, 4)
        for i in range(3)
    ]
    return group(parts, loc, turn)


def apples(places, color="#a53a2c"):
    skin = material("apple", color, 0.25, spec=0.5, coat=0.3)
    set_color(skin, ramp(skin, noise(skin, 2.2, 4), [(0.35, color), (0.7, "#c9a043")]))
    stalk = material("stalk", "#4a3526", 0.8)
    profile = [
        (0, 0.07),
        (0.09, 0.02),
        (0.22, 0.03),
        (0.36, 0.22),
        (0.40, 0.42),
        (0.34, 0.62),
        (0.2, 0.72),
        (0.08, 0.70),
        (0, 0.62),
    ]
    for x, y, z, size in places:
        o = lathe("apple", profile, [skin], 64)
        o.modifiers.new("finer", "SUBSURF").render_levels = 2
        stick = lathe("stalk", [(0.014, 0.6), (0.018, 0.83), (0, 0.84)], [stalk], 12)
        for part in (o, stick):
            part.scale = (size,) * 3
        group([o, stick], (x, y, z), 40 * x)
