"""A robin on a snowy branch."""

import random

import bpy
from camera.stage import area_light
from make.materials import bump, link, material, node, noise, place, ramp, set_color
from make.shapes import mesh_object

from .. import lens
from ..bird import bird
from ..darkroom import Film
from ..figures import egg, limb, skin
from ..nature import ground, sky
from ..sheets import through


def build():
    sky.gradient([(0, "#c3ccd6"), (1, "#dfe8f2")], 0.6)
    sky.sun_lamp(24, -118, 5.0, (1, 0.86, 0.7), 2)
    area_light((0.5, 0.5, 0.5), (0, 0, 0.05), 0.3, 0.3, 1.2, (1, 0.92, 0.8))
    lens.mist(0.2, 1.2)
    _forest()
    _branches()
    bird()
    _snowfall()
    lens.camera((0.0, -0.78, 0.075), (0.004, 0, 0.048), lens=86, focus=(0, -0.02, 0.07), fstop=3.2)
    return Film(
        exposure=1.25, balance=(1.02, 1, 1), contrast=1.3, saturation=1.15, bloom=0.06, samples=36, denoise=0.35
    )


def _forest():
    """Snowy firs, far out of focus."""
    m = material("forest")
    light = node(m, "ShaderNodeEmission")
    patches = noise(m, 1.6, 4, 0.6, (1, 1, 0.7), place(m))
    link(
        m,
        ramp(m, patches, [(0.32, "#54656f"), (0.46, "#8397a3"), (0.58, "#c3ced6"), (0.7, "#f1e6d6")]),
        light.inputs[0],
    )
    light.inputs[1].default_value = 0.85
    output = next(n for n in m.node_tree.nodes if n.bl_idname == "ShaderNodeOutputMaterial")
    link(m, light.outputs[0], output.inputs[0])
    mesh_object("forest", [(-4, 3, -2), (4, 3, -2), (4, 3, 3), (-4, 3, 3)], [[0, 1, 2, 3]], [m])


def _bark():
    m = material("bark", "#5a4636", 0.9, spec=0.15)
    rough = noise(m, 90, 6, 0.65, (0.25, 1, 1))
    set_color(m, ramp(m, rough, [(0.3, "#32251c"), (0.6, "#6d5645"), (0.75, "#8c7a69")]))
    bump(m, rough, 0.9, 0.004)
    return m


def _snow():
    m = material("snow", "#f3f6fa", 0.6, spec=0.3)
    shader = m.node_tree.nodes["Principled BSDF"].inputs
    shader["Subsurface"].default_value = 0.25
    shader["Subsurface Radius"].default_value = (0.004, 0.005, 0.007)
    shader["Subsurface Color"].default_value = (0.92, 0.95, 1, 1)
    bump(m, noise(m, 700, 3, 0.7), 0.4, 0.0015)
    return m


def _branches():
    bark, snow, rng = _bark(), _snow(), random.Random(3)
    main = [
        (-0.34, 0.03, -0.035),
        (-0.2, 0.012, -0.012),
        (-0.1, 0.004, -0.012),
        (0.0, 0.0, -0.006),
        (0.1, -0.004, -0.001),
        (0.2, 0.004, 0.014),
        (0.34, 0.03, 0.022),
    ]
    twigs = [
        [(-0.13, 0.006, -0.012), (-0.17, -0.02, 0.03), (-0.19, -0.03, 0.075), (-0.185, -0.035, 0.115)],
        [(0.13, 0.0, 0.002), (0.165, 0.03, -0.03), (0.215, 0.05, -0.07)],
        [(0.15, 0.0, 0.006), (0.19, -0.012, 0.045), (0.235, -0.02, 0.07)],
        [(-0.17, -0.02, 0.03), (-0.215, -0.02, 0.05), (-0.25, -0.01, 0.085)],
    ]
    wood, cover = [], []
    for k, line in enumerate([main, *twigs]):
        thick = 0.0105 if k == 0 else 0.0042
        smooth = through(line)
        wood.append(
            limb(
                [
                    (*p, thick * (1 - 0.35 * i / len(smooth)) * (1 + 0.14 * ground.fractal(p.x, k, 40)))
                    for i, p in enumerate(smooth)
                ]
            )
        )
        for i, p in enumerate(smooth):
            if k == 0 and -0.03 < p.x < 0.034:
                continue
            t = thick * (1 - 0.35 * i / len(smooth))
            heap = max(0, 0.6 + 0.8 * ground.fractal(p.x, k, 26, 3, seed=2))
            cover.append(
                egg(
                    (p.x, p.y, p.z + t * 0.75 + t * 0.35 * heap),
                    (0.015 if k == 0 else 0.006, t * 0.95, t * (0.35 + 0.75 * heap)),
                )
            )
    skin("branch", wood, bark, 0.0016, 2)
    skin("snow", cover, snow, 0.0012, 10)
    buds = material("bud", "#6d4a3a", 0.6)
    for line in twigs:
        for p in through(line)[6::7]:
            side = rng.choice((-1, 1))
            mesh_object("bud", *egg((p.x + side * 0.004, p.y, p.z + 0.003), (0.0024, 0.0022, 0.0042)), [buds])


def _snowfall():
    flake = material("flake", "#ffffff", 0.8)
    bpy.ops.mesh.primitive_ico_sphere_add(radius=0.0016, subdivisions=2)
    source = bpy.context.object
    source.data.materials.append(flake)
    rng = random.Random(6)
    places = []
    while len(places) < 70:
        y = rng.uniform(-0.4, 0.9)
        p = (rng.uniform(-0.3, 0.3), y, rng.uniform(-0.16, 0.32))
        if y > 0.05 or abs(p[0]) > 0.06:
            places.append(p)
    ground.scatter([source], places, 2, (0.5, 1.5))
