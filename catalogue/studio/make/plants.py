"""A plant in a pot."""

import math
import random

from mathutils import Matrix, Vector

from .materials import material, mix, noise, ramp, set_color
from .props import group
from .shapes import lathe, mesh_object, rounded


def plant(loc, s=1.0, leaves=26, seed=5, pot_color="#c9785a", spread=1.0):
    """A pot with oval leaves on bent stems."""
    random.seed(seed)
    clay = material("pot", pot_color, 0.85, spec=0.15)
    profile = [(0, 0.02, 0), (0.36, 0.02, 0.04), (0.48, 0.82, 0.02), (0.52, 0.83, 0.01), (0.53, 0.98, 0.02)]
    pot = lathe("pot", rounded([*profile, (0.48, 0.99, 0.01), (0.46, 0.85, 0), (0, 0.84, 0)], 5), [clay], 96)
    parts = [pot]
    greens = [_leaf_green(color) for color in ("#4c6b3f", "#5d7d49", "#3e5c3a")]
    for i in range(leaves):
        turn = i * 2.39996 + random.uniform(-0.3, 0.3)
        rise = random.uniform(0.35, 1.0)
        parts.append(_leaf(turn, rise, random.uniform(0.75, 1.15), spread, greens[i % 3]))
    for o in parts:
        o.matrix_world = Matrix.Scale(s, 4) @ o.matrix_world
    return group(parts, loc)


def _leaf_green(color):
    m = material("leaf", color, 0.45, spec=0.4)
    set_color(m, mix(m, 1, color, ramp(m, noise(m, 3, 2), [(0.3, 0.8), (0.7, 1.2)]), "MULTIPLY"))
    return m


def _leaf(turn, rise, size, spread, m, rows=12):
    """A stem that leans outwards and a leaf that hangs over at its tip."""
    reach, height = spread * (0.25 + 0.75 * (1 - rise)), 0.85 + 1.35 * rise
    out = Vector((math.cos(turn), math.sin(turn), 0))
    across = Vector((-math.sin(turn), math.cos(turn), 0))
    base, tip = Vector((0, 0, 0.85)) + out * 0.08, out * reach + Vector((0, 0, height))
    verts, faces = [], []
    for k in range(rows + 1):
        t = k / rows
        along = tip + out * (0.62 * size * t) + Vector((0, 0, 0.12 * t - 0.38 * size * t * t))
        half = 0.19 * size * math.sin(math.pi * min(1, 0.03 + t * 0.97)) ** 0.8
        for side in (-1, 0, 1):
            verts.append(along + across * half * side + Vector((0, 0, 0.05 * abs(side))))
    for k in range(rows):
        for side in (0, 1):
            a = 3 * k + side
            faces.append([a, a + 1, a + 4, a + 3])
    stem = len(verts)
    for k in range(9):
        t = k / 8
        point = base.lerp(tip, t) + Vector((0, 0, 0.25 * math.sin(math.pi * t)))
        verts += [point + across * 0.014, point - across * 0.014]
    faces += [[stem + 2 * k, stem + 2 * k + 1, stem + 2 * k + 3, stem + 2 * k + 2] for k in range(8)]
    leaf = mesh_object("leaf", verts, faces, [m])
    leaf.modifiers.new("finer", "SUBSURF").render_levels = 2
    return leaf
