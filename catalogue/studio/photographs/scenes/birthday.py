"""A birthday cake with lit candles; fairy lights out of focus behind."""

import math
import random

import bpy
from mathutils import Matrix

from camera.stage import area_light
from make.materials import bump, link, material, node, noise, place
from make.shapes import ball, box, mesh_object, tube

from .. import lens
from ..cake import TOP, cake, candle
from ..darkroom import Film
from ..nature import sky


def build():
    sky.gradient([(0, "#6a5648"), (1, "#8a7664")], 0.32)
    lens.mist(0.2, 2)
    area_light((-1.3, -0.7, 1.2), (0, 0, 0.1), 0.9, 0.9, 24, (1, 0.9, 0.78))
    area_light((1.3, 0.5, 0.7), (0, 0, 0.1), 0.5, 0.7, 7, (1, 0.82, 0.62))
    _table()
    _room()
    cake()
    rng = random.Random(3)
    tints = ("#e88fa0", "#7fb9c9", "#f0c25a", "#9cc48c", "#e9a27a")
    for k in range(8):
        turn = 2 * math.pi * k / 8 + 0.2
        r = 0.066
        candle((r * math.cos(turn), r * math.sin(turn) * 0.98, TOP - 0.002), tints[k % 5], rng)
    lens.camera((0.05, -0.9, 0.36), (0, 0, 0.12), lens=64, focus=(0, -0.07, 0.15), fstop=2.0)
    return Film(
        exposure=1.45,
        balance=(1.03, 0.99, 0.97),
        contrast=1.25,
        saturation=1.3,
        bloom=0.12,
        samples=96,
        part=1.0,
        denoise=0.3,
    )


def _table():
    cloth = material("cloth", "#e9ded0", 0.85, spec=0.2)
    weave = noise(cloth, 300, 2, at=place(cloth))
    bump(cloth, weave, 0.3, 0.001)
    mesh_object("table", [(-3, -2, 0), (3, -2, 0), (3, 0.9, 0), (-3, 0.9, 0)], [[0, 1, 2, 3]], [cloth])
    rng = random.Random(9)
    for k in range(60):
        x, y = rng.uniform(-0.45, 0.45), rng.uniform(-0.4, 0.5)
        if math.hypot(x, y) < 0.19:
            continue
        o = mesh_object(
            "confetti",
            [(0.006 * math.cos(t), 0.006 * math.sin(t), 0.001) for t in [math.pi * i / 6 for i in range(12)]],
            [list(range(12))],
            [material("paper", rng.choice(("#e8879b", "#f2c65c", "#7fbccb", "#a9cd97", "#f4efe4")), 0.6)],
        )
        o.matrix_world = Matrix.Translation((x, y, 0.002)) @ Matrix.Rotation(rng.uniform(-0.2, 0.2), 4, "X")


def _room():
    """A warm wall, strings of lights in front of it, two presents."""
    wall = material("wall", "#9c7d62", 0.95, spec=0.1)
    mesh_object("wall", [(-4, 3.4, -1), (4, 3.4, -1), (4, 3.4, 3), (-4, 3.4, 3)], [[0, 1, 2, 3]], [wall])
    rng = random.Random(12)
    for row in range(5):
        for k in range(15):
            x = -1.9 + k * 0.27 + rng.uniform(-0.08, 0.08)
            sag = 0.12 * math.sin(k * 0.62 + row)
            tint = rng.choice(((1, 0.62, 0.27), (1, 0.72, 0.4), (1, 0.52, 0.22), (1, 0.8, 0.55)))
            _glow(
                (x, 2.6 + rng.uniform(-0.5, 0.4), 0.02 + row * 0.27 + sag - 0.1),
                0.02,
                tint,
                26 * rng.uniform(0.4, 1.2),
            )
    for x, y, w, h, paper, ribbon in (
        (-0.5, 0.75, 0.26, 0.2, "#7aa5a0", "#f3eadb"),
        (0.52, 0.7, 0.22, 0.26, "#d98b80", "#f6e3b8"),
        (0.3, 0.82, 0.16, 0.12, "#e9c46a", "#ffffff"),
    ):
        _present(x, y, w, h, paper, ribbon)


def _present(x, y, w, h, paper, ribbon):
    box("present", (w, w, h), (x, y, h / 2), material("wrap", paper, 0.45), 0.004)
    band = material("ribbon", ribbon, 0.35)
    box("ribbon", (w * 0.14, w * 1.01, h * 1.01), (x, y, h / 2), band)
    for side in (-1, 1):
        tube(
            "bow",
            [(x, y, h), (x + side * 0.05, y - 0.01, h + 0.045), (x + side * 0.07, y, h + 0.012), (x, y, h)],
            0.007,
            band,
        )


def _glow(at, radius, tint, strength):
    m = bpy.data.materials.new("glow")
    m.use_nodes = True
    m.node_tree.nodes.clear()
    light = node(m, "ShaderNodeEmission")
    light.inputs[0].default_value, light.inputs[1].default_value = (*tint, 1), strength
    link(m, light.outputs[0], node(m, "ShaderNodeOutputMaterial").inputs[0])
    return ball(radius, at, m)
