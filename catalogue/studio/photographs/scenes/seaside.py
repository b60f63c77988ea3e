"""A sand castle with a flag and a red bucket on the beach, the sea out of focus behind."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from make.materials import material
from make.shapes import lathe, mesh_object, rounded, slab, tube

from .. import lens
from ..darkroom import Film
from ..figures import skin
from ..nature import ground, shore, sky
from ..sheets import grid_faces, strip_faces, tube_faces

LINE = 7.0
SHELLS = ((-0.13, -0.36), (0.07, -0.42), (-0.27, -0.3), (0.2, -0.33), (0.48, -0.35), (-0.5, -0.42), (0.0, -0.29))


def build():
    world = sky.sky(42, turn=-128, strength=0.16, dust=0.3, sun=0.42)
    sky.clouds(
        world,
        (7.5, 7.5, 7.6),
        (6.4, 6.5, 6.8),
        30,
        turn=60,
        cover=0.5,
        scale=0.8,
        stretch=(0.6, 1.2),
        soft=0.3,
        most=0.75,
        seed=2,
    )
    lens.mist(0.5, 6)
    sand = ground.dry_sand()
    ground.field(sand, _height, x=(-2.4, 2.4), y=(-1.6, 3.2), steps=(300, 300))
    shore.beach(
        shore.wet_sand(LINE, width=1.6, dry="#d3b78c", wet="#8a7050"), LINE, near=2.6, fall=0.004
    ).location.z = -0.035
    shore.sea(LINE + 0.5, -0.07, reach=5, tile=70, waves=0.35, wind=6, detail=16, color="#0f6a78", rough=0.1)
    for k, line in enumerate((LINE + 0.3, LINE + 2.4, LINE + 6)):
        shore.foam_line(line, 0.9, width=1.3 + 0.3 * k, seed=k, height=0.03 + 0.07 * k, rise=0.1)
    _castle()
    _flag((0.0, 0.02, 0.3))
    _bucket((0.3, -0.24, -0.014))
    _spade()
    _shells()
    lens.camera((0.12, -1.75, 0.34), (0.06, 0, 0.165), lens=54, focus=(0.03, -0.12, 0.15), fstop=3.2)
    return Film(exposure=0.1, samples=64, part=1.0, bloom=0.05, contrast=1.4, saturation=1.4, denoise=0.35)


def _height(x, y):
    heap = 0.05 * math.exp(-(((x / 0.42) ** 2 + (y / 0.36) ** 2) ** 2))
    near = 0.012 * ground.fractal(x, y, 5) + 0.004 * ground.fractal(x, y, 28, seed=3)
    return heap + near - 0.02


def _tower(x, y, base, radius, height):
    top = radius * 0.82
    profile = [
        (0, base - 0.03),
        (radius * 1.06, base - 0.03),
        (radius, base),
        (top, base + height),
        (0, base + height),
    ]
    parts = [_ring_hull(x, y, profile)]
    for k in range(6):
        turn = math.pi / 3 * k + 0.2
        at = x + math.cos(turn) * top * 0.74, y + math.sin(turn) * top * 0.74
        parts.append(
            _ring_hull(
                *at,
                [
                    (0, base + height - 0.01),
                    (top * 0.27, base + height - 0.01),
                    (top * 0.22, base + height + radius * 0.3),
                    (0, base + height + radius * 0.3),
                ]
            )
        )
    return parts


def _ring_hull(x, y, profile, around=28):
    verts, inner = [], profile[1:-1]
    for r, z in inner:
        verts += [
            (x + r * math.cos(2 * math.pi * k / around), y + r * math.sin(2 * math.pi * k / around), z)
            for k in range(around)
        ]
    faces = tube_faces(len(inner) - 1, around)
    faces += [list(range(around))[::-1], [(len(inner) - 1) * around + k for k in range(around)]]
    return verts, faces


def _wall(a, b, base, height, thick=0.055):
    """A wall with merlons between two places."""
    a, b = Vector((*a, 0)), Vector((*b, 0))
    parts = [_block(a, b, base - 0.02, base + height, thick)]
    count = 4
    for k in range(count):
        middle = a.lerp(b, (k + 0.5) / count)
        step = (b - a) * (0.24 / count)
        parts.append(_block(middle - step, middle + step, base + height - 0.005, base + height + 0.024, thick))
    return parts


def _block(a, b, low, high, thick):
    side = Vector((-(b - a).y, (b - a).x, 0)).normalized() * thick / 2
    corners = [a - side, b - side, b + side, a + side]
    verts = [(c.x, c.y, z) for z in (low, high) for c in corners]
    return verts, [[3, 2, 1, 0], [4, 5, 6, 7], *[[k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4] for k in range(4)]]


def _castle():
    damp = ground.dry_sand("#c29e6c", "#97744a", rough=0.85)
    base, parts = 0.025, []
    corners = ((-0.19, -0.15), (0.19, -0.15), (0.19, 0.17), (-0.19, 0.17))
    for x, y in corners:
        parts += _tower(x, y, base, 0.075, 0.135)
    for k in range(4):
        parts += _wall(corners[k], corners[(k + 1) % 4], base, 0.075)
    parts += _tower(0, 0.02, base, 0.115, 0.14)
    parts += _tower(0, 0.02, base + 0.14, 0.078, 0.115)
    o = skin("castle", parts, damp, 0.0042, 3)
    for size, strength in ((0.035, 0.012), (0.008, 0.0045)):
        texture = bpy.data.textures.new("crumbs", "CLOUDS")
        texture.noise_scale, texture.noise_depth = size, 3
        crumble = o.modifiers.new("crumble", "DISPLACE")
        crumble.texture, crumble.strength, crumble.texture_coords = texture, strength, "GLOBAL"
    _gate(damp)
    rng = random.Random(4)
    crumbs = [(rng.gauss(0, 0.3), rng.gauss(-0.06, 0.22)) for _ in range(260)]
    bpy.ops.mesh.primitive_ico_sphere_add(radius=0.006, subdivisions=2)
    crumb = bpy.context.object
    crumb.data.materials.append(damp)
    ground.scatter([crumb], [(x, y, _height(x, y) + 0.002) for x, y in crumbs], size=(0.3, 1.3))


def _gate(damp):
    """A dark arched door and windows pressed into the sand."""
    shade = material("door", "#4a3421", 1, spec=0)
    outline = [(0.03 * math.cos(t), 0.035 + 0.03 * math.sin(t)) for t in [math.pi * k / 12 for k in range(13)]]
    outline = [(0.03, 0), *outline, (-0.03, 0)]
    door = slab("door", outline, 0.012, [shade], bevel=0.002)
    door.matrix_world = Matrix.Translation((0, -0.181, 0.022)) @ Matrix.Rotation(math.pi / 2, 4, "X")


def _flag(at):
    stick = material("stick", "#c69a63", 0.7)
    x, y, z = at
    tube("stick", [(x, y, z - 0.05), (x + 0.004, y, z + 0.13)], 0.0028, stick)
    cloth = ground.translucent(material("flag", "#c22a20", 0.8, spec=0.2), "#c22a20", 0.35)
    verts, steps = [], 14
    for k in range(steps + 1):
        t = k / steps
        wave = 0.012 * math.sin(5.5 * t + 0.4) * t
        half = 0.036 * (1 - t)
        verts += [
            (x + 0.006 + 0.1 * t, y + wave, z + 0.092 - half - 0.006 * t),
            (x + 0.006 + 0.1 * t, y + wave, z + 0.092 + half - 0.006 * t),
        ]
    mesh_object("flag", verts, strip_faces(steps), [cloth])


def _bucket(at):
    red = material("bucket", "#b31f1c", 0.22, spec=0.6)
    white = material("handle", "#f2efe6", 0.35)
    profile = [
        (0, 0, 0),
        (0.072, 0, 0.006),
        (0.098, 0.165, 0.003),
        (0.106, 0.166, 0.003),
        (0.106, 0.178, 0.003),
        (0.096, 0.178, 0.002),
        (0.07, 0.01, 0.004),
        (0, 0.008, 0),
    ]
    bucket = lathe("bucket", rounded(profile, 4), [red], 96)
    handle = [
        (0.103 * math.cos(t), 0.06 * math.sin(t) * -1, 0.165 + 0.03 * math.sin(t))
        for t in [math.pi * k / 16 for k in range(17)]
    ]
    grip = tube("handle", handle, 0.0042, white)
    turn = (
        Matrix.Translation((at[0], at[1], at[2] + 0.012))
        @ Matrix.Rotation(math.radians(24), 4, "Z")
        @ Matrix.Rotation(math.radians(5), 4, "Y")
    )
    for o in (bucket, grip):
        o.matrix_world = turn @ o.matrix_world
    wet = ground.dry_sand("#c8a674", "#9b7850")
    heap = lathe("heap", [(0.094, 0.158), (0.07, 0.168), (0.035, 0.176), (0, 0.178)], [wet], 48)
    heap.matrix_world = turn @ heap.matrix_world


def _spade():
    blue = material("spade", "#2c7fb8", 0.3)
    wood = material("shaft", "#caa06a", 0.6)
    blade = slab(
        "blade", [(-0.04, 0), (0.04, 0), (0.044, 0.07), (0.0, 0.12), (-0.044, 0.07)], 0.005, [blue], bevel=0.002
    )
    shaft = tube("shaft", [(0, 0.02, 0.006), (0, -0.28, 0.006)], 0.0085, wood)
    grip = tube("grip", [(-0.038, -0.285, 0.006), (0.038, -0.285, 0.006)], 0.0095, blue)
    turn = (
        Matrix.Translation((-0.32, -0.12, 0.06))
        @ Matrix.Rotation(math.radians(12), 4, "Y")
        @ Matrix.Rotation(math.radians(-76), 4, "X")
    )
    for o in (blade, shaft, grip):
        o.matrix_world = turn @ o.matrix_world


def _shells():
    pale = [material("shell", color, 0.4) for color in ("#f3e4d4", "#e8c7b2", "#f7f1e6")]
    rng = random.Random(8)
    for x, y in SHELLS:
        verts, faces, ribs, rows = [(0, 0, 0)], [], 18, 5
        for j in range(1, rows + 1):
            t = j / rows
            for k in range(ribs + 1):
                turn = math.pi * (0.16 + 0.68 * k / ribs)
                r = 0.026 * t * (1 - 0.12 * abs(k / ribs - 0.5)) * (1 + 0.03 * (k % 2))
                verts.append(
                    (
                        r * math.cos(turn),
                        r * math.sin(turn),
                        0.011 * math.sin(math.pi * min(1, t * 0.85)) * (0.8 + 0.2 * (k % 2)),
                    )
                )
        faces += [[0, 1 + k, 2 + k] for k in range(ribs)]
        faces += grid_faces(rows - 1, ribs, start=1)
        shell = mesh_object("shell", verts, faces, [rng.choice(pale)])
        shell.matrix_world = (
            Matrix.Translation((x, y, _height(x, y) + 0.001))
            @ Matrix.Rotation(rng.uniform(0, 6), 4, "Z")
            @ Matrix.Rotation(rng.uniform(-0.2, 0.2), 4, "X")
        )
