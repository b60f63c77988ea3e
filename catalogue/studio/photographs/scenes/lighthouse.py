"""A white lighthouse on rocks above the sea, in the last light of the day."""

import math

import bpy
from mathutils import Vector
from mathutils import noise as chance

from make.materials import bump, calculate, link, material, mix, node, noise, ramp, set_color
from make.shapes import box, lathe, mesh_object, rounded, tube

from .. import lens
from ..darkroom import Film
from ..nature import ground, shore, sky

SUN = dict(elevation=3.5, turn=-112)


def build():
    world = sky.sky(**SUN, strength=0.17, dust=1.0, sun=0.75, size=1.5)
    sky.clouds(
        world,
        (4.6, 2.7, 2.0),
        (2.3, 1.35, 1.4),
        **SUN,
        cover=0.6,
        scale=1.0,
        stretch=(0.6, 1.3),
        soft=0.3,
        most=0.75,
        seed=7
    )
    sky.horizon(world, (5.6, 3.3, 2.5), 0.1, 0.85)
    lens.mist(20, 160)
    shore.sea(-60, -1.6, reach=5, tile=120, waves=1.1, wind=9, detail=18, color="#1a4a58", rough=0.08)
    _rocks()
    _tower()
    _cottage()
    lens.camera((-5, -62, 6.5), (0.5, 0, 7.2), lens=62)
    return Film(exposure=1.35, balance=(1.02, 0.99, 1.0), contrast=1.3, saturation=1.2, bloom=0.08, samples=36)


def _height(x, y):
    across, along = (x - 1) / 17, (y - 4) / 14
    island = 5.2 * math.exp(-((across * across + along * along) ** 1.6)) - 2.6
    craggy = chance.ridged_multi_fractal(Vector((x * 0.11, y * 0.11, 3)), 0.9, 2.2, 6, 0.9, 2.0)
    near, next_one = chance.voronoi(Vector((x * 0.3, y * 0.3, 1 + 0.06 * x)))[0][:2]
    boulders = 2.1 * min(0.5, next_one - near) - 0.5
    rough = boulders + 0.75 * (craggy - 1.1) + 0.35 * ground.fractal(x, y, 0.8, 4)
    top = max(0, 1 - math.hypot(x, y) / 5)
    return island + rough * (1 - top) * (0.4 + 0.6 * min(1, max(0, island + 3) / 2)) + top * 0.3


def _rocks():
    m = material("rock", "#5d534a", 0.85, spec=0.3)
    here = node(m, "ShaderNodeNewGeometry")
    rough = noise(m, 0.7, 8, 0.65, (1, 1, 3), here.outputs["Position"])
    stone = ramp(m, rough, [(0.3, "#3b3530"), (0.5, "#6d6258"), (0.72, "#9a8c7c")])
    split = node(m, "ShaderNodeSeparateXYZ")
    link(m, here.outputs["Normal"], split.inputs[0])
    at = node(m, "ShaderNodeSeparateXYZ")
    link(m, here.outputs["Position"], at.inputs[0])
    flat = ramp(m, split.outputs[2], [(0.72, 0), (0.9, 1)])
    high = ramp(m, at.outputs[2], [(0.0, 0), (1.0, 1)])
    high.node.color_ramp.elements[0].position = 0.55
    grassy = mix(
        m, 1, flat, ramp(m, noise(m, 0.35, 4, at=here.outputs["Position"]), [(0.4, 0), (0.55, 1)]), "MULTIPLY"
    )
    grassy = mix(m, 1, grassy, high, "MULTIPLY")
    wet = ramp(m, calculate(m, "MULTIPLY_ADD", at.outputs[2], 0.2, 0.5), [(0.17, 0.35), (0.34, 1)])
    stone = mix(m, 1, stone, wet, "MULTIPLY")
    splash = calculate(m, "MULTIPLY_ADD", noise(m, 1.1, 5, 0.6, at=here.outputs["Position"]), 1.5, -0.75)
    level = calculate(m, "ADD", calculate(m, "ADD", at.outputs[2], 1.6), splash)
    foam = ramp(m, level, [(0.28, 1), (0.42, 0)])
    set_color(m, mix(m, foam, mix(m, grassy, stone, "#666b3e"), "#eef1f0"))
    bump(m, noise(m, 2.6, 8, 0.7, (1, 1, 2.5), here.outputs["Position"]), 0.8, 0.25)
    ground.field(m, _height, x=(-34, 36), y=(-24, 30), steps=(330, 260), name="rocks")


def _tower():
    white = material("white", "#f1ece2", 0.65, spec=0.3)
    stains = ramp(white, noise(white, 0.9, 6, 0.6, (2, 2, 0.35)), [(0.35, "#d8cfbf"), (0.6, "#f4efe6")])
    set_color(white, stains)
    bump(white, noise(white, 6, 5, 0.6), 0.25, 0.03)
    red = material("red", "#93251d", 0.5, spec=0.4)
    black = material("iron", "#23262a", 0.45, spec=0.5)
    foot, top = 2.55, 11.4
    bands = [(foot, 1.75), (foot + 2.9, 1.55), (foot + 5.6, 1.37), (top, 1.16)]
    for k in range(3):
        (z1, r1), (z2, r2) = bands[k], bands[k + 1]
        lathe("tower", [(r1, z1), (r2, z2)], [red if k == 1 else white], 96)
    lathe(
        "base",
        rounded(
            [
                (0, foot - 1.5, 0),
                (2.0, foot - 1.5, 0),
                (2.0, foot + 0.35, 0.1),
                (1.74, foot + 0.45, 0.05),
                (0, foot + 0.45, 0),
            ],
            5,
        ),
        [white],
        96,
    )
    lathe(
        "gallery",
        rounded(
            [
                (1.1, top - 0.5, 0),
                (1.25, top - 0.25, 0.1),
                (1.75, top - 0.05, 0.04),
                (1.75, top + 0.1, 0.03),
                (0, top + 0.1, 0),
            ],
            5,
        ),
        [white],
        96,
    )
    for k in range(20):
        turn = 2 * math.pi * k / 20
        x, y = 1.66 * math.cos(turn), 1.66 * math.sin(turn)
        tube("post", [(x, y, top + 0.1), (x, y, top + 0.95)], 0.022, black)
    for z in (top + 0.5, top + 0.95):
        tube(
            "rail",
            [(1.66 * math.cos(2 * math.pi * k / 24), 1.66 * math.sin(2 * math.pi * k / 24), z) for k in range(24)],
            0.022,
            black,
            cyclic=True,
        )
    _lantern(top + 0.1, black, red)
    for z, out in ((foot + 1.1, 0.02), (foot + 4.2, 0.0), (foot + 7.2, 0.0)):
        r = 1.75 - (z - foot) * 0.066
        size = (0.36, 0.12, 0.62) if z > foot + 2 else (0.7, 0.12, 1.5)
        box("window", size, (-0.4, -math.sqrt(r * r - 0.16) - out, z), black if z > foot + 2 else red, 0.03)


def _lantern(z, iron, red):
    lathe("lantern base", [(0.82, z), (0.82, z + 0.45), (0, z + 0.45)], [red], 64)
    for k in range(10):
        turn = 2 * math.pi * k / 10
        x, y = 0.78 * math.cos(turn), 0.78 * math.sin(turn)
        tube("bar", [(x, y, z + 0.45), (x, y, z + 1.65)], 0.025, iron)
    lathe(
        "roof",
        rounded(
            [
                (0.95, z + 1.62, 0),
                (0.95, z + 1.7, 0.02),
                (0.5, z + 2.2, 0.3),
                (0.12, z + 2.42, 0.05),
                (0, z + 2.45, 0),
            ],
            6,
        ),
        [red],
        64,
    )
    lathe("ball", [(0, z + 2.72), (0.12, z + 2.62), (0.15, z + 2.5), (0.1, z + 2.38)], [iron], 32)
    lamp = bpy.data.materials.new("lamp")
    lamp.use_nodes = True
    lamp.node_tree.nodes.clear()
    light = node(lamp, "ShaderNodeEmission")
    light.inputs[0].default_value, light.inputs[1].default_value = (1, 0.72, 0.36, 1), 26
    link(lamp, light.outputs[0], node(lamp, "ShaderNodeOutputMaterial").inputs[0])
    lathe("lens", [(0, z + 0.6), (0.34, z + 0.65), (0.42, z + 1.05), (0.34, z + 1.45), (0, z + 1.5)], [lamp], 48)


def _cottage():
    """The keeper's house beside the tower."""
    white = material("house", "#eee7da", 0.7, spec=0.2)
    slates = material("slates", "#4a4c52", 0.6, spec=0.4)
    x, y, z, w, d, h = 5.2, 1.2, 2.0, 5.2, 3.2, 2.3
    box("house", (w, d, h + 1.4), (x, y, z + h / 2 - 0.7 + 0.2), white, 0.02)
    ridge, eave, out = z + h + 1.6, z + h + 0.12, 0.2
    left, right, front, back = x - w / 2 - out, x + w / 2 + out, y - d / 2 - out, y + d / 2 + out
    verts = [
        (left, front, eave),
        (right, front, eave),
        (right, y, ridge),
        (left, y, ridge),
        (left, back, eave),
        (right, back, eave),
    ]
    mesh_object("roof", verts, [[0, 1, 2, 3], [3, 2, 5, 4]], [slates], smooth=False)
    gable = [
        (x - w / 2, y - d / 2, eave),
        (x - w / 2, y + d / 2, eave),
        (x - w / 2, y, ridge - 0.1),
        (x + w / 2, y - d / 2, eave),
        (x + w / 2, y + d / 2, eave),
        (x + w / 2, y, ridge - 0.1),
    ]
    mesh_object("gables", gable, [[0, 1, 2], [3, 4, 5]], [white], smooth=False)
    box("chimney", (0.55, 0.55, 1.3), (x + 1.5, y, ridge + 0.25), white, 0.02)
    pane = material("pane", "#2a3038", 0.12, spec=0.6)
    frame = material("frame", "#d9d3c6", 0.6)
    for dx in (-1.5, 1.5):
        for size, out, m in (
            ((0.82, 0.1, 1.0), 0.0, frame),
            ((0.66, 0.1, 0.84), 0.03, pane),
            ((0.07, 0.1, 0.84), 0.05, frame),
        ):
            box("window", size, (x + dx, y - d / 2 - out, z + 1.4), m, 0.01)
    box("door", (0.8, 0.1, 1.7), (x, y - d / 2 - 0.02, z + 0.95), material("door", "#7d2a22", 0.5), 0.02)
