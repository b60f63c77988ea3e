"""Key tags of beech and of brushed steel, with chain and split ring. One unit is 100 mm."""

import math

import bpy
from mathutils import Matrix, Vector

from camera.stage import area_light, frame, light_flat, look, painted_table
from make.materials import (
    link,
    mark_switch,
    material,
    mix,
    noise,
    principled,
    printable,
    ramp,
    set_color,
    wood,
)
from make.books import pile_of_books
from make.props import group
from make.room import daylight, plaster_wall
from make.shapes import box, ring, rounded_outline, slab, tube

from .register import Print, blank, spread

HOLE = 0.055
# Where the print starts, right of the hole.
PRINT_START = 0.105


def make_tag(w, h, thickness, corner, m):
    tag = slab("tag", rounded_outline(w, h, corner), thickness, [m], 0)
    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=0.03, depth=0.3, location=(HOLE - w / 2, 0, 0.02))
    drill = bpy.context.object
    drill.hide_render = drill.hide_viewport = True
    hole = tag.modifiers.new("hole", "BOOLEAN")
    hole.object = drill
    hole.solver = "EXACT"
    edge = tag.modifiers.new("edge", "BEVEL")
    edge.width = 0.006
    edge.segments = 3
    edge.limit_method = "ANGLE"
    return tag


WIRE = 0.0075
LINK_LENGTH, LINK_WIDTH = 0.098, 0.058
RING_RADIUS = 0.135
# Where the chain bends, from the hole to the split ring.
CHAIN = [(0, 0), (-0.075, 0.035), (-0.125, 0.10), (-0.135, 0.18), (-0.105, 0.255)]


def chain_and_ring(x):
    """A chain from the hole at x to a split ring that lies above the tag; returns all parts."""
    steel = material("steel", "#d9d9d7", 0.14, 1)
    parts = []
    for i, (a, b) in enumerate(zip(CHAIN, CHAIN[1:])):
        middle = ((a[0] + b[0]) / 2 + x, (a[1] + b[1]) / 2)
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        parts.append(_link(middle, turn, 58 if i % 2 == 0 else 8, steel))
    end, before = CHAIN[-1], CHAIN[-2]
    onward = math.atan2(end[1] - before[1], end[0] - before[0])
    centre = (x + end[0] + RING_RADIUS * math.cos(onward), end[1] + RING_RADIUS * math.sin(onward))
    return [*parts, _split_ring(centre, onward + math.pi, steel)]


def _link(middle, turn, tilt, steel):
    """An oval link of wire, tilted about its length."""
    straight, r = (LINK_LENGTH - LINK_WIDTH) / 2, LINK_WIDTH / 2
    points = []
    for k in range(16):
        at = math.tau * k / 16
        points.append((r * math.cos(at) + math.copysign(straight, math.cos(at)), r * math.sin(at), 0))
    link_ = tube("link", points, WIRE, steel, cyclic=True)
    lift = WIRE + r * math.sin(math.radians(tilt)) * 0.92
    link_.matrix_world = (
        Matrix.Translation((*middle, lift))
        @ Matrix.Rotation(turn, 4, "Z")
        @ Matrix.Rotation(math.radians(tilt), 4, "X")
    )
    return link_


def _split_ring(centre, start, steel):
    """Two turns of wire, one on the other."""
    turns, steps = 2, 64
    points = []
    for k in range(turns * steps + 1):
        at = start + 0.9 + math.tau * k / steps
        # The wire climbs by its thickness within a quarter of a turn.
        climb = min(1, max(0, (k - steps * 0.9) / (steps * 0.25)))
        z = 0.011 + 0.021 * climb
        points.append((centre[0] + RING_RADIUS * math.cos(at), centre[1] + RING_RADIUS * math.sin(at), z))
    return tube("split ring", points, 0.0105, steel)


def photograph(angle, tag, w, thickness, area, background, second):
    chain = chain_and_ring(HOLE - w / 2)
    if angle == "scene":
        on_the_hall_table(w)
    else:
        painted_table(background)
        light_flat(0.48)
        frame([tag, *chain], *{"hero": (0, 60), "angle": (24, 40)}[angle], fill=0.80, lens=95)

    def project(u, v):
        x = PRINT_START - w / 2 + u * area.w / 100
        return tag.matrix_world @ Vector((x, (0.5 - v) * area.h / 100, thickness))

    return Print(project, spread(0, 1, 13), spread(0, 1, 9), background, second=second)


def on_the_hall_table(w):
    """With the keys of the house, beside an address book."""
    x, y = HOLE - w / 2 + CHAIN[-1][0], CHAIN[-1][1] + RING_RADIUS
    door_key((x - 0.05, y + 0.09, 0.03), 62, "#b8935a")
    door_key((x + 0.06, y + 0.10, 0.012), 28, "#cfd0d1")
    walnut = wood("walnut", "#8a6248", "#7a543d", "#583a28", 1.4, 0.4, stave=0.9)
    box("table", (8, 5, 0.3), (0, 0.1, -0.15), walnut, 0.02)
    plaster_wall("#d9cbb8", 3.2)
    daylight(0.62, (0, 0.2, 0), power=1.1)
    # What the steel mirrors.
    area_light((0.1, 1.9, 1.7), (0, 0, 0), 1.6, 1.0, 9, (0.97, 0.98, 1))
    pile_of_books((0.74, 0.86, 0), -14, 0.5, ("#44606a", "#d8c39a"))
    look((0.05, -1.75, 1.5), (-0.03, 0.10, 0), 82)


def door_key(loc, turn, color):
    """A flat key that points along the turn (degrees) from the hole in its bow at loc."""
    metal = material("key", color, 0.25, 1)
    bow = ring(0.085, 0.019, (0.05, 0, 0.012), (0, 0, 0), metal)
    outline = [(0.12, -0.028), (0.34, -0.028), (0.36, -0.05), (0.385, -0.028), (0.41, -0.055), (0.44, -0.03)]
    outline += [(0.47, -0.052), (0.50, -0.03), (0.53, -0.01), (0.51, 0.03), (0.12, 0.03)]
    blade = slab("blade", outline, 0.02, [metal], 0.004, 2)
    return group([bow, blade], loc, turn)


@blank("wooden-keyring", "hero", "angle", "scene")
def wooden_keyring(angle, area):
    w, h, thickness = 0.6, 0.35, 0.04
    beech = wood("beech", "#dcb682", "#d2a873", "#b98d58", 3.2, 0.5, burn="#3a2113")
    tag = make_tag(w, h, thickness, 0.11, beech)
    background = {"hero": "mist", "angle": "blush", "scene": "sand"}[angle]
    return photograph(angle, tag, w, thickness, area, background, "colour")


@blank("metal-keyring", "hero", "angle", "scene")
def metal_keyring(angle, area):
    w, h, thickness = 0.5, 0.28, 0.022
    tag = make_tag(w, h, thickness, 0.06, brushed_steel())
    background = {"hero": "clay", "angle": "sage", "scene": "sand"}[angle]
    return photograph(angle, tag, w, thickness, area, background, "full")


def brushed_steel():
    """The laser leaves nearly black oxide."""
    m = printable(material("brushed steel", "#c9cac9", 0.3, 1))
    strokes = noise(m, 3, 6, 0.7, (1.2, 120, 1))
    link(m, ramp(m, strokes, [(0.3, 0.22), (0.7, 0.40)]), principled(m).inputs["Roughness"])
    bare = ramp(m, strokes, [(0.3, "#b4b6b7"), (0.7, "#dcdcda")])
    set_color(m, mix(m, mark_switch(m), bare, "#25262a"))
    return m
