"""The render settings, lights, backdrops and the camera. One unit is 100 mm unless a blank says otherwise."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from make.materials import PALETTE, material
from make.shapes import mesh_object

SENSOR_MM = 36
WHITE = (1, 1, 1)
MOST_FRAMED_POINTS = 4000


def empty_scene(size, threads):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.view_settings.view_transform = "Standard"
    _set_quality(scene.cycles)
    render = scene.render
    render.resolution_x = render.resolution_y = size
    render.resolution_percentage = 100
    render.threads_mode = "FIXED"
    render.threads = threads
    render.use_persistent_data = True
    return scene


def _set_quality(cycles):
    cycles.device = "CPU"
    # The denoiser needs two equal, independent halves.
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 16
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = 4.0
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.3


# Lights


def area_light(loc, target, width, height, power, color=WHITE):
    light = bpy.data.lights.new("area", "AREA")
    light.shape = "RECTANGLE"
    light.size = width
    light.size_y = height
    light.energy = power
    light.color = color
    o = bpy.data.objects.new("area", light)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    bpy.context.scene.collection.objects.link(o)
    return o


def sky(strength=0.3, color=(1, 0.985, 0.96)):
    """Even light from everywhere."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength


def light_standing(s=1.0, z=0.45):
    """For a standing product: a soft light on the left, a strip on the right, one above at the back."""
    sky(0.27)
    q = s * s
    warm, cool = (1, 0.975, 0.94), (0.97, 0.98, 1)
    area_light((-3.2 * s, -1.7 * s, 2.7 * s), (0, 0, z), 1.5 * s, 2.2 * s, 150 * q, warm)
    area_light((2.7 * s, -0.2 * s, 1.5 * s), (0, 0, z), 0.4 * s, 2.2 * s, 42 * q, cool)
    area_light((-0.8 * s, 3.0 * s, 3.6 * s), (0, 1.4 * s, 0.2), 3.5 * s, 1.6 * s, 95 * q)


def light_flat(s=1.0):
    """For what lies on a table: a warm window at the upper left, soft light from the other sides."""
    sky(0.32)
    q = s * s
    area_light((-4.6 * s, 2.8 * s, 5.0 * s), (0, 0, 0), 2.2 * s, 2.2 * s, 430 * q, (1, 0.97, 0.925))
    area_light((3.5 * s, -3.5 * s, 4.5 * s), (0, 0, 0), 3.5 * s, 3.5 * s, 90 * q)
    area_light((0.5 * s, 5.5 * s, 2.6 * s), (0, 0, 0), 3.5 * s, 1.2 * s, 60 * q)


def light_wall(s=1.0, z=0.0):
    """For a wall: a window at the upper left, weak light from the right."""
    sky(0.36)
    q = s * s
    warm, cool = (1, 0.965, 0.915), (0.96, 0.98, 1)
    area_light((-4.2 * s, -3.3 * s, z + 2.7 * s), (0, 0, z), 1.5 * s, 2.0 * s, 330 * q, warm)
    area_light((4 * s, -4 * s, z + 0.3 * s), (0, 0, z), 3 * s, 3 * s, 50 * q, cool)


# Backdrops


def paper(color, y=3.2, s=1.0):
    """Seamless paper: a floor that curves up into a wall."""
    radius, start, steps = 3.0 * s, y * s, 24
    profile = [(-14, 0)]
    for k in range(steps + 1):
        turn = math.pi / 2 * k / steps
        profile.append((start + radius * math.sin(turn), radius - radius * math.cos(turn)))
    profile.append((start + radius, 30))
    verts = [(x, yy, zz) for yy, zz in profile for x in (-40, 40)]
    faces = [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(len(profile) - 1)]
    return mesh_object("backdrop", verts, faces, [material("paper", PALETTE[color], 0.75, spec=0.2)])


def painted_table(color):
    corners = [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)]
    paint = material("paint", PALETTE[color], 0.8, spec=0.2)
    return mesh_object("backdrop", corners, [[0, 1, 2, 3]], [paint])


def painted_wall(color):
    """The wall is the plane y = 0; the viewer stands at -y."""
    corners = [(-60, 0, -40), (60, 0, -40), (60, 0, 40), (-60, 0, 40)]
    paint = material("paint", PALETTE[color], 0.9, spec=0.15)
    return mesh_object("backdrop", corners, [[0, 1, 2, 3]], [paint])


# Camera


def frame(objs, azimuth=0, elevation=15, fill=0.66, lens=100, shift=(0, 0)):
    """Aims a camera so that the objects fill that share of the frame. Azimuth 0 is from the front (-y)."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    points = [p for o in objs for p in _outline(o)]
    camera = _new_camera(lens)
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    target, distance = (low + high) / 2, (high - low).length * 4
    turn = (-away).to_track_quat("-Z", "Y")
    camera.rotation_euler = turn.to_euler()
    for _ in range(12):
        camera.location = target + away * distance
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, p) for p in points]
        xs, ys = [v.x for v in seen], [v.y for v in seen]
        span = max(max(xs) - min(xs), max(ys) - min(ys))
        width = distance * SENSOR_MM / lens
        off = ((max(xs) + min(xs)) / 2 - 0.5, (max(ys) + min(ys)) / 2 - 0.5)
        target = target + turn @ Vector((off[0] * width, off[1] * width, 0))
        distance *= span / fill
    camera.location = target + away * distance
    camera.data.shift_x, camera.data.shift_y = shift
    bpy.context.view_layer.update()
    return camera


def look(location, target, lens=60):
    """A camera at a place, aimed at another."""
    camera = _new_camera(lens)
    camera.location = location
    camera.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
    return camera


def _new_camera(lens):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = SENSOR_MM
    data.clip_end = 200
    camera = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera


def _outline(o):
    if o.type == "MESH" and len(o.data.vertices) <= 60000:
        points = [v.co for v in o.data.vertices]
    else:
        points = [Vector(c) for c in o.bound_box]
    return [o.matrix_world @ p for p in points[:: max(1, len(points) // MOST_FRAMED_POINTS)]]
