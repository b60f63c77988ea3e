"""The 3D-printed door plaque: a raised rim on a base, both in layers. One unit is 100 mm."""

import math

from mathutils import Vector

from camera.stage import frame, light_wall, look, painted_wall
from make.materials import bump, link, material, node, printable
from make.room import daylight, panelled_door
from make.shapes import rounded_outline, slab, tube

from .register import Print, blank, spread

WIDTH, HEIGHT, THICKNESS, CORNER = 2.0, 0.9, 0.045, 0.14
RIM_INSET, RIM_RADIUS, RIM_CORNER = 0.055, 0.012, 0.11
BASE_COLOUR = "#7f9f84"
# The colour that the shop's descriptions call relief.
RELIEF_COLOUR = "#f6efe0"


def make_plaque():
    base = printable(_layered(material("sage filament", BASE_COLOUR, 0.55, spec=0.35)))
    plaque = slab("plaque", rounded_outline(WIDTH, HEIGHT, CORNER), THICKNESS, [base], 0.012, 4)
    cream = material("cream filament", RELIEF_COLOUR, 0.55, spec=0.35)
    inside = rounded_outline(WIDTH - 2 * RIM_INSET, HEIGHT - 2 * RIM_INSET, RIM_CORNER)
    rim = tube("rim", [(x, y, THICKNESS) for x, y in inside], RIM_RADIUS, cream, cyclic=True)
    rim.data.splines[0].use_cyclic_u = True
    for o in (plaque, rim):
        o.rotation_euler[0] = math.pi / 2
        o.location = (0, -0.012, 0)
    return plaque


def _layered(m):
    layers = node(m, "ShaderNodeTexWave", bands_direction="Y")
    layers.inputs["Scale"].default_value = 90
    link(m, node(m, "ShaderNodeTexCoord").outputs["Object"], layers.inputs["Vector"])
    bump(m, layers.outputs["Fac"], 0.08, 0.002)
    return m


def plaque_print(plaque, area, background):
    w, h = area.w / 100, area.h / 100

    def project(u, v):
        return plaque.matrix_world @ Vector(((u - 0.5) * w, (0.5 - v) * h, THICKNESS))

    return Print(project, spread(0, 1, 15), spread(0, 1, 9), background, relief=RELIEF_COLOUR)


@blank("printed-plaque", "hero", "angle", "scene")
def printed_plaque(angle, area):
    plaque = make_plaque()
    if angle == "scene":
        return plaque_on_a_door(plaque, area)
    background = {"hero": "mist", "angle": "blush"}[angle]
    painted_wall(background)
    light_wall()
    frame([plaque], *{"hero": (0, 0), "angle": (28, 6)}[angle], fill=0.74, lens=85)
    return plaque_print(plaque, area, background)


def plaque_on_a_door(plaque, area):
    panelled_door("#e9e4d8", 0.62)
    daylight(1.5, (0, -0.4, 0))
    look((0.8, -7.2, 0.35), (0.2, 0, -0.06), 80)
    return plaque_print(plaque, area, "sand")
