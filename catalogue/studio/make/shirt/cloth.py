"""The shirt's front as cloth: a little larger than its outline, so that it falls into folds."""

import math

import bpy
from mathutils import Vector
from mathutils import noise as noises
from mathutils.bvhtree import BVHTree
from mathutils.geometry import barycentric_transform, delaunay_2d_cdt

from make.shapes import mesh_object

from . import pattern, seams

FRAMES = 45
# How much larger the cloth is than its outline: at most, and everywhere.
MOST_GROWTH, LEAST_GROWTH = 0.034, 0.004
START_HEIGHT, EDGE_HEIGHT = 0.045, 0.012


class Cloth:
    """The cloth as it lies, and where a point of the flat pattern has come to lie."""

    def __init__(self, flat, faces, lying):
        self.flat, self.faces, self.lying = flat, faces, lying
        self._tree = BVHTree.FromPolygons([(x, y, 0) for x, y in flat], faces)

    def place(self, x, y):
        hit, _, face, _ = self._tree.find_nearest((x, y, 0))
        corners = self.faces[face][:3]
        before = [Vector((*self.flat[i], 0)) for i in corners]
        after = [Vector(self.lying[i]) for i in corners]
        return barycentric_transform(hit, *before, *after)


def fold_cloth(seed=3):
    flat, faces, count_at_edge = _triangles()
    start = [_start(x, y, is_edge=i < count_at_edge, seed=seed) for i, (x, y) in enumerate(flat)]
    cloth = mesh_object("cloth", start, faces)
    growth = cloth.vertex_groups.new(name="growth")
    for i, (x, y) in enumerate(flat):
        growth.add([i], _share_of_growth(x, y, seed), "REPLACE")
    held = cloth.vertex_groups.new(name="held")
    for i in range(count_at_edge):
        held.add([i], 1.0, "REPLACE")
    floor = mesh_object("floor", [(-4, -4, 0), (4, -4, 0), (4, 4, 0), (-4, 4, 0)], [[0, 1, 2, 3]])
    lying = _simulate(cloth, floor)
    bpy.data.objects.remove(cloth)
    bpy.data.objects.remove(floor)
    return Cloth(flat, faces, lying)


def _triangles():
    """The front as triangles: its points, the corners of its faces, and how many points are on its edge."""
    edge = pattern.outline()
    step = pattern.STEP
    grid = [
        (ix * step + (step / 2 if iy % 2 else 0), iy * step)
        for iy in range(*_rows(-0.44, 1.5))
        for ix in range(*_rows(-1.1, 1.1))
    ]
    is_inside = _inside_of(edge)
    points = [Vector(p) for p in [*edge, *(p for p in grid if is_inside(*p))]]
    flat, _, faces, *_ = delaunay_2d_cdt(points, [], [list(range(len(edge)))], 1, 1e-5)
    return [(v.x, v.y) for v in flat], [list(f) for f in faces], len(edge)


def _inside_of(edge):
    """Well inside, so that no triangle is a sliver. A line to the right crosses the edge an odd number of times."""
    sides = list(zip(edge, edge[1:] + edge[:1]))

    def is_inside(x, y):
        crossings = [
            (y - ay) / (by - ay) * (bx - ax) + ax > x for (ax, ay), (bx, by) in sides if (ay > y) != (by > y)
        ]
        near = min(math.hypot(x - ax, y - ay) for ax, ay in edge)
        return sum(crossings) % 2 == 1 and near > pattern.STEP * 0.5

    return is_inside


def _rows(first, last):
    return math.floor(first / pattern.STEP), math.ceil(last / pattern.STEP)


def _start(x, y, is_edge, seed):
    """The edge lies on the table and is not quite straight; the rest is held in folds above it."""
    if is_edge:
        wave = 0.006 * noises.noise((x * 2.2, y * 2.2, seed + 40))
        return x + wave, y + wave * 0.6, EDGE_HEIGHT
    return x, y, START_HEIGHT + _unevenness(x, y, seed)


def _unevenness(x, y, seed):
    """The folds that the cloth is laid down with; the solver makes them deeper or flattens them."""
    low = min(1, max(0, (1.0 - y) / 0.9))
    long_folds = noises.noise((x * 2.0 + 0.9 * y + 0.5 * noises.noise((x, y, seed + 3)), y * 0.8, seed))
    short_folds = noises.noise((x * 4.6 - 1.7 * y, y * 2.4 + x, seed + 7))
    z = (0.35 + 0.65 * low) * (0.055 * long_folds + 0.020 * short_folds)
    for side in (-1, 1):
        dx, dy = x - side * 0.70, y - 0.92
        at = math.atan2(dy, -side * dx)
        z += 0.022 * math.sin(9 * at + 2 * side) * math.exp(-math.hypot(dx, dy) * 2.2)
    return z


def _share_of_growth(x, y, seed):
    """Loose at the armpits, the sides and low down; smooth on the chest, where designs are."""
    armpit = max(math.exp(-math.hypot(x - side * 0.66, y - 0.9) * 3.2) for side in (-1, 1))
    side = max(0, abs(x) - 0.38) * 1.1
    low = min(0.34, max(0, 0.75 - y) * 0.45)
    patchy = 0.22 * (noises.noise((x * 1.6, y * 1.3, seed + 20)) + 0.3)
    return min(1, max(0, 0.12 + 0.75 * armpit + side + low + patchy))


def _simulate(cloth, floor):
    bpy.context.view_layer.update()
    floor.modifiers.new("collision", "COLLISION")
    floor.collision.thickness_outer = 0.006
    floor.collision.cloth_friction = 80
    solver = cloth.modifiers.new("cloth", "CLOTH")
    settings = solver.settings
    settings.quality = 5
    settings.mass = 0.25
    settings.tension_stiffness = settings.compression_stiffness = 14
    settings.shear_stiffness = 8
    settings.bending_stiffness = 0.6
    settings.air_damping = 2
    settings.shrink_min, settings.shrink_max = -LEAST_GROWTH, -MOST_GROWTH
    settings.vertex_group_shrink = "growth"
    settings.vertex_group_mass = "held"
    solver.collision_settings.distance_min = 0.006
    solver.collision_settings.collision_quality = 3
    solver.point_cache.frame_end = FRAMES
    scene = bpy.context.scene
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    solved = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get())
    lying = [tuple(v.co) for v in solved.data.vertices]
    scene.frame_set(1)
    return lying


def shirt_mesh(name, cloth, mats):
    """The cloth as a smooth mesh that knows its place in the image of seams."""
    o = mesh_object(name, cloth.lying, cloth.faces, mats)
    layer = o.data.uv_layers.new(name="pattern")
    for loop in o.data.loops:
        layer.data[loop.index].uv = seams.place_in_image(*cloth.flat[loop.vertex_index])
    smooth = o.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 3
    thick = o.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.006, -1
    finer = o.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    return o
