"""Tulips in a white jug on a table; the morning sun falls through a window on the left."""

import math
import random

from mathutils import Vector

from camera.stage import area_light
from make.materials import bump, link, material, mix, node, noise, place, ramp, set_color, wood
from make.shapes import box, lathe, mesh_object, spline, tube

from .. import lens
from ..darkroom import Film
from ..nature import ground, sky
from ..sheets import grid_faces, sheet

MOUTH = 0.2
# The pinks, apricots and whites of the bunch.
TINTS = (
    ("#e0527a", "#f7b9c4"),
    ("#f08a6a", "#fbd3b0"),
    ("#f6e9dc", "#fffdf6"),
    ("#cf3f66", "#f0a3b4"),
    ("#f4b183", "#fde4c4"),
)


def build():
    sky.gradient([(0, "#c9bfb2"), (1, "#e6e9ee")], 0.42)
    sky.sun_lamp(24, -112, 4.2, (1, 0.86, 0.68), 1.2)
    area_light((-1.5, -0.4, 0.9), (0, 0, 0.2), 1.0, 1.2, 13, (1, 0.96, 0.9))
    lens.mist(0.3, 2)
    _room()
    _jug()
    _bunch()
    _fallen_petals()
    lens.camera((0.06, -1.45, 0.42), (0.0, 0, 0.232), lens=67, focus=(0, -0.09, 0.3), fstop=1.8)
    return Film(exposure=1.1, contrast=1.3, saturation=1.3, bloom=0.07, samples=36)


def _room():
    board = wood("table", "#d9b88e", "#c9a274", "#a87f52", 9, 0.45)
    box("table", (3, 1.5, 0.05), (0, 0.05, -0.025), board, 0.006)
    paint = material("wall", "#d8d2c2", 0.9, spec=0.1)
    mesh_object("wall", [(-4, 1.5, -1), (4, 1.5, -1), (4, 1.5, 3), (-4, 1.5, 3)], [[0, 1, 2, 3]], [paint])
    # The wall with the window: only its shadow is seen.
    x, low, high, near, far = -1.7, 0.5, 1.75, -0.75, 1.15
    frame = material("frame", "#f2efe8", 0.6)
    for size, loc in (
        ((0.06, 8, 3), (x, 0, low - 1.5)),
        ((0.06, 8, 3), (x, 0, high + 1.5)),
        ((0.06, 4, 6), (x, near - 2, 1)),
        ((0.06, 4, 6), (x, far + 2, 1)),
        ((0.05, 0.045, 2), (x, 0.2, 1)),
        ((0.05, 3, 0.045), (x, 0, 1.15)),
    ):
        box("window", size, loc, frame)


def _jug():
    glaze = material("glaze", "#f4f1ea", 0.12, spec=0.55, coat=0.3)
    outside = [(0.05, 0), (0.068, 0.025), (0.078, 0.065), (0.072, 0.11), (0.054, 0.15), (0.05, 0.17), (0.058, MOUTH)]
    curve = [(p.x, p.z) for p in spline(outside, 60)]
    inside = [(r - 0.004, z) for r, z in reversed(curve[6:])]
    jug = lathe(
        "jug", [(0, 0.004), (0.046, 0.001), *curve, (0.0565, MOUTH + 0.0015), *inside, (0, 0.012)], [glaze], 128
    )
    for v in jug.data.vertices:
        spout = max(0, (v.co.z - 0.15) / 0.05) ** 1.5 * max(0, math.cos(math.atan2(v.co.y, v.co.x) - math.pi)) ** 6
        v.co.x -= 0.028 * spout
        v.co.z += 0.012 * spout
    tube(
        "handle",
        [(0.052, 0, 0.178), (0.092, 0, 0.182), (0.113, 0, 0.14), (0.1, 0, 0.09), (0.073, 0, 0.06)],
        0.0085,
        glaze,
    )


def _bunch():
    rng = random.Random(21)
    green = material("stem", "#7d9a55", 0.5, spec=0.3)
    kinds = [_petal_material(*tint) for tint in TINTS]
    heads = (
        *((-0.012, -0.05, 0.325), (0.085, -0.035, 0.305), (-0.1, -0.03, 0.3), (0.04, 0.03, 0.375)),
        *((-0.055, 0.035, 0.372), (0.145, 0.02, 0.335), (-0.15, 0.03, 0.338), (0.005, 0.07, 0.405)),
        *((0.1, 0.07, 0.385), (-0.105, 0.08, 0.395), (0.045, -0.08, 0.262)),
        *((-0.06, -0.085, 0.27), (0.055, 0.0, 0.355), (-0.03, -0.02, 0.37), (0.12, -0.02, 0.268)),
    )
    for k, head in enumerate(heads):
        top = Vector(head)
        out = Vector((head[0], head[1], 0))
        axis = (out * 3.2 + Vector((0, 0, 0.5))).normalized()
        root = Vector((head[0] * 0.2, head[1] * 0.2, MOUTH - 0.09))
        middle = Vector((head[0] * 0.42, head[1] * 0.42, MOUTH + 0.02))
        tube("stem", [root, middle, top - axis * 0.03, top], 0.0034, green)
        _tulip(top, axis, kinds[k % len(kinds)], rng)
    leaf = _leaf_material()
    for turn, reach, rise in (
        (0.3, 0.17, 0.12),
        (1.9, 0.14, 0.16),
        (2.9, 0.18, 0.1),
        (3.7, 0.14, 0.14),
        (4.5, 0.13, 0.05),
        (5.4, 0.16, 0.09),
        (0.9, 0.12, 0.18),
        (4.0, 0.12, 0.11),
        (5.9, 0.13, 0.15),
    ):
        _leaf(turn, reach, rise, leaf, rng)


def _petal_material(deep, pale):
    m = material("petal", deep, 0.42, spec=0.35)
    split = node(m, "ShaderNodeSeparateXYZ")
    link(m, place(m, "UV"), split.inputs[0])
    streaks = noise(m, 1, 5, 0.6, (26, 1.6, 1), place(m, "UV"))
    up = ramp(m, split.outputs[1], [(0.0, "#e9e3b0"), (0.16, pale), (0.55, deep), (0.9, deep), (1, pale)])
    tint = mix(m, ramp(m, streaks, [(0.42, 0), (0.72, 0.75)]), up, pale)
    set_color(m, tint)
    bump(m, streaks, 0.25, 0.0012)
    return ground.translucent(m, tint, 0.38)


def _tulip(at, axis, m, rng):
    turn = axis.to_track_quat("Z", "X").to_matrix()
    size, open_, start = rng.uniform(0.92, 1.1), rng.uniform(0.0, 0.34), rng.uniform(0, 2)
    for k in range(6):
        outer = k % 2
        _petal(
            at,
            turn,
            start + k * math.pi / 3 + rng.uniform(-0.1, 0.1),
            size * (1.03 if outer else 0.97),
            open_ * (1 if outer else 0.6) + rng.uniform(-0.05, 0.08),
            m,
            outer,
        )


def _petal(at, turn, around, size, flare, m, outer, rows=14, columns=10):
    verts, uvs = [], []
    for j in range(rows + 1):
        t = j / rows
        r = (
            (0.0335 * math.sin(math.pi * min(1, 0.06 + 0.62 * t)) ** 0.8 - 0.008 * t * t + 0.03 * flare * t**2.4)
            * size
            * (1 + 0.06 * outer)
        )
        half = (
            1.12
            * (math.sin(math.pi * min(1, 0.2 + 0.8 * t)) ** 0.7 if t > 0.375 else 1)
            * (0.75 + 0.25 * min(1, t * 3))
        )
        for i in range(columns + 1):
            s = 2 * i / columns - 1
            a = around + half * s
            curl = 1 + 0.1 * s * s * (1 if outer else -0.3)
            z = 0.066 * size * t * (1 - 0.05 * s * s) - 0.012 * flare * t * t
            verts.append(Vector(at) + turn @ Vector((r * curl * math.cos(a), r * curl * math.sin(a), z)))
            uvs.append((i / columns, t))
    sheet("petal", verts, grid_faces(rows, columns), uvs, m)


def _leaf_material():
    m = material("leaf", "#6f9158", 0.42, spec=0.4)
    streaks = noise(m, 1, 4, 0.5, (30, 0.8, 1), place(m, "UV"))
    tint = ramp(m, streaks, [(0.3, "#587c48"), (0.7, "#86a76a")])
    set_color(m, tint)
    bump(m, streaks, 0.3, 0.001)
    return ground.translucent(m, tint, 0.25)


def _leaf(turn, reach, rise, m, rng, rows=18, columns=6):
    out, across = Vector((math.cos(turn), math.sin(turn), 0)), Vector((-math.sin(turn), math.cos(turn), 0))
    twist, verts, uvs = rng.uniform(-0.5, 0.5), [], []
    for j in range(rows + 1):
        t = j / rows
        middle = out * (0.03 + reach * t**1.3) + Vector(
            (0, 0, MOUTH - 0.06 + (rise + 0.1) * (1.5 * t - 0.75 * t**2.2))
        )
        half = 0.021 * math.sin(math.pi * min(1, 0.16 + 0.84 * t)) ** 0.8
        for i in range(columns + 1):
            s = 2 * i / columns - 1
            side = across * math.cos(twist * t) + Vector((0, 0, 1)) * math.sin(twist * t)
            verts.append(middle + side * half * s + (out * -0.3 + Vector((0, 0, 1))) * (0.009 * s * s))
            uvs.append((i / columns, t))
    sheet("leaf", verts, grid_faces(rows, columns), uvs, m)


def _fallen_petals():
    m = _petal_material(*TINTS[0])
    for x, y, turn in ((0.17, -0.12, 0.5), (-0.2, -0.06, 2.6)):
        verts, uvs = [], []
        for j in range(9):
            for i in range(7):
                t, s = j / 8, i / 3 - 1
                w = 0.017 * math.sin(math.pi * min(1, 0.12 + 0.85 * t)) ** 0.7 * s
                px, py = 0.052 * t - 0.026, w
                verts.append(
                    (
                        x + px * math.cos(turn) - py * math.sin(turn),
                        y + px * math.sin(turn) + py * math.cos(turn),
                        0.002 + 0.012 * (2 * t - 1) ** 2 + 14 * w * w,
                    )
                )
                uvs.append((i / 6, t))
        sheet("petal", verts, grid_faces(8, 6), uvs, m)
