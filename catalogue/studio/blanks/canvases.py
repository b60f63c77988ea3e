"""Stretched canvases: the picture is carried round the edges. One unit is 200 mm."""

from mathutils import Vector

from camera.stage import frame, light_wall, look, painted_wall
from make.materials import bump, material, noise, printable
from make.props import vase, wall_shelf
from make.books import pile_of_books
from make.plants import plant
from make.room import daylight, plaster_wall, sideboard
from make.shapes import box

from .register import Print, blank, spread

UNIT_MM = 200
DEPTH = 0.19
GAP = 0.015


def make_canvas(w, h):
    woven = printable(material("canvas", "#f3f1ec", 0.85, spec=0.18))
    bump(woven, noise(woven, 95, 2, 0.5), 0.12, 0.004)
    return box("canvas", (w, DEPTH, h), (0, -DEPTH / 2 - GAP, 0), woven, 0.018, 4)


def canvas_print(o, area, background):
    """The mesh folds over the edges: beyond 0 and 1 it runs towards the wall."""
    w, h = area.w / UNIT_MM, area.h / UNIT_MM
    over = area.bleed / area.w, area.bleed / area.h

    def project(u, v):
        x, z = (min(1, max(0, u)) - 0.5) * w, (0.5 - min(1, max(0, v))) * h
        back = max(-u * w, (u - 1) * w, -v * h, (v - 1) * h, 0)
        return o.matrix_world @ Vector((x, -DEPTH / 2 + back, z))

    us = [-over[0], -over[0] / 2, *spread(0, 1, 13), 1 + over[0] / 2, 1 + over[0]]
    vs = [-over[1], -over[1] / 2, *spread(0, 1, 11), 1 + over[1] / 2, 1 + over[1]]
    return Print(project, us, vs, background)


def above_sideboard(area):
    w, h = area.w / UNIT_MM, area.h / UNIT_MM
    o = make_canvas(w, h)
    plaster_wall("#d5cdbd", 0)
    top = -h / 2 - 0.75
    sideboard(top, 7.4)
    daylight(2.3, (0, -0.6, -0.4))
    plant((-2.55, -0.95, top), 0.95, leaves=30, spread=0.9)
    pile_of_books((1.5, -0.95, top), 5, 0.62)
    vase((2.75, -0.95, top), 1.5, "#e2dccf")
    look((0.5, -15.5, 0.2), (0.1, 0, -0.55 if w > h else -0.5), 94)
    return canvas_print(o, area, "sand")


def photograph(angle, area, background):
    if angle == "scene":
        return above_sideboard(area)
    w, h = area.w / UNIT_MM, area.h / UNIT_MM
    is_wide = w > h
    o = make_canvas(w, h)
    painted_wall(background)
    light_wall(1.15)
    wall_shelf(-h / 2 - (0.95 if is_wide else 0.78), w / 2 + 0.15, -w / 2 + 0.25)
    if angle == "hero":
        frame([o], 0, 0, 0.70 if is_wide else 0.58, 80, (0, -0.055))
    else:
        frame([o], -34, 6, 0.70, 80, (0, -0.03))
    return canvas_print(o, area, background)


@blank("canvas-landscape", "hero", "angle", "scene")
def canvas_landscape(angle, area):
    return photograph(angle, area, {"hero": "sand", "angle": "mist"}.get(angle))


@blank("canvas-square", "hero", "angle", "scene")
def canvas_square(angle, area):
    return photograph(angle, area, {"hero": "blush", "angle": "sage"}.get(angle))
