"""The etched whisky glass. One unit is 100 mm."""

import math

from mathutils import Vector

from camera.stage import area_light, frame, look, sky
from make.materials import (
    PALETTE,
    calculate,
    link,
    mark_switch,
    material,
    node,
    place,
    principled,
    printable,
    ramp,
    wood,
)
from make.books import pile_of_books, standing_books
from make.shapes import box, lathe, mesh_object, rounded

from .register import Print, blank, spread

RADIUS, HEIGHT, WALL = 0.40, 1.0, 0.035
PRINT = (0.24, 0.80)


def make_glass(turn=0):
    clear, etched = material("glass", "#ffffff", 0, trans=1, ior=1.5), _etched_glass()
    for m in (clear, etched):
        _let_light_through(m)
    profile = [(0, 0.004, 0), (0.33, 0, 0.04), (RADIUS, HEIGHT * 0.92, 0.3), (RADIUS, HEIGHT, 0.012)]
    profile = rounded([*profile, (RADIUS - WALL, HEIGHT, 0.012), (0.305, 0.19, 0.07), (0, 0.17, 0)], 8)

    def slot(i):
        (r, z), (_, upper) = profile[i], profile[i + 1]
        return int(r > 0.32 and z > 0.02 and upper < HEIGHT * 0.97 and z < upper)

    glass = lathe("glass", profile, [clear, etched], 192, slot)
    # The design is on the wall that faces the camera only.
    for face in glass.data.polygons:
        if face.material_index == 1 and face.center.y > -0.02:
            face.material_index = 0
    glass.rotation_euler[2] = math.radians(turn)
    return glass


def _etched_glass():
    m = printable(material("etched glass", "#ffffff", 0, trans=1, ior=1.5))
    frost = node(m, "ShaderNodeBsdfPrincipled")
    frost.inputs["Base Color"].default_value = (1, 1, 1, 1)
    frost.inputs["Roughness"].default_value = 0.6
    glow = node(m, "ShaderNodeBsdfTranslucent")
    glow.inputs[0].default_value = (0.9, 0.9, 0.9, 1)
    surface = _mix_shaders(m, 0.35, frost.outputs[0], glow.outputs[0])
    share = calculate(m, "MULTIPLY", mark_switch(m), 0.93)
    mixed = _mix_shaders(m, share, principled(m).outputs[0], surface)
    link(m, mixed, m.node_tree.nodes["Material Output"].inputs[0])
    return m


def _let_light_through(m):
    """Plain transparent shadows instead of caustics, which are too noisy; the thick base is darker."""
    output = m.node_tree.nodes["Material Output"].inputs[0]
    surface = output.links[0].from_socket
    ray = node(m, "ShaderNodeLightPath")
    height = node(m, "ShaderNodeSeparateXYZ")
    link(m, place(m), height.inputs[0])
    see_through = node(m, "ShaderNodeBsdfTransparent")
    tint = ramp(m, height.outputs["Z"], [(0.0, "#9aa09e"), (0.10, "#b9c0be"), (0.2, "#eef1f0")])
    link(m, tint, see_through.inputs[0])
    is_light = calculate(m, "MAXIMUM", ray.outputs["Is Shadow Ray"], ray.outputs["Is Diffuse Ray"])
    link(m, _mix_shaders(m, is_light, surface, see_through.outputs[0]), output)


def _mix_shaders(m, share, a, b):
    made = node(m, "ShaderNodeMixShader")
    if isinstance(share, (int, float)):
        made.inputs[0].default_value = share
    else:
        link(m, share, made.inputs[0])
    link(m, a, made.inputs[1])
    link(m, b, made.inputs[2])
    return made.outputs[0]


def glass_print(glass, background):
    low, high = PRINT

    def project(u, v):
        z = high + (low - high) * v
        radius = 0.33 + 0.07 * (z / 0.92)
        at = math.radians(-90) + (u - 0.5) * (0.80 / 0.38)
        return glass.matrix_world @ Vector((radius * math.cos(at), radius * math.sin(at), z))

    return Print(project, spread(0, 1, 25), spread(0, 1, 7), background, second="full", mark_gain=1.45)


@blank("glass-tumbler", "hero", "angle", "scene")
def glass_tumbler(angle, _):
    """On a walnut table before a dark wall: white etching shows, and the glass bends what is behind."""
    glass = make_glass(turn=-20 if angle == "angle" else 0)
    _table_and_wall()
    if angle == "scene":
        return glass_in_the_evening(glass)
    sky(0.22, (0.95, 0.98, 1))
    area_light((-2.3, -0.4, 1.9), (0, 0, 0.5), 0.9, 1.8, 75, (1, 0.97, 0.93))
    area_light((2.2, 0.9, 1.3), (0, 0, 0.6), 0.35, 1.9, 34, (0.95, 0.98, 1))
    # On the wall, brightest behind the glass.
    area_light((-1.2, 1.6, 4.6), (0.2, 4.4, 1.0), 1.6, 1.2, 190, (1, 0.95, 0.87))
    frame([glass], 0, 11 if angle == "hero" else 17, 0.62, 100)
    return glass_print(glass, "ink")


def glass_in_the_evening(glass):
    """A dram by lamplight, with books behind. The strips at both sides shine along the edges of the glass."""
    _whisky()
    sky(0.36, (0.97, 0.97, 1))
    area_light((-2.4, -0.6, 2.2), (0, 0, 0.5), 1.0, 1.6, 150, (1, 0.93, 0.84))
    area_light((-1.5, 0.7, 0.9), (0, 0, 0.6), 0.22, 2.2, 26, (1, 0.96, 0.9))
    area_light((1.6, 0.5, 1.0), (0, 0, 0.6), 0.22, 2.2, 26, (1, 0.97, 0.93))
    # A lamp on the wall behind the glass, which the glass and the whisky gather.
    area_light((0.3, 2.9, 2.6), (0.1, WALL_AT, 0.8), 0.9, 0.6, 210, (1, 0.82, 0.6))
    pile_of_books((-1.35, 1.45, 0), 10, 0.95, ("#6d3a2c", "#c7b48c", "#3f5058"))
    standing_books((1.0, 1.75, 0), 0.85, ("#7a4a37", "#c7b48c", "#3f5058", "#5c6a55"))
    look((0.12, -4.7, 1.5), (0.04, 0, 0.46), 96)
    return glass_print(glass, "ink")


def _whisky(level=0.42):
    """A little into the glass's wall, so that no film of air shines between."""
    m = material("whisky", "#ffcb80", 0.0, trans=1, ior=1.36)
    _let_light_through(m)
    lathe("whisky", [(0, 0.169), (0.285, 0.172), (0.313, 0.2), (0.334, level), (0, level)], [m], 160)


TABLE_BACK, WALL_AT = 2.6, 4.6


def _table_and_wall():
    walnut = wood("walnut", "#7a5640", "#6b4934", "#4d3323", 0.8, 0.38, stave=1.15)
    box("table", (12, TABLE_BACK + 6, 0.3), (0, (TABLE_BACK - 6) / 2, -0.15), walnut, 0.03)
    paint = material("wall", PALETTE["ink"], 0.9, spec=0.1)
    corners = [(-20, WALL_AT, -8), (20, WALL_AT, -8), (20, WALL_AT, 14), (-20, WALL_AT, 14)]
    mesh_object("wall", corners, [[0, 1, 2, 3]], [paint])
