"""The clock and the slate sign, on a wall. One unit is 100 mm."""

import math

from mathutils import Matrix, Vector

from camera.stage import frame, light_wall, look, painted_wall
from make.books import pile_of_books
from make.materials import material, printable
from make.plants import plant
from make.props import vase
from make.room import daylight, kitchen_shelf, plaster_wall, sideboard
from make.shapes import lathe, mesh_object, ring, rounded, tube

from .coasters import slate_tile
from .register import Print, blank, spread, spread_with_bleed

# Turned shapes stand up; these hang on the wall and face the camera.
TO_WALL = Matrix.Rotation(math.pi / 2, 4, "X")
SIGN_THICKNESS = 0.07


def make_clock():
    """The hands stand over the print, so the mask keeps them clear."""
    face = printable(material("face", "#f7f5f0", 0.32, spec=0.5, coat=0.5, coat_rough=0.08))
    profile = rounded([(0, 0.16, 0), (1.4, 0.16, 0.03), (1.4, 0.04, 0.02), (1.2, 0.03, 0)], 6)
    mats = [face, material("rim", "#f2efe8", 0.4)]
    clock = lathe("clock", profile, mats, 256, lambda i: 0 if profile[i][1] > 0.14 else 1)
    clock.data.transform(TO_WALL)
    dark, brass = material("hand", "#22302a", 0.35, metal=0.2), material("brass", "#b8935a", 0.25, 1)
    # src/artwork/plate/clock-hands.ts has the same turns and lengths.
    _hand(0.62, 0.028, 305, -0.20, dark)
    _hand(0.98, 0.021, 60, -0.225, dark)
    _hand(1.05, 0.006, 200, -0.245, brass)
    pin = lathe("pin", rounded([(0, 0.27, 0), (0.05, 0.265, 0.01), (0.055, 0.16, 0)], 3), [brass], 48)
    pin.data.transform(TO_WALL)
    return clock


def _hand(length, half_width, turn, y, m, tail=0.22):
    w = half_width
    outline = [(-w, -tail), (w, -tail), (w, 0), (w * 0.35, length), (-w * 0.35, length), (-w, 0)]
    o = mesh_object("hand", [(x, 0, z) for x, z in outline], [[0, 1, 2, 3, 4, 5]], [m], False)
    o.modifiers.new("thickness", "SOLIDIFY").thickness = 0.012
    o.location = (0, y, 0)
    o.rotation_euler[1] = math.radians(turn)


def clock_print(clock, area, background):
    side = area.w / 100

    def project(u, v):
        return clock.matrix_world @ Vector(((u - 0.5) * side, -0.16, (0.5 - v) * side))

    us = spread_with_bleed(area.w, area.bleed, 13)
    return Print(project, us, us, background)


@blank("round-clock", "hero", "angle", "scene")
def round_clock(angle, area):
    clock = make_clock()
    if angle == "scene":
        return clock_in_kitchen(clock, area)
    background = {"hero": "mist", "angle": "sage"}[angle]
    painted_wall(background)
    light_wall()
    frame([clock], *{"hero": (0, 0), "angle": (30, 5)}[angle], fill=0.70, lens=85)
    return clock_print(clock, area, background)


def clock_in_kitchen(clock, area):
    plaster_wall("#c9d2c8", 0)
    kitchen_shelf(-2.25, 1.15)
    plant((2.25, -0.8, -2.25), 0.8, leaves=22, spread=0.75)
    daylight(1.9, (0, -0.4, -0.3))
    look((0.9, -11.5, 0.3), (0.1, 0, -0.5), 80)
    return clock_print(clock, area, "sage")


def make_sign():
    """The sign hangs on jute from a brass knob."""
    sign = slate_tile(3.0, 1.5, SIGN_THICKNESS)
    sign.rotation_euler[0] = math.pi / 2
    sign.location = (0, -0.02, 0)
    jute, brass = material("jute", "#b59a70", 0.9, spec=0.1), material("brass", "#b8935a", 0.28, 1)
    half = [(1.25, -0.10, 0.62), (1.25, -0.11, 0.72), (0.6, -0.09, 1.02)]
    tube("cord", [(-x, y, z) for x, y, z in half] + [(0, -0.10, 1.28)] + half[::-1], 0.022, jute)
    for x in (-1.25, 1.25):
        ring(0.035, 0.014, (x, -0.095, 0.60), (math.pi / 2, 0, 0), brass)
    profile = rounded([(0, 0.14, 0), (0.06, 0.135, 0.02), (0.045, 0.06, 0.01), (0.03, 0, 0)], 4)
    knob = lathe("knob", profile, [brass], 48)
    knob.data.transform(TO_WALL)
    knob.location = (0, 0, 1.27)
    return sign


def sign_print(sign, area, background):
    w, h = area.w / 100, area.h / 100

    def project(u, v):
        return sign.matrix_world @ Vector(((u - 0.5) * w, (0.5 - v) * h, SIGN_THICKNESS + 0.001))

    return Print(project, spread(0, 1, 15), spread(0, 1, 9), background, second="colour")


@blank("slate-sign", "hero", "angle", "scene")
def slate_sign(angle, area):
    sign = make_sign()
    if angle == "scene":
        return sign_in_the_hall(sign, area)
    background = {"hero": "blush", "angle": "sand"}[angle]
    painted_wall(background)
    light_wall()
    turn = {"hero": (0, 0), "angle": (28, 6)}[angle]
    frame([sign], *turn, fill=0.74, lens=85, shift=(0, 0.05))
    return sign_print(sign, area, background)


def sign_in_the_hall(sign, area):
    plaster_wall("#c3cbbd", 0)
    sideboard(-1.75, 9)
    plant((-2.5, -0.95, -1.75), 1.0, leaves=30, spread=0.8)
    vase((2.35, -0.9, -1.75), 1.5, "#e2dccf")
    pile_of_books((1.2, -0.95, -1.75), 5, 0.62)
    daylight(1.9, (0, -0.5, -0.2))
    look((0.5, -11.5, 0.3), (0.05, 0, -0.32), 84)
    return sign_print(sign, area, "sage")
