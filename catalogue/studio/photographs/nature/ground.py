"""Ground that is not flat, and what is scattered over it."""

import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as chance

from make.materials import bump, linear, link, material, mix, node, noise, ramp, set_color
from make.shapes import mesh_object

from ..sheets import grid_faces


def field(m, height, x=(-3, 3), y=(-2, 6), steps=(160, 160), name="ground"):
    """A grid whose height is a function of (x, y)."""
    columns, rows = steps
    verts = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            at = x[0] + (x[1] - x[0]) * i / columns, y[0] + (y[1] - y[0]) * j / rows
            verts.append((*at, height(*at)))
    return mesh_object(name, verts, grid_faces(rows, columns), [m])


def fractal(x, y, scale, octaves=4, seed=0.0):
    return chance.fractal(Vector((x * scale, y * scale, seed)), 0.9, 2.1, octaves)


def dry_sand(color="#dcc298", dark="#b7966a", grain=900, rough=0.95):
    m = material("dry sand", color, rough, spec=0.2)
    here = node(m, "ShaderNodeNewGeometry").outputs["Position"]
    grains = noise(m, grain, 3, 0.7, at=here)
    specks = ramp(m, grains, [(0.32, dark), (0.5, color), (0.72, "#efdfc0")])
    patches = ramp(m, noise(m, 3, 5, at=here), [(0.3, 0.86), (0.7, 1.08)])
    set_color(m, mix(m, 1, specks, patches, "MULTIPLY"))
    bump(m, mix(m, 0.5, grains, noise(m, grain / 6, 4, at=here)), 0.55, 0.004)
    return m


def scatter(sources, places, seed=1, size=(0.7, 1.3), lean=0.0):
    """Copies of objects that share their meshes. @param places (x, y, z)"""
    rng = random.Random(seed)
    collection = bpy.context.scene.collection
    for place in places:
        copy = bpy.data.objects.new("copy", rng.choice(sources).data)
        copy.location = place
        copy.rotation_euler = (rng.uniform(-lean, lean), rng.uniform(-lean, lean), rng.uniform(0, 2 * math.pi))
        copy.scale = [rng.uniform(*size)] * 3
        collection.objects.link(copy)
    for o in sources:
        bpy.data.objects.remove(o)


def tuft(m, blades=26, tall=0.12, spread=0.05, bend=0.5, width=0.003, seed=0, name="tuft"):
    """Blades of grass from one root."""
    rng = random.Random(seed)
    verts, faces = [], []
    for _ in range(blades):
        turn, height = rng.uniform(0, 2 * math.pi), tall * rng.uniform(0.45, 1.1)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        across = Vector((-out.y, out.x, 0)) * width * rng.uniform(0.6, 1.2)
        root = Vector((rng.gauss(0, spread), rng.gauss(0, spread), -0.01))
        reach, start = bend * height * rng.uniform(0.2, 1.2), len(verts)
        for k in range(4):
            t = k / 4
            middle = root + out * reach * t * t + Vector((0, 0, height * (t - 0.18 * bend * t * t)))
            verts += [middle - across * (1 - t), middle + across * (1 - t)]
        verts.append(root + out * reach + Vector((0, 0, height * (1 - 0.18 * bend))))
        faces += [[start + 2 * k, start + 2 * k + 1, start + 2 * k + 3, start + 2 * k + 2] for k in range(3)]
        faces.append([start + 6, start + 7, start + 8])
    return mesh_object(name, verts, faces, [m])


def blade_green(color="#5d7a33", tip="#93a052", through=0.4):
    """Grass lets light through."""
    m = material("grass", color, 0.55, spec=0.25)
    chance_of = node(m, "ShaderNodeObjectInfo").outputs["Random"]
    tint = ramp(m, chance_of, [(0, color), (1, tip)])
    set_color(m, tint)
    return translucent(m, tint, through)


def translucent(m, tint, through=0.4):
    """Mixes in light from behind."""
    tree = m.node_tree
    output = next(n for n in tree.nodes if n.bl_idname == "ShaderNodeOutputMaterial")
    front = output.inputs["Surface"].links[0].from_socket
    back = node(m, "ShaderNodeBsdfTranslucent")
    if isinstance(tint, str):
        back.inputs[0].default_value = linear(tint)
    else:
        link(m, tint, back.inputs[0])
    both = node(m, "ShaderNodeMixShader")
    both.inputs[0].default_value = through
    link(m, front, both.inputs[1])
    link(m, back.outputs[0], both.inputs[2])
    link(m, both.outputs[0], output.inputs["Surface"])
    return m
