"""A birthday cake with lit candles; fairy lights out of focus behind."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from camera.stage import area_light
from make.materials import linear, link, material, mix, node, noise, bump, calculate, place, principled, ramp, set_color
from make.shapes import ball, lathe, mesh_object, rounded, tube

from .. import lens
from ..darkroom import Film
from ..figures import skin
from ..nature import sky

TOP = 0.125


def build():
    sky.gradient([(0, "#6a5648"), (1, "#8a7664")], 0.32)
    lens.mist(0.2, 2)
    area_light((-1.3, -0.7, 1.2), (0, 0, 0.1), 0.9, 0.9, 24, (1, 0.9, 0.78))
    area_light((1.3, 0.5, 0.7), (0, 0, 0.1), 0.5, 0.7, 7, (1, 0.82, 0.62))
    _table()
    _room()
    _cake()
    rng = random.Random(3)
    tints = ("#e88fa0", "#7fb9c9", "#f0c25a", "#9cc48c", "#e9a27a")
    for k in range(8):
        turn = 2 * math.pi * k / 8 + 0.2
        r = 0.066 if k < 8 else 0
        _candle((r * math.cos(turn), r * math.sin(turn) * 0.98, TOP - 0.002), tints[k % 5], rng)
    lens.camera((0.05, -0.9, 0.36), (0, 0, 0.12), lens=64, focus=(0, -0.07, 0.15), fstop=2.0)
    return Film(exposure=1.45, balance=(1.03, 0.99, 0.97), contrast=1.25, saturation=1.3, bloom=0.12, samples=96, part=1.0, denoise=0.3)


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
        o = mesh_object("confetti", [(0.006 * math.cos(t), 0.006 * math.sin(t), 0.001) for t in [math.pi * i / 6 for i in range(12)]], [list(range(12))], [material("paper", rng.choice(("#e8879b", "#f2c65c", "#7fbccb", "#a9cd97", "#f4efe4")), 0.6)])
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
            _glow((x, 2.6 + rng.uniform(-0.5, 0.4), 0.02 + row * 0.27 + sag - 0.1), 0.02, tint, 26 * rng.uniform(0.4, 1.2))
    for x, y, w, h, paper, ribbon in ((-0.5, 0.75, 0.26, 0.2, "#7aa5a0", "#f3eadb"), (0.52, 0.7, 0.22, 0.26, "#d98b80", "#f6e3b8"), (0.3, 0.82, 0.16, 0.12, "#e9c46a", "#ffffff")):
        _present(x, y, w, h, paper, ribbon)


def _present(x, y, w, h, paper, ribbon):
    from make.shapes import box

    box("present", (w, w, h), (x, y, h / 2), material("wrap", paper, 0.45), 0.004)
    band = material("ribbon", ribbon, 0.35)
    box("ribbon", (w * 0.14, w * 1.01, h * 1.01), (x, y, h / 2), band)
    for side in (-1, 1):
        tube("bow", [(x, y, h), (x + side * 0.05, y - 0.01, h + 0.045), (x + side * 0.07, y, h + 0.012), (x, y, h)], 0.007, band)


def _glow(at, radius, tint, strength):
    m = bpy.data.materials.new("glow")
    m.use_nodes = True
    m.node_tree.nodes.clear()
    light = node(m, "ShaderNodeEmission")
    light.inputs[0].default_value, light.inputs[1].default_value = (*tint, 1), strength
    link(m, light.outputs[0], node(m, "ShaderNodeOutputMaterial").inputs[0])
    return ball(radius, at, m)


def _cake():
    plate = material("plate", "#f6f3ee", 0.12, spec=0.6)
    lathe("stand", rounded([(0, 0.0, 0), (0.06, 0, 0.004), (0.052, 0.008, 0.004), (0.02, 0.014, 0.01), (0.018, 0.03, 0.01), (0.16, 0.036, 0.004), (0.168, 0.043, 0.003), (0.16, 0.042, 0.003), (0, 0.04, 0)], 4), [plate], 128)
    icing = material("icing", "#f7efe2", 0.42, spec=0.45)
    shader = principled(icing).inputs
    shader["Subsurface"].default_value = 0.12
    shader["Subsurface Radius"].default_value = (0.012, 0.008, 0.005)
    shader["Subsurface Color"].default_value = linear("#f9e7cf")
    bump(icing, noise(icing, 34, 3, 0.5, (1, 1, 5), place(icing)), 0.35, 0.003)
    profile = [(0, 0.042, 0), (0.124, 0.042, 0.004), (0.122, 0.085, 0), (0.12, TOP, 0.012), (0, TOP, 0)]
    lathe("cake", rounded(profile, 8), [icing], 160)
    pink = material("cream", "#f2b6b4", 0.4, spec=0.4)
    principled(pink).inputs["Subsurface"].default_value = 0.1
    principled(pink).inputs["Subsurface Radius"].default_value = (0.01, 0.005, 0.004)
    principled(pink).inputs["Subsurface Color"].default_value = linear("#f6c4bd")
    for k in range(22):
        turn = 2 * math.pi * k / 22
        _swirl((0.102 * math.cos(turn), 0.102 * math.sin(turn), TOP - 0.002), 0.0155, pink)
    for k in range(30):
        turn = 2 * math.pi * k / 30
        _swirl((0.13 * math.cos(turn), 0.13 * math.sin(turn), 0.04), 0.0125, icing)
    _sprinkles()


def _swirl(at, size, m):
    """A piped rosette: a ribbed cone that turns."""
    verts, faces, rows, around = [], [], 14, 30
    for j in range(rows + 1):
        t = j / rows
        r = size * (1 - t) ** 0.75 * (1 + 0.12 * math.sin(t * 9))
        for k in range(around):
            a = 2 * math.pi * k / around
            ribbed = r * (1 + 0.16 * math.cos(6 * a + 5.5 * t))
            verts.append((at[0] + ribbed * math.cos(a), at[1] + ribbed * math.sin(a), at[2] + size * 1.35 * t))
    for j in range(rows):
        for k in range(around):
            k2 = (k + 1) % around
            faces.append([j * around + k, j * around + k2, (j + 1) * around + k2, (j + 1) * around + k])
    mesh_object("swirl", verts, faces, [m])


def _sprinkles():
    rng = random.Random(2)
    tints = [material("sprinkle", c, 0.3) for c in ("#e4577b", "#f4bf3f", "#4fa3bf", "#7fbf6a", "#f08a4b", "#ffffff")]
    for k in range(150):
        turn, m = rng.uniform(0, 6.3), rng.choice(tints)
        if k < 70:
            r = 0.083 * math.sqrt(rng.random())
            p = Vector((r * math.cos(turn), r * math.sin(turn), TOP + 0.001))
            d = Vector((math.cos(turn * 7), math.sin(turn * 7), 0)) * 0.0035
        else:
            z = 0.062 + 0.045 * rng.random() ** 1.6
            p = Vector((0.1225 * math.cos(turn), 0.1225 * math.sin(turn), z))
            d = (Vector((-math.sin(turn), math.cos(turn), 0)) * math.cos(k) + Vector((0, 0, math.sin(k)))) * 0.0035
        tube("sprinkle", [p - d, p + d], 0.0012, m)


def _candle(at, tint, rng):
    x, y, z = at
    tall = 0.066 + rng.uniform(-0.003, 0.003)
    wax = material("wax", tint, 0.4, spec=0.4)
    stripes = node(wax, "ShaderNodeTexWave", wave_type="BANDS", bands_direction="DIAGONAL")
    stripes.inputs["Scale"].default_value = 26
    link(wax, place(wax), stripes.inputs["Vector"])
    set_color(wax, mix(wax, ramp(wax, stripes.outputs["Fac"], [(0.45, 0), (0.55, 1)]), tint, "#fbf6ec"))
    lathe("candle", rounded([(0, 0, 0), (0.0042, 0, 0), (0.0042, tall, 0.001), (0, tall - 0.0006, 0)], 4), [wax], 32).location = at
    tube("wick", [(x, y, z + tall - 0.001), (x + 0.0006, y, z + tall + 0.006)], 0.0006, material("wick", "#2a1f18", 0.9))
    flame = bpy.data.materials.new("flame")
    flame.use_nodes = True
    flame.node_tree.nodes.clear()
    light = node(flame, "ShaderNodeEmission")
    split = node(flame, "ShaderNodeSeparateXYZ")
    link(flame, place(flame, "Generated"), split.inputs[0])
    link(flame, ramp(flame, split.outputs[2], [(0, "#5a6bd0"), (0.16, "#f08a3a"), (0.4, "#ffd27a"), (1, "#ffb347")]), light.inputs[0])
    bright = ramp(flame, split.outputs[2], [(0, 0.05), (0.25, 0.7), (0.5, 1), (1, 0.6)])
    link(flame, calculate(flame, "MULTIPLY", bright, 24), light.inputs[1])
    link(flame, light.outputs[0], node(flame, "ShaderNodeOutputMaterial").inputs[0])
    lean = rng.uniform(-0.0015, 0.0015)
    shape = [(0.0, 0.0), (0.0026, 0.003), (0.0042, 0.0075), (0.0038, 0.012), (0.0022, 0.018), (0.0009, 0.023), (0, 0.026)]
    body = lathe("flame", shape, [flame], 24)
    body.modifiers.new("smooth", "SUBSURF").render_levels = 2
    body.location = (x + lean, y, z + tall + 0.0025)
    body.visible_shadow = False
    lamp = bpy.data.lights.new("candle", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = 0.1, (1, 0.58, 0.24), 0.004
    o = bpy.data.objects.new("candle", lamp)
    o.location = (x, y, z + tall + 0.014)
    bpy.context.scene.collection.objects.link(o)
