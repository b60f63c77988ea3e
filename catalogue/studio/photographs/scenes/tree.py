"""An old tree in autumn on a meadow, with the evening sun behind its leaves."""

import math
import random

from make.materials import material, mix, node, noise, ramp, set_color
from make.shapes import mesh_object

from .. import lens
from ..darkroom import Film
from ..nature import ground, sky
from ..nature.tree import tree
from ..sheets import strip_faces

SUN = dict(elevation=11, turn=-48)
HAZE = (0.98, 0.78, 0.56)


def build():
    world = sky.sky(**SUN, strength=0.12, dust=1.6, sun=1.0)
    sky.clouds(
        world,
        (7.5, 5.4, 3.8),
        (3.6, 3.0, 2.9),
        **SUN,
        cover=0.55,
        scale=1.1,
        stretch=(0.6, 1.3),
        soft=0.35,
        most=0.7,
        seed=12
    )
    sky.horizon(world, (8.0, 6.0, 4.2), 0.1, 0.8)
    lens.mist(10, 60)
    _meadow()
    _hills()
    tree((0, 0, -0.15), 8.2, 4)
    _fallen_leaves()
    lens.camera((1.2, -24, 1.9), (0.1, 0, 4.1), lens=66, focus=(0, 0, 4), fstop=1.6)
    return Film(
        exposure=1.35, balance=(1.03, 0.99, 0.97), contrast=1.35, saturation=1.25, bloom=0.1, samples=36, denoise=0.35
    )


def _height(x, y):
    return 0.14 * ground.fractal(x, y, 0.12) + 0.35 * math.exp(-(x * x + y * y) / 60) - 0.3 + max(0, y - 30) * 0.004


def _meadow():
    earth = material("meadow", "#77783a", 1, spec=0)
    here = node(earth, "ShaderNodeNewGeometry").outputs["Position"]
    set_color(
        earth,
        ramp(earth, noise(earth, 0.5, 6, 0.6, at=here), [(0.35, "#5e6a2c"), (0.6, "#8d8540"), (0.75, "#a8934c")]),
    )
    lens.haze(earth, HAZE, 260, most=0.9)
    ground.field(earth, _height, x=(-120, 120), y=(-24, 260), steps=(120, 160))
    rng = random.Random(5)
    green = ground.blade_green("#6b7a33", "#a89a4f", 0.45)
    tufts = [ground.tuft(green, 40, 0.2, 0.16, 0.7, 0.007, k) for k in range(5)]
    places = []
    for _ in range(9000):
        y = -18 + 48 * rng.random() ** 1.25
        x = rng.uniform(-1, 1) * (0.29 * (y + 24) + 1)
        places.append((x, y, _height(x, y)))
    ground.scatter(tufts, places, 2, (0.6, 1.5), 0.2)


def _hills():
    for k, (y, tall, color) in enumerate(
        ((170, 7, "#7c6a34"), (330, 17, "#6b6a3a"), (700, 52, "#5f6848"), (1300, 110, "#5a6a5c"))
    ):
        m = material("hill", color, 1, spec=0)
        here = node(m, "ShaderNodeNewGeometry").outputs["Position"]
        set_color(
            m, mix(m, 1, color, ramp(m, noise(m, 9 / tall, 6, 0.7, at=here), [(0.35, 0.6), (0.65, 1.3)]), "MULTIPLY")
        )
        lens.haze(m, HAZE, 520, most=0.92)
        verts, steps = [], 420
        for i in range(steps + 1):
            x = y * (i / steps - 0.5) * 1.3
            z = tall * (
                0.55
                + 0.4 * ground.fractal(x / tall, k, 0.12, 3, seed=k)
                + (0.22 if k < 2 else 0.05) * ground.fractal(x / tall, k, 2.2, 4, seed=k)
            )
            verts += [(x, y, -12), (x, y + tall, z)]
        mesh_object("hill", verts, strip_faces(steps), [m])


def _fallen_leaves():
    rng = random.Random(9)
    kinds = []
    for color in ("#c9752a", "#dba03f", "#a8521f"):
        m = material("fallen", color, 0.7, spec=0.15)
        kinds.append(
            mesh_object(
                "fallen",
                [(-0.05, -0.03, 0), (0.02, -0.045, 0.012), (0.06, 0, 0), (0.02, 0.045, 0.015), (-0.05, 0.03, 0.004)],
                [[0, 1, 2, 3, 4]],
                [m],
            )
        )
    places = []
    for _ in range(4200):
        r, a = abs(rng.gauss(0, 3.2)), rng.uniform(0, 6.3)
        x, y = r * math.cos(a), r * math.sin(a) - 0.5
        places.append((x, y, _height(x, y) + rng.uniform(0.03, 0.16)))
    ground.scatter(kinds, places, 4, (0.7, 1.4), 0.5)
