"""A birthday cake with cream, sprinkles and lit candles."""

import math
import random

import bpy
from mathutils import Vector

from make.materials import (
    bump,
    calculate,
    linear,
    link,
    material,
    mix,
    node,
    noise,
    place,
    principled,
    ramp,
    set_color,
)
from make.shapes import lathe, mesh_object, rounded, tube

from .sheets import tube_faces

TOP = 0.125


def cake():
    plate = material("plate", "#f6f3ee", 0.12, spec=0.6)
    lathe(
        "stand",
        rounded(
            [
                (0, 0.0, 0),
                (0.06, 0, 0.004),
                (0.052, 0.008, 0.004),
                (0.02, 0.014, 0.01),
                (0.018, 0.03, 0.01),
                (0.16, 0.036, 0.004),
                (0.168, 0.043, 0.003),
                (0.16, 0.042, 0.003),
                (0, 0.04, 0),
            ],
            4,
        ),
        [plate],
        128,
    )
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
    verts, rows, around = [], 14, 30
    for j in range(rows + 1):
        t = j / rows
        r = size * (1 - t) ** 0.75 * (1 + 0.12 * math.sin(t * 9))
        for k in range(around):
            a = 2 * math.pi * k / around
            ribbed = r * (1 + 0.16 * math.cos(6 * a + 5.5 * t))
            verts.append((at[0] + ribbed * math.cos(a), at[1] + ribbed * math.sin(a), at[2] + size * 1.35 * t))
    mesh_object("swirl", verts, tube_faces(rows, around), [m])


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


def candle(at, tint, rng):
    x, y, z = at
    tall = 0.066 + rng.uniform(-0.003, 0.003)
    wax = material("wax", tint, 0.4, spec=0.4)
    stripes = node(wax, "ShaderNodeTexWave", wave_type="BANDS", bands_direction="DIAGONAL")
    stripes.inputs["Scale"].default_value = 26
    link(wax, place(wax), stripes.inputs["Vector"])
    set_color(wax, mix(wax, ramp(wax, stripes.outputs["Fac"], [(0.45, 0), (0.55, 1)]), tint, "#fbf6ec"))
    lathe(
        "candle", rounded([(0, 0, 0), (0.0042, 0, 0), (0.0042, tall, 0.001), (0, tall - 0.0006, 0)], 4), [wax], 32
    ).location = at
    tube(
        "wick",
        [(x, y, z + tall - 0.001), (x + 0.0006, y, z + tall + 0.006)],
        0.0006,
        material("wick", "#2a1f18", 0.9),
    )
    flame = bpy.data.materials.new("flame")
    flame.use_nodes = True
    flame.node_tree.nodes.clear()
    light = node(flame, "ShaderNodeEmission")
    split = node(flame, "ShaderNodeSeparateXYZ")
    link(flame, place(flame, "Generated"), split.inputs[0])
    link(
        flame,
        ramp(flame, split.outputs[2], [(0, "#5a6bd0"), (0.16, "#f08a3a"), (0.4, "#ffd27a"), (1, "#ffb347")]),
        light.inputs[0],
    )
    bright = ramp(flame, split.outputs[2], [(0, 0.05), (0.25, 0.7), (0.5, 1), (1, 0.6)])
    link(flame, calculate(flame, "MULTIPLY", bright, 24), light.inputs[1])
    link(flame, light.outputs[0], node(flame, "ShaderNodeOutputMaterial").inputs[0])
    lean = rng.uniform(-0.0015, 0.0015)
    shape = [
        (0.0, 0.0),
        (0.0026, 0.003),
        (0.0042, 0.0075),
        (0.0038, 0.012),
        (0.0022, 0.018),
        (0.0009, 0.023),
        (0, 0.026),
    ]
    body = lathe("flame", shape, [flame], 24)
    body.modifiers.new("smooth", "SUBSURF").render_levels = 2
    body.location = (x + lean, y, z + tall + 0.0025)
    body.visible_shadow = False
    lamp = bpy.data.lights.new("candle", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = 0.1, (1, 0.58, 0.24), 0.004
    o = bpy.data.objects.new("candle", lamp)
    o.location = (x, y, z + tall + 0.014)
    bpy.context.scene.collection.objects.link(o)
