"""Bodies of people and animals: rings and limbs, merged into one skin. One unit is a metre."""

import math

import bpy
from mathutils import Vector

from make.shapes import mesh_object

AROUND = 20


def rings(sections):
    """A closed hull through horizontal ellipses (x, y, z, half width, half depth)."""
    verts, faces = [], []
    for x, y, z, across, along in sections:
        for k in range(AROUND):
            turn = 2 * math.pi * k / AROUND
            verts.append((x + across * math.cos(turn), y + along * math.sin(turn), z))
    return _closed(verts, faces, len(sections))


def limb(points):
    """A closed tube through points (x, y, z, radius) with rounded ends."""
    places = [Vector(p[:3]) for p in points]
    radii = [p[3] for p in points]
    first, last = (places[0] - places[1]).normalized(), (places[-1] - places[-2]).normalized()
    caps_start = [(places[0] + first * radii[0] * d, radii[0] * r) for d, r in ((0.95, 0.3), (0.6, 0.8))]
    caps_end = [(places[-1] + last * radii[-1] * d, radii[-1] * r) for d, r in ((0.6, 0.8), (0.95, 0.3))]
    line = [*caps_start, *zip(places, radii), *caps_end]
    verts = []
    for i, (p, radius) in enumerate(line):
        before, after = line[max(0, i - 1)][0], line[min(len(line) - 1, i + 1)][0]
        along = (after - before).normalized()
        side = along.cross(Vector((0, 1, 0)) if abs(along.y) < 0.9 else Vector((0, 0, 1))).normalized()
        other = along.cross(side)
        for k in range(AROUND):
            turn = 2 * math.pi * k / AROUND
            verts.append(p + (side * math.cos(turn) + other * math.sin(turn)) * radius)
    return _closed(verts, [], len(line))


def egg(center, size, turn=None):
    """An ellipsoid. @param size its half axes. @param turn a matrix"""
    verts, faces, rows = [], [], 12
    for i in range(1, rows):
        tilt = math.pi * i / rows
        for k in range(AROUND):
            at = 2 * math.pi * k / AROUND
            v = Vector(
                (
                    size[0] * math.sin(tilt) * math.cos(at),
                    size[1] * math.sin(tilt) * math.sin(at),
                    size[2] * math.cos(tilt),
                )
            )
            verts.append((turn @ v if turn else v) + Vector(center))
    return _closed(verts, faces, rows - 1)


def _closed(verts, faces, count):
    for i in range(count - 1):
        for k in range(AROUND):
            k2 = (k + 1) % AROUND
            faces.append([i * AROUND + k, i * AROUND + k2, (i + 1) * AROUND + k2, (i + 1) * AROUND + k])
    faces.append(list(range(AROUND))[::-1])
    faces.append([(count - 1) * AROUND + k for k in range(AROUND)])
    return verts, faces


def skin(name, parts, m, voxel=0.012, smooth=6):
    """Merges hulls into one smooth surface."""
    verts, faces = [], []
    for part_verts, part_faces in parts:
        start = len(verts)
        verts += [tuple(v) for v in part_verts]
        faces += [[start + i for i in face] for face in part_faces]
    o = mesh_object(name, verts, faces, [m])
    merged = o.modifiers.new("merge", "REMESH")
    merged.mode, merged.voxel_size, merged.use_smooth_shade = "VOXEL", voxel, True
    smoothed = o.modifiers.new("smooth", "SMOOTH")
    smoothed.iterations, smoothed.factor = smooth, 0.6
    return o


def applied(o):
    """Replaces an object's mesh by what its modifiers make of it, for fur to grow on."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(o.evaluated_get(graph))
    o.modifiers.clear()
    o.data = mesh
    for face in mesh.polygons:
        face.use_smooth = True
    return o
