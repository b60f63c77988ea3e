"""Rooms in which products are seen in use: daylight through a window, walls and furniture."""

import math

import bpy
from mathutils import Matrix, Vector

from camera.stage import area_light, sky

from .materials import bump, material, noise, wood
from .shapes import ball, box, lathe, mesh_object, rounded


def oak_table(back, s=1.0):
    """A table top with its surface at z = 0 and its far edge at y = back."""
    oak = wood("table", "#c9a377", "#bd9566", "#9e784d", 0.5 / s, 0.42, stave=1.3 * s)
    return box("table", (16 * s, 9 * s, 0.3 * s), (0, back - 4.5 * s, -0.15 * s), oak, 0.03 * s)


def plaster_wall(color, y):
    m = material("plaster", color, 0.92, spec=0.12)
    bump(m, noise(m, 4, 6), 0.12, 0.02)
    corners = [(-60, y, -30), (60, y, -30), (60, y, 40), (-60, y, 40)]
    return mesh_object("wall", corners, [[0, 1, 2, 3]], [m])


def daylight(s=1.0, at=(0, 0, 0), fill=1.0, power=1.0):
    """Late morning through a window on the left: its bars throw shadows."""
    sky(0.26 * fill, (0.97, 0.985, 1))
    target = Vector(at)
    sun_at = target + Vector((-9.5, -3.2, 7.2)) * s
    sun = bpy.data.lights.new("sun", "SPOT")
    sun.energy, sun.spot_size, sun.spot_blend = 12500 * s * s * power, math.radians(40), 0.3
    sun.shadow_soft_size, sun.color = 0.13 * s, (1, 0.93, 0.83)
    o = bpy.data.objects.new("sun", sun)
    o.location = sun_at
    o.rotation_euler = (target - sun_at).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    _window_bars(sun_at, target, s)
    area_light(
        target + Vector((-4, -2.5, 3.2)) * s, target, 2.4 * s, 2.4 * s, 70 * s * s * power, (0.96, 0.98, 1)
    )
    area_light(target + Vector((4, -3, 2.5)) * s, target, 3 * s, 3 * s, 28 * s * s * fill, (1, 0.97, 0.93))


def _window_bars(light, target, s):
    """Bars and the wall round the window, between the light and the room; the camera does not see them."""
    black = material("bars", "#101010", 0.9)
    turn = (target - light).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    place = Matrix.Translation(light.lerp(target, 0.42)) @ turn
    bars = [((0.16, 6), (0, 0)), ((6, 0.14), (0, 0.55)), ((6, 0.14), (0, -0.75))]
    bars += [((4, 9), (-3.1, 0)), ((4, 9), (3.1, 0)), ((9, 4), (0, 3.6)), ((9, 4), (0, -3.6))]
    for (w, h), (x, y) in bars:
        bar = box("bar", (w * s, h * s, 0.04 * s), (x * s, y * s, 0), black)
        bpy.context.view_layer.update()
        bar.matrix_world = place @ bar.matrix_world
        bar.visible_camera = bar.visible_glossy = bar.visible_transmission = bar.visible_diffuse = False


def sideboard(top, width, s=1.0):
    """A low cupboard against the wall y = 0 with three doors; its top is at z = top."""
    walnut = wood("sideboard", "#a9794f", "#9a6b44", "#7d5434", 0.45 / s, 0.45)
    dark, brass = material("gap", "#2c1e15", 0.9), material("knob", "#b8935a", 0.3, 1)
    d, h = 2.0 * s, 3.2 * s
    box("top", (width, d, 0.14 * s), (0, -d / 2, top - 0.07 * s), walnut, 0.02 * s)
    box("inside", (width - 0.3 * s, d - 0.2 * s, h), (0, -d / 2 + 0.05 * s, top - 0.14 * s - h / 2), dark)
    door = (width - 0.36 * s) / 3
    for i in (-1, 0, 1):
        x = i * (door + 0.02 * s)
        box(
            "door",
            (door - 0.02 * s, 0.08 * s, h),
            (x, -d + 0.1 * s, top - 0.17 * s - h / 2),
            walnut,
            0.015 * s,
        )
        knob_x = x + door * (0.42 if i < 1 else -0.42)
        ball(0.07 * s, (knob_x, -d + 0.0 * s, top - 0.75 * s), brass)


def kitchen_shelf(top, s=1.0):
    """A shelf on the wall y = 0 with jars and bowls; its upper side is at z = top."""
    oak = wood("shelf", "#c49a6c", "#b78a5b", "#96703f", 0.6 / s, 0.45)
    box("shelf", (14 * s, 1.3 * s, 0.14 * s), (0, -0.68 * s, top - 0.07 * s), oak, 0.02 * s)
    for x, color, size in ((-1.9, "#7d8f86", 1.0), (-1.1, "#e6ddcb", 0.78), (0.75, "#c9785a", 0.62)):
        glaze = material("jar", color, 0.3, spec=0.5, coat=0.3)
        jar = [(0, 0, 0), (0.34, 0, 0.05), (0.36, 0.75, 0.1), (0.30, 0.85, 0.03), (0.30, 0.9, 0)]
        lid = [(0.33, 0.88, 0.01), (0.33, 0.95, 0.02), (0.06, 0.99, 0.02), (0.07, 1.07, 0.03), (0, 1.08, 0)]
        o = lathe("jar", rounded([*jar, *lid], 5), [glaze], 96)
        o.location = (x * s, -0.68 * s, top)
        o.scale = (size * s,) * 3


def panelled_door(color, s=1.0):
    """A shut door with its front at y = 0: four panels, and a brass knob on its middle rail."""
    paint = material("door", color, 0.4, spec=0.45)
    box("door", (9 * s, 0.4 * s, 16 * s), (0, 0.2 * s, 0), paint)
    for x in (-1.55, 1.55):
        for z in (3.6, -3.6):
            _sunk_panel((x * s, z * s), (2.3 * s, 5.0 * s), paint, s)
    brass = material("brass", "#b8935a", 0.22, 1)
    knob = [(0, 0.62, 0), (0.26, 0.55, 0.16), (0.24, 0.3, 0.08), (0.1, 0.22, 0.03), (0.11, 0.06, 0.03), (0.3, 0.05, 0.02), (0.31, 0, 0)]
    o = lathe("knob", rounded(knob, 6), [brass], 96)
    o.data.transform(Matrix.Rotation(math.pi / 2, 4, "X"))
    o.location = (2.42 * s, 0, -0.2 * s)
    o.scale = (s,) * 3


def _sunk_panel(middle, size, paint, s):
    """A frame of moulding round a raised panel."""
    (x, z), (w, h) = middle, size
    for at, long in (((x - w / 2, z), (0.13 * s, h)), ((x + w / 2, z), (0.13 * s, h))):
        box("moulding", (long[0], 0.09 * s, long[1] + 0.13 * s), (at[0], 0, at[1]), paint, 0.035 * s)
    for at in ((x, z - h / 2), (x, z + h / 2)):
        box("moulding", (w, 0.09 * s, 0.13 * s), (at[0], 0, at[1]), paint, 0.035 * s)
    box("panel", (w - 0.5 * s, 0.06 * s, h - 0.5 * s), (x, 0, z), paint, 0.028 * s)
