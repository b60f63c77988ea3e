"""A robin with its plumage."""

import math

from mathutils import Matrix, Vector

from make.materials import calculate, link, material, mix, node, noise, place, ramp, set_color
from make.shapes import ball, tube

from . import fur
from .figures import applied, egg, limb, skin
from .nature import ground
from .sheets import grid_faces, sheet


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
        far = calculate(
            m,
            "ADD",
            d.outputs["Value"],
            calculate(m, "MULTIPLY", calculate(m, "SUBTRACT", wobble.outputs["Fac"], 0.5), 0.012),
        )
        return ramp(m, calculate(m, "DIVIDE", far, 0.1), [(radius * 10, 1), ((radius + soft) * 10, 0)])

    split = node(m, "ShaderNodeSeparateXYZ")
    link(m, at, split.inputs[0])
    belly = ramp(m, split.outputs[2], [(0.026, 1), (0.044, 0)])
    tint = mix(m, belly, "#9c8664", "#fffdf8")
    grey = calculate(
        m, "MAXIMUM", near((-0.024, -0.03, 0.066), 0.0395, 0.004), near((-0.035, -0.03, 0.098), 0.0265, 0.003)
    )
    tint = mix(m, grey, tint, "#a7a9a2")
    red = calculate(
        m, "MAXIMUM", near((-0.026, -0.032, 0.066), 0.035, 0.004), near((-0.038, -0.03, 0.097), 0.0235, 0.003)
    )
    tint = mix(m, red, tint, "#dd7430")
    tint = mix(m, 1, tint, ramp(m, noise(m, 420, 4, 0.65, at=at), [(0.35, 0.72), (0.65, 1.12)]), "MULTIPLY")
    set_color(m, tint)
    return ground.translucent(m, tint, 0.25)


def bird():
    """Faces left, turned a little to the viewer. Its feet are at the origin."""
    base = material("down", "#8a7a66", 1, spec=0)
    body = [
        egg((0.004, 0, 0.05), (0.039, 0.036, 0.036), Matrix.Rotation(math.radians(32), 3, "Y")),
        egg((-0.01, -0.003, 0.056), (0.034, 0.034, 0.035)),
        egg((-0.016, -0.005, 0.074), (0.0285, 0.028, 0.026)),
        egg((-0.018, -0.006, 0.096), (0.0235, 0.0225, 0.0215)),
        egg((-0.012, -0.004, 0.08), (0.0275, 0.026, 0.022)),
        egg((-0.004, -0.002, 0.078), (0.0235, 0.022, 0.022)),
    ]
    o = applied(skin("robin", body, base, 0.0022, 6))
    fur.grow(o, _plumage(), 0.009, 6500, 24, 0.00016, lean=(0.75, 0.15, -0.7), spread=0.12, clump=0.55, rough=0.0012)
    for side in (-1, 1):
        _wing(side, base)
    _feathers()
    dark = material("beak", "#2b2622", 0.35)
    tip = [(-0.0385, -0.0165, 0.0965, 0.0036), (-0.045, -0.0195, 0.0958, 0.0024), (-0.0515, -0.0222, 0.0946, 0.0006)]
    skin("beak", [limb(tip)], dark, 0.0006, 2)
    eye = material("eye", "#080605", 0.05, spec=0.8, coat=1)
    ball(0.0046, (-0.0285, -0.0285, 0.1005), eye)
    ball(0.0036, (-0.0385, 0.0055, 0.1005), eye)
    leg = material("leg", "#5b3f30", 0.6)
    for x, y in ((-0.006, -0.011), (0.008, 0.01)):
        foot = (x - 0.002, y * 0.55, 0.0035)
        tube("leg", [(x + 0.004, y, 0.03), (x + 0.007, y, 0.017), foot], 0.0011, leg)
        for spread in (-0.5, 0, 0.5):
            tube(
                "toe",
                [
                    foot,
                    (foot[0] - 0.008, foot[1] + spread * 0.012 - 0.003, 0.006),
                    (foot[0] - 0.013, foot[1] + spread * 0.016 - 0.006, 0.001),
                ],
                0.0011,
                leg,
            )


def _wing(side, base):
    """The short feathers that cover a folded wing."""
    brown = material("coverts", "#84704f", 0.8, spec=0.15)
    at = node(brown, "ShaderNodeNewGeometry").outputs["Position"]
    tint = ramp(brown, noise(brown, 260, 4, 0.6, at=at), [(0.35, "#6a573c"), (0.6, "#9a8460")])
    set_color(brown, tint)
    shape = egg(
        (0.009, side * 0.0315, 0.0585),
        (0.033, 0.0085, 0.0165),
        Matrix.Rotation(math.radians(30), 3, "Y") @ Matrix.Rotation(side * -0.16, 3, "Z"),
    )
    o = applied(skin("wing", [shape], base, 0.0016, 4))
    fur.grow(o, brown, 0.0075, 2600, 22, 0.00018, lean=(1.5, side * -0.5, -0.85), spread=0.1, clump=0.7, rough=0.0008)


def _feathers():
    """The long feathers of the folded wings, and the tail."""
    m = material("feather", "#6f5a43", 0.6, spec=0.2)
    barbs = noise(m, 1, 3, 0.6, (3, 60, 1), place(m, "UV"))
    split = node(m, "ShaderNodeSeparateXYZ")
    link(m, place(m, "UV"), split.inputs[0])
    edge = calculate(m, "ABSOLUTE", calculate(m, "SUBTRACT", split.outputs[1], 0.5))
    tint = mix(m, 0.6, "#7d684d", ramp(m, barbs, [(0.3, "#4a3a2a"), (0.7, "#94805f")]))
    set_color(m, mix(m, ramp(m, edge, [(0.3, 0), (0.46, 1)]), tint, "#c3ad86"))
    for side in (-1, 1):
        for k in range(6):
            t = k / 5
            root = Vector((0.02, side * (0.035 - 0.002 * t), 0.056 - 0.012 * t))
            tip = Vector((0.068 - 0.012 * t, side * (0.017 + 0.006 * t), 0.027 - 0.006 * t))
            _feather(root, tip, 0.0042, Vector((0.3, side * -0.4, 1)), side * (0.0062 - 0.0006 * k), m)
    for k in range(6):
        y = (k - 2.5) * 0.003
        _feather(
            Vector((0.03, y * 0.5, 0.036)),
            Vector((0.098, y * 1.7, 0.014 + 0.001 * (k % 2))),
            0.0055,
            Vector((0.2, 1, 0.7)),
            0.002,
            m,
        )


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
    sheet("feather", verts, grid_faces(rows, 2), uvs, m)
