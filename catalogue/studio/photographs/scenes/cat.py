"""A ginger cat sits on a window sill and looks out into the garden."""

import math
import random

from mathutils import Matrix, Vector

from camera.stage import area_light
from make.materials import calculate, link, material, mix, node, noise, place, ramp, set_color
from make.shapes import ball, box, lathe, mesh_object, rounded, tube

from .. import fur, lens
from ..darkroom import Film
from ..figures import applied, egg, limb, rings, skin
from ..nature import ground, sky
from ..sheets import strip_faces, tube_faces


def build():
    sky.gradient([(0, "#b9b3a6"), (1, "#d5dbe2")], 0.55)
    sky.sun_lamp(26, 38, 5.0, (1, 0.87, 0.66), 1.0)
    area_light((-0.9, -1.3, 1.2), (0, 0, 0.2), 1.2, 1.2, 11, (1, 0.95, 0.88))
    lens.mist(0.4, 3)
    _garden()
    _window()
    _cat()
    _pot((-0.31, 0.0, 0.0))
    lens.camera((0.1, -1.45, 0.32), (0.0, 0, 0.2), lens=52, focus=(0, -0.06, 0.25), fstop=2.0)
    return Film(exposure=1.3, contrast=1.45, saturation=1.3, bloom=0.1, samples=36, denoise=0.35)


def _glow(name, stops, source, strength):
    m = material(name)
    light = node(m, "ShaderNodeEmission")
    link(m, ramp(m, source(m), stops), light.inputs[0])
    light.inputs[1].default_value = strength
    output = next(n for n in m.node_tree.nodes if n.bl_idname == "ShaderNodeOutputMaterial")
    link(m, light.outputs[0], output.inputs[0])
    return m


def _garden():
    """Trees and sky, so far out of focus that their colours are enough."""

    def leafy(m):
        return noise(m, 0.75, 5, 0.62, (1, 1, 1.2), place(m))

    far = _glow("garden", [(0.3, "#3a4a2c"), (0.44, "#71834c"), (0.56, "#b6bd86"), (0.68, "#fbf6df")], leafy, 1.5)
    mesh_object("garden", [(-9, 7, -3), (9, 7, -3), (9, 7, 7), (-9, 7, 7)], [[0, 1, 2, 3]], [far])
    spot = _glow("gap", [(0, "#fff2c8"), (1, "#fff2c8")], leafy, 4.5)
    rng = random.Random(4)
    for _ in range(30):
        ball(
            rng.uniform(0.05, 0.085),
            (rng.uniform(-2.6, 2.6), 6 + rng.uniform(-1.5, 0.5), rng.uniform(0.0, 2.6)),
            spot,
        )


def _window():
    paint = material("paint", "#f1eee6", 0.4, spec=0.4)
    box("sill", (2.4, 0.36, 0.035), (0, -0.02, -0.0175), paint, 0.006)
    box("wall", (3, 0.1, 1.2), (0, -0.1, -0.64), material("wall", "#cdc6b6", 0.9, spec=0.1))
    for x in (-0.56, 0.56):
        box("post", (0.05, 0.06, 1.6), (x, 0.17, 0.8), paint, 0.006)
    box("rail", (1.2, 0.06, 0.09), (0, 0.17, 0.01), paint, 0.006)
    box("bar", (0.026, 0.037, 1.6), (0.0, 0.19, 0.8), paint, 0.005)
    box("bar", (1.2, 0.035, 0.026), (0, 0.188, 0.56), paint, 0.005)
    linen = material("curtain", "#f3ece0", 0.9, spec=0.1)
    ground.translucent(linen, "#f3ece0", 0.5)
    for side in (-1, 1):
        verts, steps = [], 90
        for k in range(steps + 1):
            x = side * (0.43 + 0.22 * k / steps)
            y = 0.06 + 0.022 * math.sin(k * 0.55) + 0.008 * math.sin(k * 1.3 + 2)
            verts += [(x + side * 0.03, y, -0.02), (x, y, 1.6)]
        mesh_object("curtain", verts, strip_faces(steps), [linen])


def _tabby(name, light, dark):
    m = material(name, light, 0.75, spec=0.2)
    at = node(m, "ShaderNodeNewGeometry").outputs["Position"]
    wave = node(m, "ShaderNodeTexWave", wave_type="BANDS", bands_direction="Z")
    wave.inputs["Scale"].default_value = 8.0
    wave.inputs["Distortion"].default_value = 7.0
    wave.inputs["Detail"].default_value = 3
    wave.inputs["Detail Scale"].default_value = 1.6
    link(m, at, wave.inputs["Vector"])
    split = node(m, "ShaderNodeSeparateXYZ")
    link(m, at, split.inputs[0])
    spine = ramp(m, calculate(m, "ABSOLUTE", split.outputs[0]), [(0.008, 1), (0.022, 0)])
    stripes = calculate(
        m, "MAXIMUM", ramp(m, wave.outputs["Fac"], [(0.5, 0), (0.75, 1)]), calculate(m, "MULTIPLY", spine, 0.7)
    )
    tint = mix(m, calculate(m, "MULTIPLY", stripes, 0.62), light, dark)
    set_color(m, tint)
    return ground.translucent(m, tint, 0.35)


def _cat():
    base = material("cat skin", "#8a5a30", 1, spec=0)
    body = [
        rings(
            [
                (0, 0.0, 0.008, 0.085, 0.105),
                (0, -0.004, 0.04, 0.104, 0.118),
                (0, 0.0, 0.085, 0.101, 0.105),
                (0, 0.014, 0.14, 0.085, 0.086),
                (0.002, 0.03, 0.195, 0.069, 0.069),
                (0.005, 0.042, 0.24, 0.055, 0.056),
                (0.008, 0.052, 0.275, 0.044, 0.047),
                (0.01, 0.056, 0.3, 0.04, 0.042),
            ]
        )
    ]
    for side in (-1, 1):
        body.append(egg((side * 0.07, 0.03, 0.045), (0.05, 0.085, 0.055)))
        body.append(
            limb([(side * 0.04, 0.07, 0.2, 0.03), (side * 0.04, 0.1, 0.1, 0.022), (side * 0.04, 0.11, 0.016, 0.02)])
        )
    coat = _tabby("coat", "#f6d3a6", "#d39a62")
    trunk = applied(skin("cat", body, base, 0.0062, 5))
    fur.grow(trunk, coat, 0.019, 4200, 34, 0.00028, lean=(0, -0.2, -1.1), spread=0.16, clump=0.4, rough=0.003)
    tail = limb(
        [
            (0.02, -0.1, 0.03, 0.02),
            (0.05, -0.165, 0.018, 0.019),
            (0.085, -0.2, -0.03, 0.0185),
            (0.1, -0.21, -0.1, 0.018),
            (0.085, -0.21, -0.155, 0.016),
            (0.05, -0.21, -0.18, 0.011),
        ]
    )
    brush = applied(skin("tail", [tail], base, 0.005, 3))
    fur.grow(brush, coat, 0.017, 1300, 30, 0.00028, lean=(0, 0, -0.5), spread=0.2, clump=0.35, rough=0.003)
    _head(base, coat)


def _head(base, coat):
    turn = (
        Matrix.Translation((0.014, 0.062, 0.335))
        @ Matrix.Rotation(math.radians(-30), 4, "Z")
        @ Matrix.Rotation(math.radians(4), 4, "Y")
    )
    head = [
        egg((0, 0, 0), (0.056, 0.052, 0.047)),
        egg((0, 0.02, -0.01), (0.05, 0.044, 0.036)),
        egg((0, 0.05, -0.014), (0.024, 0.02, 0.017)),
    ]
    for side in (-1, 1):
        head.append(_ear(side))
    skull = applied(skin("head", head, base, 0.0042, 3))
    skull.matrix_world = turn
    group = skull.vertex_groups.new(name="length")
    for v in skull.data.vertices:
        group.add([v.index], 0.32 if v.co.z > 0.046 else 1.0, "REPLACE")
    fur.grow(
        skull, coat, 0.011, 3200, 30, 0.00025, lean=(0, -0.7, -0.4), spread=0.15, clump=0.3, rough=0.002
    ).use_advanced_hair = True
    skull.particle_systems[-1].vertex_group_length = "length"
    white = material("whisker", "#fbf7ee", 0.4)
    for side in (-1, 1):
        for k in range(4):
            lift = 0.012 * (k - 1.5)
            whisker = tube(
                "whisker",
                [
                    (side * 0.018, 0.06, -0.016 + lift * 0.2),
                    (side * 0.06, 0.062, -0.012 + lift),
                    (side * 0.1, 0.05, -0.018 + lift * 1.5),
                ],
                0.0003,
                white,
            )
            whisker.matrix_world = turn


def _ear(side):
    """A cone, flattened and bent forward."""
    verts, rows, around = [], 7, 20
    for j in range(rows + 1):
        t = j / rows
        r = 0.0265 * (1 - t) ** 0.85 + 0.0022
        center = Vector((side * (0.034 + 0.014 * t), 0.002 - 0.004 * t, 0.022 + 0.062 * t))
        for k in range(around):
            a = 2 * math.pi * k / around
            verts.append(center + Vector((r * math.cos(a), 0.42 * r * math.sin(a), 0)))
    faces = tube_faces(rows, around)
    faces += [list(range(around))[::-1], [rows * around + k for k in range(around)]]
    return verts, faces


def _pot(at):
    """A small plant beside the cat."""
    clay = material("pot", "#c58061", 0.85, spec=0.15)
    lathe(
        "pot",
        rounded(
            [
                (0, 0, 0),
                (0.04, 0, 0.003),
                (0.052, 0.075, 0.001),
                (0.057, 0.075, 0.002),
                (0.058, 0.095, 0.002),
                (0.052, 0.095, 0.001),
                (0.05, 0.08, 0),
                (0, 0.08, 0),
            ],
            4,
        ),
        [clay],
        64,
    ).location = at
    green = ground.translucent(material("leaves", "#6d8f4b", 0.5, spec=0.3), "#a9c46a", 0.4)
    leaf = ground.tuft(green, 46, 0.17, 0.014, 1.0, 0.0052, 3)
    leaf.location = (at[0], at[1], at[2] + 0.08)
