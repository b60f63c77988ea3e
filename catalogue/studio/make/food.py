"""Food that stands beside products."""

import math

from .materials import bump, calculate, link, material, mix, node, noise, place, ramp, set_color
from .props import group
from .shapes import lathe

LEMON = [(0, 0), (0.035, 0.012), (0.05, 0.05), (0.14, 0.10), (0.24, 0.22), (0.285, 0.40)]
LEMON += [(0.275, 0.55), (0.21, 0.70), (0.12, 0.79), (0.06, 0.83), (0.045, 0.87), (0, 0.885)]


def _peel():
    m = material("peel", "#e6b422", 0.38, spec=0.5, coat=0.15, coat_rough=0.3)
    tint = ramp(m, noise(m, 3, 3), [(0.35, "#dba51d"), (0.65, "#eec23a")])
    set_color(m, tint)
    bump(m, noise(m, 38, 2), 0.35, 0.012)
    return m


def lemon(loc, turn):
    o = lathe("lemon", LEMON, [_peel()], 96)
    o.modifiers.new("finer", "SUBSURF").render_levels = 2
    o.rotation_euler[1] = math.radians(90)
    o.location = (-0.44, 0, 0.28)
    return group([o], loc, turn)


def half_lemon(loc, turn):
    """Lies on its side a little, cut face to the camera and up."""
    flesh = _cut_face()
    body = [(0, 0), (0.035, 0.012), (0.05, 0.05), (0.14, 0.10), (0.24, 0.22), (0.285, 0.40)]
    profile = [*body, (0.28, 0.41), (0.262, 0.412), (0, 0.412)]
    o = lathe("half lemon", profile, [_peel(), flesh], 96, lambda i: int(profile[i + 1][1] > 0.405))
    o.rotation_euler = (math.radians(-38), 0, 0)
    o.location = (0, 0, 0.105)
    return group([o], loc, turn)


def _cut_face():
    """Segments between pale skins, and a white rim."""
    m = material("flesh", "#f0cf5a", 0.22, spec=0.5, coat=0.3, coat_rough=0.15)
    parts = node(m, "ShaderNodeSeparateXYZ")
    link(m, place(m), parts.inputs[0])
    turn = calculate(m, "ARCTAN2", parts.outputs["Y"], parts.outputs["X"])
    radius = calculate(
        m,
        "SQRT",
        calculate(m, "ADD", *(calculate(m, "MULTIPLY", parts.outputs[a], parts.outputs[a]) for a in "XY")),
    )
    skin = calculate(m, "PINGPONG", calculate(m, "MULTIPLY", turn, 9 / math.tau), 0.5)
    wide = calculate(m, "MULTIPLY", skin, radius)
    pulp = ramp(m, noise(m, 26, 3), [(0.3, "#e9bd3c"), (0.7, "#f6dd7c")])
    inside = mix(m, ramp(m, wide, [(0.006, 1.0), (0.016, 0.0)]), pulp, "#f7ecc0")
    set_color(m, mix(m, ramp(m, radius, [(0.232, 0.0), (0.245, 1.0)]), inside, "#f6efd2"))
    return m
