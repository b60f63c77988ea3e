"""Mugs, bottles and tumblers: the print is wrapped round a wall. One unit is 100 mm."""

import math

import bpy
from mathutils import Vector

from camera.stage import frame, light_standing, look, paper
from make.materials import material, printable
from make.books import pile_of_books
from make.food import half_lemon, lemon
from make.plants import plant
from make.room import daylight, oak_table, plaster_wall
from make.tableware import biscuits, drink, napkin, plate
from make.shapes import lathe, rounded, spline, sweep

from .register import Print, blank, spread

MUG_RADIUS = 0.41
# The mug's straight wall takes the ink; its sheet spans the whole height.
MUG_WALL = (0.085, 0.875)
MUG_HEIGHT = 0.95


def wrapped(o, radius, bottom, top, width_mm, facing):
    """Projects a print onto a wall whose middle faces `facing` degrees; also returns its arc."""
    arc = width_mm / 100 / radius

    def project(u, v):
        at = math.radians(facing) + (u - 0.5) * arc
        return o.matrix_world @ Vector(
            (radius * math.cos(at), radius * math.sin(at), top + (bottom - top) * v)
        )

    return project, arc


def visible_range(o, radius, arc, facing, margin=0.5):
    """The first and the last u of a wrapped print that face the camera."""
    eye = o.matrix_world.inverted() @ bpy.context.scene.camera.matrix_world.translation
    middle = math.degrees(math.atan2(eye.y, eye.x))
    half = math.degrees(math.acos(min(1, radius / math.hypot(eye.x, eye.y)))) - margin
    off = (middle - facing + 180) % 360 - 180
    return max(0, 0.5 + math.radians(off - half) / arc), min(1, 0.5 + math.radians(off + half) / arc)


def make_mug(at=(0, 0), turn=0, z=0.0):
    """The body, which takes the print, and the handle."""
    glaze = dict(rough=0.16, spec=0.55, coat=0.6, coat_rough=0.04)
    ceramic = material("ceramic", "#f6f5f2", **glaze)
    coated = printable(material("coated ceramic", "#f6f5f2", **glaze))
    r, wall, h = MUG_RADIUS, 0.036, MUG_HEIGHT
    profile = [(0, 0.035, 0), (0.30, 0.035, 0.01), (0.315, 0, 0.012), (0.355, 0, 0.02), (r, 0.055, 0.045)]
    profile += [(r, MUG_WALL[0], 0), (r, MUG_WALL[1], 0), (r, h, 0.018), (r - wall, h, 0.018)]
    profile = rounded([*profile, (r - wall, 0.09, 0.08), (0, 0.075, 0)], 7)

    def slot(i):
        return int(all(abs(profile[j][0] - r) < 1e-4 for j in (i, i + 1)))

    body = lathe("mug", profile, [ceramic, coated], 192, slot)
    points = [(r - 0.02, 0.775), (r + 0.06, 0.80), (r + 0.17, 0.79), (r + 0.255, 0.70), (r + 0.275, 0.56)]
    points += [(r + 0.245, 0.41), (r + 0.17, 0.29), (r + 0.06, 0.215), (r - 0.02, 0.19)]
    path = spline(points, 96)
    handle = sweep(
        "handle", path, [_handle_section(i / (len(path) - 1)) for i in range(len(path))], [ceramic]
    )
    for o in (body, handle):
        o.rotation_euler[2] = math.radians(turn)
        o.location = (at[0], at[1], z)
    return body, handle


def _handle_section(place):
    """Wider where it joins the body, at both ends."""
    flare = max(0, 1 - min(place, 1 - place) / 0.13) ** 2
    return 0.062 + 0.022 * flare, 0.040 + 0.022 * flare


def mug_print(body, area, background, focus):
    low, high = MUG_WALL
    project, arc = wrapped(body, MUG_RADIUS, low, high, area.w, 180)
    first, last = visible_range(body, MUG_RADIUS, arc, 180)

    def on_sheet(u, v):
        return project(u, (high - MUG_HEIGHT * (1 - v)) / (high - low))

    vs = spread((MUG_HEIGHT - high) / MUG_HEIGHT, (MUG_HEIGHT - low) / MUG_HEIGHT, 9)
    return Print(on_sheet, spread(first, last, 41), vs, background, focus=focus)


@blank("white-mug", "hero", "left", "wrap", "scene")
def white_mug(angle, area):
    """hero: handle on the right; left: on the left; wrap: the middle of the wrap from above."""
    if angle == "scene":
        return mug_at_breakfast(area)
    turn, background, focus = {
        "hero": (7, "sage", 0.78),
        "left": (173, "blush", 0.22),
        "wrap": (46, "mist", 0.66),
    }[angle]
    mug = make_mug(turn=turn)
    paper(background)
    light_standing()
    frame(mug, 0, 24 if angle == "wrap" else 14, 0.64, 110)
    return mug_print(mug[0], area, background, focus)


def mug_at_breakfast(area):
    mug = make_mug(at=(-0.12, 0), turn=7)
    drink(MUG_RADIUS - 0.037, 0.80, (-0.12, 0), "#3a2113")
    oak_table(2.9)
    plaster_wall("#d9cbb8", 3.6)
    daylight(1.0, (0, 0.6, 0.5))
    pile_of_books((1.35, 1.55, 0), -8)
    plate(0.78, (1.12, -0.35, 0))
    biscuits((1.12, -0.33, 0.05))
    plant((-1.45, 1.75, 0), 0.95, spread=0.9)
    napkin(1.0, 0.8, (-1.45, -0.15, 0), 24, "#8f9d8a")
    look((0.1, -4.9, 1.95), (0.14, 0, 0.53), 72)
    return mug_print(mug[0], area, "sand", 0.78)


TUMBLER_RADIUS = 0.365
TUMBLER_PRINT = (0.05, 2.0)


def make_tumbler(turn=0):
    """All parts; the first is the body, printed all round with the seam at the back."""
    r, h = TUMBLER_RADIUS, 2.05
    steel = material("steel", "#cfd0d1", 0.22, 1)
    coat = printable(material("coat", "#f4f3f0", 0.3, spec=0.5, coat=0.35, coat_rough=0.12))
    profile = [(0, 0, 0), (0.34, 0, 0.02), (r, 0.02, 0.02), (r, 0.05, 0), (r, 2.0, 0), (r, h, 0.02)]
    profile = rounded([*profile, (r - 0.03, h, 0.01), (r - 0.04, 1.9, 0)], 6)

    def slot(i):
        (r1, z1), (r2, z2) = profile[i], profile[i + 1]
        return int(abs(r1 - r) < 1e-4 and abs(r2 - r) < 1e-4 and z1 > 0.04 and z2 < 2.01)

    body = lathe("tumbler", profile, [steel, coat], 192, slot)
    body.rotation_euler[2] = math.radians(turn)
    clear = material("lid", "#dfe6e6", 0.08, spec=0.5, trans=0.55)
    lid = [(r - 0.045, 2.0, 0), (r - 0.035, 2.06, 0.01), (r - 0.005, 2.06, 0.01), (r - 0.01, 2.11, 0.02)]
    lid = lathe("lid", rounded([*lid, (0.06, 2.13, 0.02), (0, 2.12, 0)], 5), [clear], 128)
    tube = [(0.03, 1.6), (0.03, 2.62), (0.024, 2.62), (0.024, 1.6)]
    straw = lathe("straw", tube, [material("straw", "#e9ecea", 0.15, spec=0.5, trans=0.35)], 32)
    straw.location = (0.1, 0.05, 0)
    straw.rotation_euler[1] = 0.05
    return [body, lid, straw]


def tumbler_print(body, area, background):
    project, arc = wrapped(body, TUMBLER_RADIUS, *TUMBLER_PRINT, area.w, -90)
    first, last = visible_range(body, TUMBLER_RADIUS, arc, -90)
    return Print(project, spread(first, last, 41), spread(0, 1, 10), background)


@blank("skinny-tumbler", "hero", "angle", "scene")
def skinny_tumbler(angle, area):
    if angle == "scene":
        return tumbler_in_the_kitchen(area)
    parts = make_tumbler(turn=-32 if angle == "angle" else 0)
    background = {"hero": "mist", "angle": "blush"}[angle]
    paper(background, 3.0, 1.4)
    light_standing(1.75, 1.1)
    if angle == "hero":
        frame(parts, 0, 7, 0.80, 100)
    else:
        frame(parts[:1], 0, 14, 0.98, 100)
    return tumbler_print(parts[0], area, background)


def tumbler_in_the_kitchen(area):
    parts = make_tumbler()
    oak_table(2.2, 1.4)
    plaster_wall("#cbd4d0", 2.9)
    daylight(1.9, (0, 0.5, 1.0))
    plant((1.25, 1.1, 0), 1.2, leaves=30)
    lemon((-1.0, 0.25, 0), 25)
    lemon((-1.62, 0.6, 0), 70)
    half_lemon((-0.86, -0.5, 0), 200)
    look((0.15, -8.6, 2.2), (0.06, 0, 1.2), 88)
    return tumbler_print(parts[0], area, "mist")
