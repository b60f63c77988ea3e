"""The steel bottle in its three coats. One unit is 100 mm."""

import math

from camera.stage import frame, light_standing, look, paper
from make.books import pile_of_books, standing_books
from make.materials import (
    bump,
    calculate,
    link,
    mark_switch,
    material,
    mix,
    noise,
    principled,
    printable,
    set_color,
)
from make.plants import plant
from make.room import daylight, oak_table, plaster_wall
from make.shapes import lathe, rounded, spline, sweep

from .drinkware import visible_range, wrapped
from .register import Print, blank, spread

BOTTLE_RADIUS = 0.36
BOTTLE_PRINT = (0.30, 1.70)


def make_bottle(coat, turn=0):
    """All parts; the first is the body, whose coat the laser burns away down to bright steel."""
    r = BOTTLE_RADIUS
    powder = material("powder coat", coat, 0.42, spec=0.45)
    bump(powder, noise(powder, 350, 2), 0.12, 0.003)
    bared = mark_switch(powder)
    set_color(powder, mix(powder, bared, coat, "#d9dadb"))
    link(powder, calculate(powder, "MULTIPLY", bared, 0.85), principled(powder).inputs["Metallic"])
    steel, plastic = material("steel", "#cfd0d1", 0.24, 1), material("cap", "#23272a", 0.45, spec=0.4)
    body = [(0, 0.02, 0), (0.30, 0.02, 0.01), (0.33, 0, 0.02), (r, 0.03, 0.03), (r, 1.85, 0.22)]
    body += [(0.235, 2.12, 0.08), (0.235, 2.2, 0)]
    cap = [(0.19, 2.26, 0), (0.245, 2.27, 0.01), (0.25, 2.52, 0.035), (0, 2.54, 0)]
    loop = spline([(-0.2, 2.5), (-0.24, 2.68), (-0.12, 2.8), (0.12, 2.8), (0.24, 2.68), (0.2, 2.5)], 80)
    parts = [
        lathe("bottle", rounded(body, 8), [printable(powder)], 160),
        lathe("neck", rounded([(0.215, 2.17, 0), (0.215, 2.26, 0.01), (0.2, 2.28, 0)], 4), [steel], 128),
        lathe("cap", rounded(cap, 8), [plastic], 128),
        lathe("ring", rounded([(0.252, 2.28, 0), (0.254, 2.31, 0.005), (0.25, 2.33, 0)], 3), [steel], 128),
        sweep("loop", loop, [(0.07, 0.028)] * len(loop), [plastic]),
    ]
    for o in parts:
        o.rotation_euler[2] = math.radians(turn)
    return parts


def bottle_print(body, area, background):
    project, arc = wrapped(body, BOTTLE_RADIUS, *BOTTLE_PRINT, area.w, -90)
    first, last = visible_range(body, BOTTLE_RADIUS, arc, -90)
    return Print(project, spread(first, last, 29), spread(0, 1, 8), background, second="full")


def bottle_among_books(area, coat):
    parts = make_bottle(coat)
    oak_table(2.2, 1.4)
    plaster_wall("#cfd6cd", 2.9)
    daylight(1.9, (0, 0.5, 1.2))
    standing_books((0.75, 0.95, 0), 1.0)
    plant((-1.75, 1.25, 0), 1.25, leaves=30)
    pile_of_books((-1.35, -0.35, 0), 12, 0.8, ("#d8c39a", "#44606a"))
    look((0.15, -8.6, 2.4), (0.04, 0, 1.36), 88)
    return bottle_print(parts[0], area, "mist")


def photograph_bottle(angle, area, coat, backgrounds):
    if angle == "scene":
        return bottle_among_books(area, coat)
    parts = make_bottle(coat, turn=-24 if angle == "angle" else 0)
    background = backgrounds[angle]
    paper(background, 3.0, 1.4)
    light_standing(1.75, 1.2)
    if angle == "hero":
        frame(parts, 0, 8, 0.80, 100)
    else:
        frame(parts[:1], 0, 13, 1.02, 100)
    return bottle_print(parts[0], area, background)


@blank("steel-bottle", "hero", "angle", "scene")
def teal_bottle(angle, area):
    return photograph_bottle(angle, area, "#2f5d62", {"hero": "clay", "angle": "sand"})


@blank("steel-bottle-blush", "hero", "angle", "scene")
def blush_bottle(angle, area):
    return photograph_bottle(angle, area, "#d9a394", {"hero": "sage", "angle": "mist"})


@blank("steel-bottle-charcoal", "hero", "angle", "scene")
def charcoal_bottle(angle, area):
    return photograph_bottle(angle, area, "#34373a", {"hero": "sand", "angle": "blush"})
