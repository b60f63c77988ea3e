"""Thin shapes such as petals and ribbons: grids of points with faces, and smooth lines."""

from mathutils import Vector

from make.shapes import mesh_object


def grid_faces(rows, columns, start=0):
    """Faces of a grid of (rows + 1) × (columns + 1) points."""
    wide = columns + 1
    return [
        [start + j * wide + i, start + j * wide + i + 1, start + (j + 1) * wide + i + 1, start + (j + 1) * wide + i]
        for j in range(rows)
        for i in range(columns)
    ]


def tube_faces(rows, around):
    """Faces of rows + 1 closed rings."""
    return [
        [j * around + k, j * around + (k + 1) % around, (j + 1) * around + (k + 1) % around, (j + 1) * around + k]
        for j in range(rows)
        for k in range(around)
    ]


def strip_faces(steps):
    """Faces of steps + 1 pairs of points."""
    return [[2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1] for k in range(steps)]


def sheet(name, verts, faces, uvs, m, finer=True):
    """A mesh whose points have places (u, v)."""
    o = mesh_object(name, verts, faces, [m])
    layer = o.data.uv_layers.new(name="uv")
    for loop in o.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    if finer:
        o.modifiers.new("finer", "SUBSURF").render_levels = 1
    return o


def through(points, steps=12):
    """A smooth line through places (Catmull-Rom)."""
    line, last, out = [Vector(p) for p in points], len(points) - 1, []
    for i in range(last):
        a, b, c, d = line[max(0, i - 1)], line[i], line[i + 1], line[min(last, i + 2)]
        for k in range(steps):
            t = k / steps
            square, cube = (2 * a - 5 * b + 4 * c - d) * t * t, (3 * b - a - 3 * c + d) * t**3
            out.append(0.5 * (2 * b + (c - a) * t + square + cube))
    return [*out, line[-1]]
