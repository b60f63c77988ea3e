"""Meshes: turned, swept, extruded and bent shapes."""

import math

import bmesh
import bpy
from mathutils import Vector


def mesh_object(name, verts, faces, mats=(), smooth=True, face_mats=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.update()
    for m in mats:
        mesh.materials.append(m)
    for i, face in enumerate(mesh.polygons):
        face.use_smooth = smooth
        if face_mats:
            face.material_index = face_mats[i]
    return _placed(name, mesh)


def _placed(name, data, loc=(0, 0, 0)):
    o = bpy.data.objects.new(name, data)
    o.location = loc
    bpy.context.scene.collection.objects.link(o)
    return o


def _finish(name, bm, mats, loc=(0, 0, 0)):
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for m in mats if isinstance(mats, (list, tuple)) else [mats]:
        mesh.materials.append(m)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = 0.6
    return _placed(name, mesh, loc)


def rounded(points, steps=6):
    """A line of (r, z, radius) with its corners rounded by their radius."""
    out = []
    for i, p in enumerate(points):
        radius = p[2] if len(p) > 2 else 0
        here = Vector(p[:2])
        if radius == 0 or i in (0, len(points) - 1):
            out.append(tuple(here))
            continue
        a, b = Vector(points[i - 1][:2]) - here, Vector(points[i + 1][:2]) - here
        angle = a.angle(b)
        if angle > math.pi - 0.01:
            out.append(tuple(here))
            continue
        cut = min(radius / math.tan(angle / 2), a.length * 0.49, b.length * 0.49)
        fitted = cut * math.tan(angle / 2)
        first, last = here + a.normalized() * cut, here + b.normalized() * cut
        toward = (a.normalized() + b.normalized()).normalized()
        c = here + toward * (fitted / math.sin(angle / 2))
        start = math.atan2(first.y - c.y, first.x - c.x)
        turn = (math.atan2(last.y - c.y, last.x - c.x) - start + math.pi) % (2 * math.pi) - math.pi
        for k in range(steps + 1):
            at = start + turn * k / steps
            out.append((c.x + fitted * math.cos(at), c.y + fitted * math.sin(at)))
    return out


def lathe(name, profile, mats, segments=160, face_mat=None):
    """Turns a profile of (r, z) about z. @param face_mat material slot by segment of the profile"""
    verts, faces, slots, rings = [], [], [], []
    for r, z in profile:
        if r < 1e-6:
            verts.append((0, 0, z))
            rings.append([len(verts) - 1] * segments)
            continue
        rings.append([len(verts) + k for k in range(segments)])
        for k in range(segments):
            at = 2 * math.pi * k / segments
            verts.append((r * math.cos(at), r * math.sin(at), z))
    for i in range(len(profile) - 1):
        for k in range(segments):
            k2 = (k + 1) % segments
            corners = (rings[i][k], rings[i][k2], rings[i + 1][k2], rings[i + 1][k])
            faces.append(list(dict.fromkeys(corners)))
            slots.append(face_mat(i) if face_mat else 0)
    return mesh_object(name, verts, faces, mats, True, slots)


def sweep(name, path, sections, mats, around=28, squareness=2.6):
    """Sweeps a rounded section (half its width along y, half its thickness) along a path in xz."""
    verts, faces, last = [], [], len(path) - 1
    for i, p in enumerate(path):
        along = (path[min(i + 1, last)] - path[max(i - 1, 0)]).normalized()
        out = Vector((-along.z, 0, along.x))
        width, height = sections[i]
        for k in range(around):
            c, s = math.cos(2 * math.pi * k / around), math.sin(2 * math.pi * k / around)
            v = p + out * (height * math.copysign(abs(s) ** (2 / squareness), s))
            verts.append((v.x, width * math.copysign(abs(c) ** (2 / squareness), c), v.z))
    for i in range(last):
        for k in range(around):
            k2 = (k + 1) % around
            faces.append([i * around + k, i * around + k2, (i + 1) * around + k2, (i + 1) * around + k])
    o = mesh_object(name, verts, faces, mats)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def spline(points, n=60):
    """A smooth line in xz through the points (Catmull-Rom)."""
    through = [Vector((x, 0, z)) for x, z in points]
    through = [through[0] * 2 - through[1], *through, through[-1] * 2 - through[-2]]
    spans = len(through) - 3
    steps = n // spans
    out = []
    for s in range(spans):
        a, b, c, d = through[s : s + 4]
        for k in range(steps):
            t = k / steps
            square, cube = (2 * a - 5 * b + 4 * c - d) * t * t, (3 * b - a - 3 * c + d) * t**3
            out.append(0.5 * (2 * b + (c - a) * t + square + cube))
    return [*out, through[-2]]


def box(name, size, loc, m, bevel=0, segments=3):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel:
        edges = bm.edges[:]
        bmesh.ops.bevel(bm, geom=edges, offset=bevel, segments=segments, affect="EDGES", profile=0.5)
    return _finish(name, bm, m, loc)


def rounded_outline(w, h, r, steps=16):
    corners = ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90))
    corners += ((-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270))
    return [
        (
            x + r * math.cos(math.radians(start + 90 * k / steps)),
            y + r * math.sin(math.radians(start + 90 * k / steps)),
        )
        for x, y, start in corners
        for k in range(steps + 1)
    ]


def slab(name, outline, thickness, mats, bevel=0.01, segments=3, has_edge=False):
    """Extrudes an outline in xy upwards; with has_edge its sides have the second material."""
    bm = bmesh.new()
    base = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    made = bmesh.ops.extrude_face_region(bm, geom=[base])["geom"]
    top = [v for v in made if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, vec=(0, 0, thickness), verts=top)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if has_edge:
        for face in bm.faces:
            face.material_index = 0 if face.normal.z > 0.9 else 1
    if bevel:
        flat = [
            e for e in bm.edges if len(e.link_faces) == 2 and abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6
        ]
        settings = dict(offset=bevel, segments=segments, affect="EDGES", profile=0.5, material=-1)
        bmesh.ops.bevel(bm, geom=flat, **settings)
    return _finish(name, bm, mats)


def tube(name, points, radius, m, cyclic=False):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    line = curve.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    line.use_cyclic_u = cyclic
    for point, place in zip(line.bezier_points, points):
        point.co = place
        point.handle_left_type = point.handle_right_type = "AUTO"
    curve.materials.append(m)
    return _placed(name, curve)


def ring(radius, thickness, loc, turn, m):
    segments = dict(major_segments=96, minor_segments=20)
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thickness, location=loc, rotation=turn, **segments
    )
    o = bpy.context.object
    o.data.materials.append(m)
    bpy.ops.object.shade_smooth()
    return o


def ball(radius, loc, m, flatten=1.0):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, segments=64, ring_count=40, location=loc)
    o = bpy.context.object
    o.scale.z = flatten
    o.data.materials.append(m)
    bpy.ops.object.shade_smooth()
    return o
