"""A plush bear sits on a bed, in soft light from a window."""

import math
import random

from mathutils import Matrix, Vector

from camera.stage import area_light
from make.materials import bump, material, noise, place, ramp, set_color
from make.shapes import ball, box, mesh_object, tube

from .. import fur, lens
from ..darkroom import Film
from ..figures import applied, egg, limb, skin
from ..nature import ground, sky
from ..sheets import grid_faces, strip_faces, through

PLUSH = "#d3a873"


def build():
    sky.gradient([(0, "#d9cfc4"), (1, "#eef0f4")], 0.5)
    area_light((-1.3, -0.5, 0.95), (0, 0, 0.15), 1.0, 1.3, 34, (1, 0.96, 0.9))
    area_light((1.1, 0.6, 0.9), (0, 0, 0.2), 0.4, 0.8, 9, (1, 0.86, 0.7))
    lens.mist(0.4, 2)
    _bed()
    _bear()
    lens.camera((0.22, -1.3, 0.34), (0.0, 0, 0.155), lens=62, focus=(0, -0.1, 0.25), fstop=2.2)
    return Film(exposure=0.85, contrast=1.25, saturation=1.25, bloom=0.06, samples=64, part=1.0, denoise=0.35)


def _bed():
    linen = material("linen", "#e9e4da", 0.9, spec=0.15)
    bump(linen, noise(linen, 420, 2, at=place(linen)), 0.25, 0.0008)
    ground.field(linen, _folds, x=(-1.6, 1.6), y=(-0.9, 0.75), steps=(200, 130))
    blue = material("blanket", "#8fa3ad", 0.95, spec=0.1)
    knit = noise(blue, 160, 3, 0.6, (1, 3, 1), place(blue))
    bump(blue, knit, 0.7, 0.004)
    blanket = ground.field(
        blue,
        lambda x, y: _folds(x, y) + 0.012 + 0.012 * ground.fractal(x, y, 5, seed=8),
        x=(-1.6, 1.6),
        y=(-0.95, -0.2),
        steps=(160, 70),
    )
    blanket.matrix_world = Matrix.Rotation(math.radians(-7), 4, "Z")
    for x, y, turn, tint in ((-0.36, 0.5, 0.1, "#f2eee6"), (0.4, 0.55, -0.14, "#d8c3b0")):
        _pillow(x, y, turn, tint)
    wall = material("wall", "#c9c4b4", 0.9, spec=0.1)
    mesh_object("wall", [(-4, 1.6, -1), (4, 1.6, -1), (4, 1.6, 3), (-4, 1.6, 3)], [[0, 1, 2, 3]], [wall])
    board = material("headboard", "#a77f58", 0.5)
    box("headboard", (2.6, 0.06, 1.0), (0, 0.95, 0.05), board, 0.02)


def _folds(x, y):
    return (
        0.022 * ground.fractal(x, y, 2.2, 3)
        + 0.008 * ground.fractal(x, y * 2.5, 6, 3, seed=4)
        - 0.02 * math.exp(-(x * x + y * y) / 0.05)
    )


def _pillow(x, y, turn, tint):
    linen = material("pillow", tint, 0.9, spec=0.15)
    bump(linen, noise(linen, 9, 4, 0.5), 0.3, 0.02)
    verts, n = [], 28
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = 2 * i / n - 1, 2 * j / n - 1
                thick = 0.085 * ((1 - u**4) * (1 - v**4)) ** 0.55
                pinch = 1 - 0.05 * (1 - u * u) * v * v
                verts.append(
                    (
                        0.36 * u * (1 - 0.06 * (1 - v * v)),
                        side * thick + 0.006 * ground.fractal(u, v, 2.5),
                        0.25 * v * pinch,
                    )
                )
    faces = grid_faces(n, n) + grid_faces(n, n, start=(n + 1) ** 2)
    o = mesh_object("pillow", verts, faces, [linen])
    o.matrix_world = (
        Matrix.Translation((x, y, 0.2)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(math.radians(-24), 4, "X")
    )


def _plush(parts, color, length=0.0115, count=2600, voxel=0.0055):
    base = material("base", color, 1, spec=0)
    o = applied(skin("plush", parts, base, voxel, 5))
    hair = material("plush hair", color, 0.9, spec=0.12)
    set_color(hair, ramp(hair, noise(hair, 24, 3), [(0.3, color), (0.7, "#e2bf90" if color == PLUSH else "#f0dfc2")]))
    ground.translucent(hair, color, 0.3)
    fur.grow(
        o, hair, length, count, 26, 0.00034, lean=(0, -0.15, -0.45), spread=0.5, clump=0.55, rough=0.004, curl=0.0012
    )
    return o


def _bear():
    body = [egg((0, 0, 0.115), (0.088, 0.075, 0.112)), egg((0, -0.012, 0.09), (0.092, 0.075, 0.08))]
    for side in (-1, 1):
        body.append(
            limb(
                [
                    (side * 0.072, -0.012, 0.178, 0.032),
                    (side * 0.118, -0.045, 0.13, 0.034),
                    (side * 0.13, -0.082, 0.09, 0.036),
                ]
            )
        )
        body.append(
            limb(
                [
                    (side * 0.06, -0.04, 0.045, 0.046),
                    (side * 0.09, -0.13, 0.04, 0.043),
                    (side * 0.1, -0.165, 0.05, 0.045),
                ]
            )
        )
    _plush(body, PLUSH, count=3600)
    turn = (
        Matrix.Translation((0.004, -0.012, 0.275))
        @ Matrix.Rotation(math.radians(7), 4, "Y")
        @ Matrix.Rotation(math.radians(8), 4, "Z")
        @ Matrix.Rotation(math.radians(6), 4, "X")
    )
    head = [egg((0, 0, 0), (0.084, 0.072, 0.074)), egg((0, -0.012, -0.022), (0.08, 0.064, 0.05))]
    for side in (-1, 1):
        head.append(egg((side * 0.068, 0.006, 0.066), (0.032, 0.014, 0.032)))
    muzzle = [egg((0, -0.07, -0.022), (0.038, 0.032, 0.03))]
    inner = [egg((side * 0.068, -0.006, 0.064), (0.019, 0.006, 0.019)) for side in (-1, 1)]
    placed = [
        _plush(head, PLUSH, count=2400),
        _plush(muzzle, "#dcc39a", 0.007, 900, 0.004),
        _plush(inner, "#dcc39a", 0.005, 500, 0.003),
    ]
    placed += _face()
    for o in placed:
        o.matrix_world = turn @ o.matrix_world
    for side in (-1, 1):
        _plush([egg((side * 0.106, -0.206, 0.054), (0.03, 0.007, 0.031))], "#dcc39a", 0.004, 600, 0.003)
    _bow()


def _face():
    glass, thread = material("eye", "#120c08", 0.06, spec=0.7, coat=1), material("thread", "#2a1c14", 0.6)
    made = [ball(0.0098, (side * 0.031, -0.0785, 0.013), glass) for side in (-1, 1)]
    made.append(mesh_object("nose", *egg((0, -0.105, -0.009), (0.0145, 0.007, 0.0095)), [thread]))
    made.append(tube("mouth", [(0, -0.108, -0.016), (0, -0.107, -0.028)], 0.0013, thread))
    for side in (-1, 1):
        made.append(
            tube(
                "mouth",
                [(0, -0.107, -0.028), (side * 0.009, -0.105, -0.034), (side * 0.018, -0.098, -0.031)],
                0.0013,
                thread,
            )
        )
    return made


def _bow():
    silk = material("ribbon", "#a9332f", 0.4, spec=0.4)
    rng = random.Random(1)
    ring = [
        (0.062 * math.cos(a), -0.008 + 0.056 * math.sin(a), 0.207 + 0.006 * math.sin(a))
        for a in [math.pi * k / 16 for k in range(33)]
    ]
    _band(ring, 0.012, silk, Vector((0, 0, 1)))
    y, z = -0.082, 0.196
    for side in (-1, 1):
        loop = [
            (0, y, z),
            (side * 0.025, y - 0.012, z + 0.018),
            (side * 0.05, y - 0.008, z + 0.016),
            (side * 0.056, y - 0.002, z),
            (side * 0.045, y + 0.002, z - 0.012),
            (0, y, z),
        ]
        _band(loop, 0.013, silk, Vector((0, -0.5, 0.9)))
        tail = [
            (0, y, z),
            (side * 0.018, y - 0.01, z - 0.02),
            (side * (0.03 + rng.uniform(0, 0.008)), y - 0.014, z - 0.058),
        ]
        _band(tail, 0.011, silk, Vector((side * 0.9, -0.2, 0.35)))
    mesh_object("knot", *egg((0, y - 0.004, z), (0.011, 0.009, 0.012)), [silk])


def _band(points, half, m, across):
    """A ribbon along a smooth line."""
    line, side = through(points, 8), across.normalized() * half
    verts = [p + side * s for p in line for s in (-1, 1)]
    return mesh_object("ribbon", verts, strip_faces(len(line) - 1), [m])
