"""Coasters of slate and of gloss hardboard, on a table. One unit is 100 mm."""

import math
import random

from camera.stage import frame, light_flat, look, painted_table
from make.materials import material, plain_slate, printable, slate
from make.props import keep_blank
from make.books import pile_of_books
from make.room import daylight, oak_table, plaster_wall
from make.tableware import biscuits, drink, plate
from make.shapes import mesh_object, rounded_outline, slab

from .drinkware import MUG_RADIUS, make_mug
from .register import Print, blank, flat_print, spread, spread_with_bleed

SLATE_THICKNESS = 0.055
BOARD_THICKNESS = 0.035


def slate_tile(w, h, thickness=SLATE_THICKNESS, mat=None, seed=4):
    """A tile with riven edges and chipped layers; it lies in xy with its underside at z = 0."""
    random.seed(seed)
    outline = _riven_outline(w, h)
    layers = [(0, 0), (0.002, thickness * 0.55), (-0.003, thickness * 0.82), (-0.012, thickness)]
    count, verts, faces = len(outline), [], []
    for out, z in layers:
        is_inside = 0 < z < thickness * 0.9
        for i, (x, y) in enumerate(outline):
            chip = 0.002 * math.sin(i * 1.7 + z * 90) if is_inside else 0
            grown = 1 + (out + chip) / math.hypot(x, y)
            verts.append((x * grown, y * grown, z))
    for layer in range(len(layers) - 1):
        for i in range(count):
            a, b = layer * count + i, layer * count + (i + 1) % count
            faces.append([a, b, b + count, a + count])
    faces.append([(len(layers) - 1) * count + i for i in range(count)])
    return mesh_object("slate", verts, faces, [mat or slate()], False)


def _riven_outline(w, h, steps=60):
    points = []
    for side in range(4):
        length, across = (w, h) if side % 2 == 0 else (h, w)
        for i in range(steps):
            t = -length / 2 + length * i / steps
            out = across / 2 + 0.0035 * random.uniform(-1, 1) + 0.004 * math.sin(i * 0.37 + side * 2)
            points.append([(t, -out), (out, t), (-t, out), (-out, -t)][side])
    return points


def slate_print(tile, area, background):
    on_top = flat_print(tile, area.w / 100, area.h / 100, SLATE_THICKNESS + 0.001)
    return Print(on_top, spread(0, 1, 13), spread(0, 1, 13), background, second="colour")


@blank("slate-coaster", "hero", "stack", "scene")
def slate_coaster(angle, area):
    if angle == "scene":
        return coaster_with_tea(area)
    stone, plain = slate(), plain_slate()
    tile = slate_tile(1, 1, mat=stone)
    light_flat()
    if angle == "hero":
        painted_table("sand")
        tile.rotation_euler[2] = 0.10
        frame([tile], 2, 56, 0.70, 100)
        return slate_print(tile, area, "sand")
    painted_table("sage")
    below = [slate_tile(1, 1, mat=plain, seed=i + 9) for i in range(3)]
    for i, o in enumerate(below):
        o.location = (0.02 * math.sin(i * 4), 0.02 * math.cos(i * 5), i * 0.057)
        o.rotation_euler[2] = 0.12 + 0.07 * math.sin(i * 3)
    tile.location = (0, 0, 3 * 0.057)
    tile.rotation_euler[2] = 0.16
    frame([tile, *below], 24, 34, 0.68, 100)
    return slate_print(tile, area, "sage")


def coaster_with_tea(area):
    tile = slate_tile(1, 1)
    under = slate_tile(1, 1, mat=plain_slate(), seed=9)
    beside_a_mug(tile, under, SLATE_THICKNESS)
    return slate_print(tile, area, "sand")


def beside_a_mug(coaster, under, thickness):
    """A coaster on a table; another one stands behind, under a mug of tea."""
    coaster.rotation_euler[2] = 0.16
    under.location = (0.78, 1.12, 0)
    under.rotation_euler[2] = -0.25
    mug = make_mug((0.78, 1.12), 40, thickness)
    keep_blank(mug[0])
    drink(MUG_RADIUS - 0.037, 0.80 + thickness, (0.78, 1.12), "#8a4a1c")
    oak_table(3.4)
    plaster_wall("#d8d2c2", 5.0)
    daylight(1.0, (0, 0.5, 0))
    pile_of_books((-1.25, 1.75, 0), 14, 0.9)
    biscuits((1.42, 0.1, 0.05))
    plate(0.6, (1.42, 0.1, 0))
    look((-0.25, -3.6, 3.0), (0.12, 0.16, 0.1), 80)


def white_board(name, outline, thickness=BOARD_THICKNESS, bevel=0.006):
    """Gloss-white hardboard with a brown edge of fibre."""
    face = printable(material(f"{name} face", "#f5f4f1", 0.2, spec=0.5, coat=0.5, coat_rough=0.05))
    return slab(name, outline, thickness, [face, material(f"{name} edge", "#7a5a3f", 0.8)], bevel, 3, True)


def board_print(board, area, background, cols, rows):
    on_top = flat_print(board, area.w / 100, area.h / 100, BOARD_THICKNESS)
    us, vs = spread_with_bleed(area.w, area.bleed, cols), spread_with_bleed(area.h, area.bleed, rows)
    return Print(on_top, us, vs, background)


@blank("hardboard-coaster", "hero", "pair", "scene")
def hardboard_coaster(angle, area):
    if angle == "scene":
        return board_with_tea(area)
    coaster = white_board("coaster", rounded_outline(0.95, 0.95, 0.1))
    background = {"hero": "blush", "pair": "mist"}[angle]
    painted_table(background)
    light_flat()
    if angle == "hero":
        coaster.rotation_euler[2] = -0.08
        frame([coaster], 0, 52, 0.66, 100)
    else:
        coaster.rotation_euler[2] = 0.12
        keep_blank(make_mug((0.72, 0.98), 20)[0])
        frame([coaster], 14, 38, 0.62, 100)
    return board_print(coaster, area, background, 13, 13)


def board_with_tea(area):
    coaster = white_board("coaster", rounded_outline(0.95, 0.95, 0.1))
    under = white_board("coaster below", rounded_outline(0.95, 0.95, 0.1))
    keep_blank(under)
    beside_a_mug(coaster, under, BOARD_THICKNESS)
    return board_print(coaster, area, "sand", 13, 13)
