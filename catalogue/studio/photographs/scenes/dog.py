"""A golden dog sits in the grass and looks into the evening sun; its coat glows at the rim."""

import math
import random

from mathutils import Matrix

from make.materials import material
from make.shapes import mesh_object

from .. import fur, lens
from ..darkroom import Film
from ..figures import applied, egg, limb, rings, skin
from ..nature import ground, sky

SUN = dict(elevation=9, turn=16)


def build():
    sky.sky(**SUN, strength=0.085, dust=2.0, sun=0.9)
    lens.mist(1, 20)
    _meadow()
    _dog()
    lens.camera((-0.05, -3.1, 0.4), (0.03, 0, 0.43), lens=66, focus=(0, -0.12, 0.5), fstop=2.0)
    return Film(exposure=1.05, balance=(1.05, 0.99, 0.95), contrast=1.3, saturation=1.3, bloom=0.08, samples=36)


def _meadow():
    earth = material("earth", "#5c5a2c", 1, spec=0)
    ground.field(earth, _height, x=(-30, 30), y=(-4, 90), steps=(60, 90))
    blades = ground.blade_green("#6d7f35", "#a89f55", 0.45)
    rng = random.Random(5)
    tufts = [ground.tuft(blades, 30, 0.13, 0.05, 0.6, 0.0028, k) for k in range(5)]
    near = [(rng.uniform(-1.6, 1.6), rng.uniform(-1.5, 3)) for _ in range(4200)]
    ground.scatter(
        tufts,
        [(x, y, _height(x, y)) for x, y in near if math.hypot(x, (y + 0.02) * 0.9) > 0.2 or rng.random() < 0.4],
        size=(0.5, 1.2),
        lean=0.2,
    )
    far = [ground.tuft(blades, 60, 0.22, 0.2, 0.6, 0.008, 20 + k) for k in range(3)]
    places = []
    for _ in range(3500):
        y = 3 + 45 * rng.random() ** 1.6
        x = rng.uniform(-1, 1) * (1.6 + y * 0.36)
        places.append((x, y, _height(x, y)))
    ground.scatter(far, places, 2, (0.6, 1.3), 0.2)
    _far_trees(rng)


def _height(x, y):
    return 0.05 * ground.fractal(x, y, 0.4) * min(1, abs(y) / 3) + max(0, y - 25) * 0.012


def _far_trees(rng):
    """A hedge, far out of focus."""
    leaves = ground.translucent(material("far leaves", "#5d6a34", 0.9), "#a3a548", 0.45)
    for k in range(90):
        x, tall = -34 + k * 0.76 + rng.uniform(-0.8, 0.8), rng.uniform(0.8, 1.9) * (1.5 if k % 9 < 2 else 1)
        shape = egg((x, 62 + rng.uniform(-4, 4), tall * 0.5), (rng.uniform(0.7, 1.5), 1.2, tall * 0.55))
        mesh_object("hedge", *shape, [leaves])


def _dog():
    """Sits with its back to the viewer; its head is turned a little to the right."""
    gold = material("skin", "#8a5a2c", 0.9, spec=0.1)
    body = [
        rings(
            [
                (0, 0.02, 0.03, 0.17, 0.2),
                (0, 0.0, 0.12, 0.185, 0.2),
                (0, 0.03, 0.22, 0.165, 0.17),
                (0, 0.07, 0.34, 0.138, 0.145),
                (0, 0.11, 0.45, 0.125, 0.125),
                (0.0, 0.13, 0.53, 0.1, 0.105),
                (0.004, 0.135, 0.6, 0.071, 0.078),
                (0.01, 0.14, 0.69, 0.06, 0.066),
            ]
        )
    ]
    for side in (-1, 1):
        body.append(egg((side * 0.135, 0.06, 0.12), (0.085, 0.16, 0.125)))
        body.append(
            limb(
                [(side * 0.16, 0.1, 0.06, 0.05), (side * 0.185, 0.24, 0.035, 0.035), (side * 0.19, 0.3, 0.028, 0.03)]
            )
        )
        body.append(
            limb(
                [
                    (side * 0.085, 0.2, 0.42, 0.06),
                    (side * 0.085, 0.24, 0.22, 0.04),
                    (side * 0.085, 0.25, 0.04, 0.034),
                    (side * 0.085, 0.29, 0.03, 0.032),
                ]
            )
        )
    body.append(
        limb(
            [
                (0, -0.15, 0.07, 0.038),
                (0.05, -0.26, 0.035, 0.034),
                (0.17, -0.34, 0.035, 0.03),
                (0.29, -0.33, 0.04, 0.016),
            ]
        )
    )
    trunk = applied(skin("dog", body, gold, 0.011, 6))
    coat = fur.hair_material("coat", "#c4813c")
    fur.grow(trunk, coat, 0.045, 3200, 36, 0.0007, lean=(0, -0.1, -1.0), spread=0.25, clump=0.45, rough=0.012)
    _head(gold)


def _head(gold):
    nose = material("nose", "#1d1512", 0.35)
    turn = (
        Matrix.Translation((0.02, 0.15, 0.73))
        @ Matrix.Rotation(math.radians(-66), 4, "Z")
        @ Matrix.Rotation(math.radians(4), 4, "X")
    )
    head = [
        egg((0, -0.01, 0.002), (0.07, 0.078, 0.062)),
        egg((0, 0.03, 0.004), (0.058, 0.06, 0.052)),
        egg((0, 0.05, -0.034), (0.055, 0.07, 0.04)),
        limb([(0, 0.06, -0.03, 0.046), (0, 0.11, -0.036, 0.042), (0, 0.148, -0.034, 0.037)]),
    ]
    skull = applied(skin("head", head, gold, 0.008, 5))
    ears = []
    for side in (-1, 1):
        ears.append(
            egg(
                (side * 0.08, -0.008, -0.04),
                (0.016, 0.036, 0.075),
                Matrix.Rotation(side * -0.16, 3, "Y") @ Matrix.Rotation(0.2, 3, "X"),
            )
        )
        ears.append(egg((side * 0.06, -0.016, 0.026), (0.018, 0.026, 0.018)))
    flaps = applied(skin("ears", ears, gold, 0.007, 4))
    coat, dark = fur.hair_material("head coat", "#c88843"), fur.hair_material("ear coat", "#74401c")
    tip = mesh_object("nose", *egg((0, 0.188, -0.014), (0.018, 0.013, 0.014)), [nose])
    for o in (skull, flaps, tip):
        o.matrix_world = turn
    fur.grow(skull, coat, 0.014, 2000, 30, 0.0006, lean=(0, -0.9, -0.35), spread=0.2, clump=0.3, rough=0.008)
    fur.grow(flaps, dark, 0.02, 900, 34, 0.0006, lean=(0, 0, -1.2), spread=0.2, clump=0.4, rough=0.01)
