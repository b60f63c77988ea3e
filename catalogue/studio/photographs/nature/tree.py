"""A broad tree: branches that fork, and leaves on their twigs."""

import math
import random

from mathutils import Matrix, Vector

from make.materials import bump, material, mix, node, noise, ramp, set_color
from make.shapes import mesh_object

from ..figures import limb
from . import ground

LEVELS = 4
# By level: how many branches, and their length as a share of the parent's.
FORKS, LENGTHS, SPREADS = (12, 8, 6, 5), (0.7, 0.58, 0.55, 0.5), (58, 50, 48, 50)


def tree(at, tall=8.0, seed=1, colors=("#e08f34", "#efb84a", "#cf6a28", "#c9953a"), leaf=0.085, cluster=44):
    """@param colors of the leaves. @return the places of the crown's clusters"""
    rng = random.Random(seed)
    parts, ends = [], []
    _branch(Vector(at), Vector((0.02, 0, 1)), tall * 0.62, tall * 0.036, 0, rng, parts, ends)
    verts, faces = [], []
    for part_verts, part_faces in parts:
        start = len(verts)
        verts += part_verts
        faces += [[start + i for i in face] for face in part_faces]
    mesh_object("branches", verts, faces, [_bark()])
    sources = [_cluster(_leaf_material(color), leaf, cluster, seed * 10 + k) for k, color in enumerate(colors)]
    ground.scatter(sources, ends, seed, (0.75, 1.3), 1.2)
    return ends


def _branch(root, toward, length, radius, level, rng, parts, ends):
    steps = 7 if level < 2 else 4
    line, p, d = ([(root.x, root.y, root.z, radius * (1.5 if level == 0 else 1))], root.copy(), toward.normalized())
    for k in range(steps):
        wander = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))) * (0.05 if level == 0 else 0.13)
        d = (d + wander + Vector((0, 0, 0.05 if level < 3 else -0.02))).normalized()
        p = p + d * length / steps
        line.append((*p, max(0.004, radius * (1 - 0.75 * (k + 1) / steps))))
    if level < LEVELS - 1 or rng.random() < 0.5:
        parts.append(limb(line))
    if level == LEVELS - 1:
        ends += [tuple(Vector(q[:3]) + Vector([rng.gauss(0, 0.09) for _ in range(3)])) for q in line[1:]]
        return
    start = rng.uniform(0, 6.3)
    for k in range(FORKS[level]):
        t = (0.34 if level == 0 else 0.3) + (0.66 if level == 0 else 0.7) * (k + 0.5) / FORKS[level]
        i = min(steps - 1, int(t * steps))
        a, b = Vector(line[i][:3]), Vector(line[i + 1][:3])
        spread = math.radians(SPREADS[level] * (1.1 - 0.45 * t) + rng.gauss(0, 7))
        turn = start + k * 2.4
        along = (b - a).normalized()
        side = along.orthogonal().normalized()
        out = Matrix.Rotation(turn, 3, along) @ side
        where = a.lerp(b, t * steps - i)
        part = LENGTHS[level] * (1.12 - 0.5 * t) * rng.uniform(0.85, 1.15)
        thick = line[i][3] * 0.62
        _branch(
            where,
            along * math.cos(spread) + out * math.sin(spread),
            length * part * 1.15,
            thick,
            level + 1,
            rng,
            parts,
            ends,
        )


def _bark():
    m = material("bark", "#4f4034", 0.95, spec=0.1)
    rough = noise(m, 7, 7, 0.65, (1, 1, 0.22))
    set_color(m, ramp(m, rough, [(0.3, "#2e241c"), (0.6, "#5f4e40"), (0.75, "#7d6b5a")]))
    bump(m, rough, 0.9, 0.05)
    return m


def _leaf_material(color):
    m = material("leaf", color, 0.6, spec=0.2)
    chance = node(m, "ShaderNodeObjectInfo").outputs["Random"]
    tint = mix(m, 1, color, ramp(m, chance, [(0, 0.7), (1, 1.15)]), "MULTIPLY")
    set_color(m, tint)
    return ground.translucent(m, tint, 0.5)


def _cluster(m, size, count, seed):
    """Leaves around a twig."""
    rng = random.Random(seed)
    verts, faces = [], []
    for _ in range(count):
        center = Vector([rng.gauss(0, 0.16) for _ in range(3)])
        turn = Matrix.Rotation(rng.uniform(0, 6.3), 3, "Z") @ Matrix.Rotation(rng.gauss(0.5, 0.7), 3, "X")
        start, s = len(verts), size * rng.uniform(0.7, 1.25)
        for x, y in ((0, -0.5), (0.32, -0.1), (0.2, 0.28), (0, 0.55), (-0.2, 0.28), (-0.32, -0.1)):
            verts.append(center + turn @ Vector((x * s, y * s, 0.25 * abs(x) * s)))
        faces.append([start + i for i in range(6)])
    return mesh_object("leaves", verts, faces, [m], smooth=False)
