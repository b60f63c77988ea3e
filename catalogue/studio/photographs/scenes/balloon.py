"""Hot-air balloons over wooded hills in the mist of an early morning."""

import math
import random

from mathutils import Vector

from make.materials import material, mix, node, noise, place, ramp, set_color
from make.shapes import box, mesh_object, tube

from .. import lens
from ..darkroom import Film
from ..figures import egg
from ..nature import ground, sky
from ..sheets import strip_faces, tube_faces

SUN = dict(elevation=8, turn=-98)
MIST = (1.1, 0.76, 0.6)


def build():
    world = sky.sky(**SUN, strength=0.13, dust=2.2, sun=0.9)
    sky.clouds(
        world,
        (5.5, 4.0, 3.0),
        (3.2, 2.4, 2.2),
        **SUN,
        cover=0.5,
        scale=1.2,
        stretch=(0.6, 1.3),
        soft=0.35,
        most=0.6,
        seed=9
    )
    sky.horizon(world, (7.2, 5.0, 3.9), 0.11, 0.85)
    lens.mist(40, 900)
    _hills()
    _balloon((3, 130, 58), 1.0, (("#c8321f", 3), ("#f0b429", 2), ("#f6ead2", 1), ("#2f6f8f", 2)))
    _balloon((-62, 330, 92), 1.0, (("#2d6a8a", 2), ("#f4e6cc", 2)), 0.4)
    _balloon((88, 460, 78), 1.0, (("#e07a2f", 2), ("#7b2f52", 2)), 0.2)
    _balloon((-20, 700, 92), 1.0, (("#e9c14a", 2), ("#c5402f", 2)), 0.7)
    lens.camera((0, 0, 42), (2, 130, 62.5), lens=72)
    return Film(exposure=1.75, balance=(1.03, 0.985, 0.98), contrast=1.8, saturation=1.45, bloom=0.08, samples=36)


def _hills():
    near = _woods("#4c5a2c", 620)
    ground.field(near, _height, x=(-500, 500), y=(60, 1500), steps=(220, 300), name="hills")
    for k, (y, tall) in enumerate(((1500, 95), (2100, 150), (3000, 230), (4200, 300))):
        ridge = _woods("#43522f", 2600, None)
        verts, steps = [], 160
        for i in range(steps + 1):
            x = y * (i / steps - 0.5) * 1.2
            z = tall * (0.62 + 0.5 * ground.fractal(x / tall, k, 0.22, 5, seed=k))
            verts += [(x, y, -60), (x, y + tall * 2, z)]
        mesh_object("ridge", verts, strip_faces(steps), [ridge])
    _trees()


def _height(x, y):
    return 16 * ground.fractal(x, y, 0.006, 5) - 8 + max(0, y - 300) * 0.02


def _woods(color, visibility, height=55):
    m = material("woods", color, 0.95, spec=0.05)
    here = node(m, "ShaderNodeNewGeometry").outputs["Position"]
    patches = ramp(m, noise(m, 0.02, 7, 0.65, at=here), [(0.35, "#3b4a22"), (0.5, "#6d7434"), (0.65, "#9a8a45")])
    set_color(m, mix(m, 0.35, patches, color))
    return lens.haze(m, MIST, visibility, height=height, most=0.93)


def _trees():
    rng = random.Random(6)
    leaves = [_woods(color, 620) for color in ("#44531f", "#6a6b2a", "#8a6a2c", "#54602a")]
    kinds = []
    for m in leaves:
        verts, faces = egg((0, 0, 3), (2.6, 2.6, 3.6))
        verts = [
            Vector(v) * (1 + 0.35 * ground.fractal(v[0] + 9 * len(kinds), v[1], 0.5, 4, seed=v[2])) for v in verts
        ]
        kinds.append(mesh_object("tree", verts, faces, [m]))
    places = []
    for _ in range(9000):
        y = 70 + 700 * rng.random() ** 1.3
        x = rng.uniform(-1, 1) * (20 + y * 0.3)
        if ground.fractal(x, y, 0.018, 4, seed=5) > 0.05:
            places.append((x, y, _height(x, y) - 0.8))
    ground.scatter(kinds, places, 3, (0.6, 1.5))


def _profile(t):
    """Half the width of the envelope at t from its mouth (0) to its crown (1), for a height of 1."""
    if t < 0.52:
        s = t / 0.52
        return 0.055 + 0.365 * math.sin(math.pi / 2 * s) ** 1.12
    s = (t - 0.52) / 0.48
    return 0.42 * math.sqrt(max(0, 1 - s**2.15))


def _balloon(at, size, stripes, turn=0.0):
    gores, across, rows, tall = 24, 6, 60, 21 * size
    mats = {color: _cloth(color) for color, _ in stripes}
    order = [color for color, count in stripes for _ in range(count)]
    verts, slots, names = [], [], list(mats)
    around = gores * across
    for j in range(rows + 1):
        t = j / rows
        for k in range(around):
            a = 2 * math.pi * k / around + turn
            bulge = 1 + 0.022 * math.sin(math.pi * (k % across) / across) * min(1, 4 * t)
            r = max(0.001, _profile(t) * tall * bulge)
            verts.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + tall * t * 0.98))
    for j in range(rows):
        for k in range(around):
            band = 0.4 < (j + 0.5) / rows < 0.47
            slots.append(names.index(order[(k // across) % len(order)] if not band else order[-1]))
    mesh_object("envelope", verts, tube_faces(rows, around), [mats[name] for name in names], True, slots)
    _basket(at, tall)


def _cloth(color):
    m = material("cloth", color, 0.5, spec=0.3)
    folds = noise(m, 0.9, 4, 0.5, (1, 1, 0.25), place(m))
    tint = mix(m, 1, color, ramp(m, folds, [(0.3, 0.86), (0.7, 1.06)]), "MULTIPLY")
    set_color(m, tint)
    ground.translucent(m, tint, 0.35)
    return lens.haze(m, MIST, 2200, most=0.9)


def _basket(at, tall):
    wicker = material("wicker", "#7a5230", 0.8)
    rope = material("rope", "#3b332a", 0.8)
    lens.haze(wicker, MIST, 1500)
    low = at[2] - 0.19 * tall
    w = 0.036 * tall
    box("basket", (2 * w, 2 * w, 0.062 * tall), (at[0], at[1], low), wicker, 0.08)
    for k in range(8):
        a = 2 * math.pi * k / 8 + 0.4
        top = (at[0] + 0.055 * tall * math.cos(a), at[1] + 0.055 * tall * math.sin(a), at[2] + 0.1)
        foot = (
            at[0] + math.copysign(w, math.cos(a)) * 0.95,
            at[1] + math.copysign(w, math.sin(a)) * 0.95,
            low + 0.03 * tall,
        )
        tube("rope", [top, foot], 0.035, rope)
    for dx in (-0.5, 0.45):
        body = material("rider", "#2d3138", 0.9)
        mesh_object("rider", *egg((at[0] + dx * w * 1.2, at[1], low + 0.05 * tall), (0.28, 0.2, 0.55)), [body])
        mesh_object("head", *egg((at[0] + dx * w * 1.2, at[1], low + 0.05 * tall + 0.62), (0.14, 0.15, 0.18)), [body])
