"""What stands and lies beside products."""

import math

import bpy
from mathutils import Matrix

from .materials import material, unprintable, wood
from .shapes import box, lathe, rounded, slab


def cutlery(steel):
    """A plain knife and fork along y; z = 0 is the table."""
    knife = [(-0.055, -1.05), (0.05, -1.05), (0.06, -0.2), (0.05, 0.05), (0.115, 0.12), (0.125, 0.6)]
    knife += [(0.09, 0.95), (0.01, 1.08), (-0.05, 1.0), (-0.055, 0.1)]
    half_fork = [(-0.055, -1.05), (0.055, -1.05), (0.05, -0.4), (0.03, 0.1), (0.055, 0.3), (0.125, 0.45)]
    half_fork += [
        (0.13, 1.0),
        (0.09, 1.0),
        (0.085, 0.6),
        (0.05, 0.6),
        (0.048, 1.0),
        (0.014, 1.0),
        (0.012, 0.6),
    ]
    fork = half_fork + [(-x, y) for x, y in half_fork[:1:-1]]
    made = []
    for name, outline in (("knife", knife), ("fork", fork)):
        o = slab(name, outline, 0.035, [steel], 0.012, 3)
        o.location.z = 0.01
        made.append(o)
    return made


def vase(loc, scale=1.0, color="#3f5a50"):
    profile = [(0, 0, 0), (0.17, 0, 0.03), (0.25, 0.22, 0.15), (0.12, 0.46, 0.1), (0.1, 0.56, 0.03)]
    profile += [(0.13, 0.6, 0.01), (0.10, 0.6, 0.01), (0.08, 0.5, 0.05), (0, 0.3, 0)]
    glaze = material("vase", color, 0.22, spec=0.5, coat=0.3)
    o = lathe("vase", rounded(profile, 8), [glaze], 96)
    o.location = loc
    o.scale = (scale,) * 3
    return o


def wall_shelf(z, vase_x, books_x):
    """A shelf on the wall with a vase and two books."""
    oak = wood("shelf", "#c49a6c", "#b78a5b", "#96703f", 0.6, 0.45)
    box("shelf", (9, 1.1, 0.1), (0, -0.6, z - 0.05), oak, 0.02)
    vase((vase_x, -0.62, z), 1.1)
    box("book", (0.8, 0.55, 0.09), (books_x, -0.62, z + 0.046), material("cover", "#d9c7a8", 0.7), 0.01)
    upper = box(
        "book", (0.7, 0.5, 0.08), (books_x + 0.03, -0.62, z + 0.132), material("cover", "#a95b45", 0.6), 0.01
    )
    upper.rotation_euler[2] = 0.12


def keep_blank(o):
    """For a product that is a prop in another one's picture."""
    for slot in o.material_slots:
        unprintable(slot.material)


def kitchen_knife(loc, turn):
    """A cook's knife along y that lies on the table, its edge to the left."""
    steel = material("blade", "#d3d5d6", 0.22, 1)
    outline = [(0.0, -0.02), (-0.25, 0.0), (-0.255, 0.35), (-0.235, 0.9), (-0.17, 1.4), (-0.03, 1.83)]
    blade = slab("blade", [*outline, (0.0, 1.85), (0.012, 1.2), (0.012, 0.0)], 0.018, [steel], 0.004, 2)
    dark = wood("handle", "#5b4032", "#4a3226", "#38251c", 3, 0.42, axis="Y")
    grip = [
        (-0.14, -1.12),
        (-0.05, -1.18),
        (0.035, -1.13),
        (0.03, -0.6),
        (0.02, 0.0),
        (-0.13, 0.0),
        (-0.115, -0.5),
    ]
    handle = slab("handle", grip, 0.13, [dark], 0.035, 4)
    parts = [blade, handle]
    for y in (-0.25, -0.58, -0.9):
        rivet = lathe(
            "rivet", rounded([(0, 0.142, 0), (0.028, 0.139, 0.004), (0.03, 0.1, 0)], 3), [steel], 32
        )
        rivet.location = (-0.055, y, 0)
        parts.append(rivet)
    # The handle is thicker, so the blade lies above the table.
    blade.location.z = 0.056
    return group(parts, loc, turn)


def group(parts, loc, turn=0):
    """Moves and turns parts that were made about the origin."""
    place = Matrix.Translation(loc) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    bpy.context.view_layer.update()
    for o in parts:
        o.matrix_world = place @ o.matrix_world
    return parts
