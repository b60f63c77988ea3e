"""A robin on a snowy branch."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from camera.stage import area_light
from make.materials import bump, calculate, link, material, mix, node, noise, place, ramp, set_color
from make.shapes import ball, mesh_object, tube

from .. import fur, lens
from ..darkroom import Film
from ..figures import applied, egg, limb, skin
from ..nature import ground, sky


def build():
    sky.gradient([(0, "#c3ccd6"), (1, "#dfe8f2")], 0.75)
    sky.sun_lamp(24, -125, 3.0, (1, 0.86, 0.68), 2)
    area_light((0.5, 0.5, 0.5), (0, 0, 0.05), 0.3, 0.3, 1.2, (1, 0.92, 0.8))
    lens.mist(0.2, 1.2)
    _forest()
    _branches()
    _bird()
    _snowfall()
    lens.camera((0.0, -0.78, 0.075), (0.004, 0, 0.048), lens=100, focus=(0, -0.02, 0.07), fstop=3.2)
    return Film(exposure=0.65, balance=(1.02, 1, 1), contrast=1.3, saturation=1.3, bloom=0.06, samples=36)


def _forest():
    """Snowy firs, far out of focus."""
    m = material("forest")
    light = node(m, "ShaderNodeEmission")
    patches = noise(m, 1.6, 4, 0.6, (1, 1, 0.7), place(m))
    link(m, ramp(m, patches, [(0.32, "#54656f"), (0.46, "#8397a3"), (0.58, "#c3ced6"), (0.7, "#f1e6d6")]), light.inputs[0])
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
    main = [(-0.34, 0.03, -0.035), (-0.2, 0.012, -0.012), (-0.1, 0.004, -0.012), (0.0, 0.0, -0.006), (0.1, -0.004, -0.001), (0.2, 0.004, 0.014), (0.34, 0.03, 0.022)]
    twigs = [
        [(-0.13, 0.006, -0.012), (-0.17, -0.02, 0.03), (-0.19, -0.03, 0.075), (-0.185, -0.035, 0.115)],
        [(0.13, 0.0, 0.002), (0.165, 0.03, -0.03), (0.215, 0.05, -0.07)],
        [(0.15, 0.0, 0.006), (0.19, -0.012, 0.045), (0.235, -0.02, 0.07)],
        [(-0.17, -0.02, 0.03), (-0.215, -0.02, 0.05), (-0.25, -0.01, 0.085)],
    ]
    wood, cover = [], []
    for k, line in enumerate([main, *twigs]):
        thick = 0.0105 if k == 0 else 0.0042
        smooth = _through(line)
        wood.append(limb([(*p, thick * (1 - 0.35 * i / len(smooth)) * (1 + 0.14 * ground.fractal(p.x, k, 40))) for i, p in enumerate(smooth)]))
        for i, p in enumerate(smooth):
            if k == 0 and -0.03 < p.x < 0.034:
                continue
            t = thick * (1 - 0.35 * i / len(smooth))
            heap = max(0, 0.55 + 0.9 * ground.fractal(p.x, p.z + k, 22, 3, seed=2))
            cover.append(egg((p.x, p.y, p.z + t * 0.75 + t * 0.35 * heap), (0.0075 if k == 0 else 0.005, t * 0.95, t * (0.35 + 0.75 * heap))))
    skin("branch", wood, bark, 0.0016, 2)
    skin("snow", cover, snow, 0.0013, 4)
    buds = material("bud", "#6d4a3a", 0.6)
    for line in twigs:
        for p in _through(line)[6::7]:
            side = rng.choice((-1, 1))
            mesh_object("bud", *egg((p.x + side * 0.004, p.y, p.z + 0.003), (0.0024, 0.0022, 0.0042)), [buds])


def _through(points, steps=12):
    line, n, out = [Vector(p) for p in points], len(points), []
    for i in range(n - 1):
        a, b, c, d = line[max(0, i - 1)], line[i], line[i + 1], line[min(n - 1, i + 2)]
        for k in range(steps):
            t = k / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return [*out, line[-1]]


def _plumage():
    """Orange face and breast with a grey border, white belly, brown back; by the place on the bird."""
    m = material("plumage", "#7d6a52", 0.85, spec=0.15)
    at = node(m, "ShaderNodeNewGeometry").outputs["Position"]
    wobble = node(m, "ShaderNodeTexNoise")
    wobble.inputs["Scale"].default_value = 120
    link(m, at, wobble.inputs["Vector"])

    def near(center, radius, soft):
        d = node(m, "ShaderNodeVectorMath", operation="DISTANCE")
        link(m, at, d.inputs[0])
        d.inputs[1].default_value = center
        far = calculate(m, "ADD", d.outputs["Value"], calculate(m, "MULTIPLY", calculate(m, "SUBTRACT", wobble.outputs["Fac"], 0.5), 0.012))
        return ramp(m, calculate(m, "DIVIDE", far, 0.1), [(radius * 10, 1), ((radius + soft) * 10, 0)])

    split = node(m, "ShaderNodeSeparateXYZ")
    link(m, at, split.inputs[0])
    belly = ramp(m, split.outputs[2], [(0.026, 1), (0.044, 0)])
    tint = mix(m, belly, "#9c8664", "#fffdf8")
    grey = calculate(m, "MAXIMUM", near((-0.024, -0.03, 0.066), 0.0395, 0.004), near((-0.035, -0.03, 0.098), 0.0265, 0.003))
    tint = mix(m, grey, tint, "#a9b0b3")
    red = calculate(m, "MAXIMUM", near((-0.026, -0.032, 0.066), 0.035, 0.004), near((-0.038, -0.03, 0.097), 0.0235, 0.003))
    tint = mix(m, red, tint, "#e5702a")
    set_color(m, tint)
    return ground.translucent(m, tint, 0.25)


def _bird():
    """Faces left, turned a little to the viewer. Its feet are at the origin."""
    base = material("down", "#8a7a66", 1, spec=0)
    body = [
        egg((0.004, 0, 0.05), (0.039, 0.036, 0.036), Matrix.Rotation(math.radians(32), 3, "Y")),
        egg((-0.01, -0.003, 0.054), (0.034, 0.034, 0.034)),
        egg((-0.018, -0.006, 0.096), (0.0235, 0.0225, 0.0215)),
        egg((-0.012, -0.004, 0.08), (0.0275, 0.026, 0.022)),
        egg((-0.004, -0.002, 0.078), (0.0235, 0.022, 0.022)),
    ]
    o = applied(skin("robin", body, base, 0.0022, 6))
    fur.grow(o, _plumage(), 0.0085, 6500, 24, 0.00016, lean=(0.75, 0.15, -0.7), spread=0.12, clump=0.55, rough=0.0012)
    _feathers()
    dark = material("beak", "#2b2622", 0.35)
    tip = [(-0.0385, -0.0165, 0.0965, 0.0036), (-0.045, -0.0195, 0.0958, 0.0024), (-0.0515, -0.0222, 0.0946, 0.0006)]
    skin("beak", [limb(tip)], dark, 0.0006, 2)
    eye = material("eye", "#080605", 0.05, spec=0.8, coat=1)
    ball(0.0038, (-0.0275, -0.0262, 0.1005), eye)
    ball(0.0036, (-0.0385, 0.0055, 0.1005), eye)
    leg = material("leg", "#5b3f30", 0.6)
    for x, y in ((-0.006, -0.011), (0.008, 0.01)):
        foot = (x - 0.002, y * 0.55, 0.0035)
        tube("leg", [(x + 0.004, y, 0.03), (x + 0.007, y, 0.017), foot], 0.0011, leg)
        for spread in (-0.5, 0, 0.5):
            tube("toe", [foot, (foot[0] - 0.008, foot[1] + spread * 0.012 - 0.003, 0.006), (foot[0] - 0.013, foot[1] + spread * 0.016 - 0.006, 0.001)], 0.0011, leg)


def _feathers():
    """The folded wing toward the viewer, and the tail."""
    m = material("feather", "#6f5a43", 0.6, spec=0.2)
    barbs = noise(m, 1, 3, 0.6, (3, 60, 1), place(m, "UV"))
    split = node(m, "ShaderNodeSeparateXYZ")
    link(m, place(m, "UV"), split.inputs[0])
    edge = calculate(m, "ABSOLUTE", calculate(m, "SUBTRACT", split.outputs[1], 0.5))
    tint = mix(m, 0.6, "#7d684d", ramp(m, barbs, [(0.3, "#4a3a2a"), (0.7, "#94805f")]))
    set_color(m, mix(m, ramp(m, edge, [(0.3, 0), (0.46, 1)]), tint, "#c3ad86"))
    for side in (-1, 1):
        for k in range(9):
            t = k / 8
            root = Vector((-0.002 + 0.006 * t, side * (0.0385 - 0.003 * t), 0.072 - 0.017 * t))
            tip = Vector((0.052 + 0.012 * math.sin(2.4 * t), side * (0.021 + 0.006 * t), 0.036 - 0.012 * t + 0.008 * t * t))
            _feather(root, tip, 0.0062, Vector((0.3, side * -0.4, 1)), side * (0.0085 - 0.0004 * k), m)
        for k in range(7):
            t = k / 6
            root = Vector((-0.012 + 0.01 * t, side * 0.036, 0.078 - 0.022 * t))
            tip = root + Vector((0.026, side * 0.002, -0.013))
            _feather(root, tip, 0.0065, Vector((0.3, side * -0.4, 1)), side * 0.007, m)
    for k in range(6):
        y = (k - 2.5) * 0.003
        _feather(Vector((0.03, y * 0.5, 0.036)), Vector((0.098, y * 1.7, 0.014 + 0.001 * (k % 2))), 0.0055, Vector((0.2, 1, 0.7)), 0.002, m)


def _feather(root, tip, half, across, bow, m, rows=12):
    across, verts, uvs = across.normalized() * half, [], []
    along = (tip - root).normalized()
    out = along.cross(across).normalized()
    if out.y * bow < 0:
        out = -out
    for j in range(rows + 1):
        t = j / rows
        w = math.sin(math.pi * min(1, 0.16 + 0.84 * t)) ** 0.55
        p = root.lerp(tip, t) + out * abs(bow) * math.sin(math.pi * t * 0.9)
        for s in (-1, 0, 1):
            verts.append(p + across * w * s + out * (0.0011 if s == 0 else 0))
            uvs.append((t, (s + 1) / 2))
    faces = [[3 * j + i, 3 * j + i + 1, 3 * j + i + 4, 3 * j + i + 3] for j in range(rows) for i in (0, 1)]
    o = mesh_object("feather", verts, faces, [m])
    layer = o.data.uv_layers.new(name="uv")
    for loop in o.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    o.modifiers.new("finer", "SUBSURF").render_levels = 1


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
