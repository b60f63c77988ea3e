"""Renders one plate: the planes of a blank from one angle as PNG, and the plate's description.

Blender runs this file; tools/assets/render.ts starts it and says what is to be rendered, as JSON:
plate, angle, title, process, area (mm), folder, size, samples, threads, preview.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from types import SimpleNamespace

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view

from blanks import BLANKS
from camera import passes as light
from camera import stage, tone
from make.materials import PALETTE, set_mark

# The corners of the mesh are whole numbers of this part of the frame.
MESH_UNIT = 16384
# Room around the print within which the marked surface is rendered.
MARGIN = 0.01
MARK_COLOUR_SAMPLES = 8
# Light on white film over dark cloth: film is not perfectly white.
FILM = 0.9


def render_plate(order):
    scene = stage.empty_scene(order.size, order.threads)
    make, angles = BLANKS[order.plate]
    if order.angle not in angles:
        raise SystemExit(f"{order.plate} has no angle {order.angle}")
    printed = make(order.angle, SimpleNamespace(**order.area))
    bpy.context.view_layer.update()
    points = project_mesh(scene, printed)
    seen = light.light_passes(order.samples)
    if order.preview:
        save(order, "preview", tone.tone_map(light.picture(seen)))
        return
    description = describe(order, printed, points)
    save(order, "mask", np.repeat(np.clip(seen["MASK"][:1], 0, 1), 3, 0), dither=False)
    if order.process in ("laser", "etch"):
        save(order, "B", tone.tone_map(light.picture(seen)))
        description["crop"] = save_marked(order, printed, seen, border_of(points))
    else:
        for name, plane in ink_planes(order.process, seen).items():
            scale = tone.scale_of(plane)
            description["encoding"][name] = {"scale": scale, "gamma": tone.GAMMA}
            save(order, name, tone.encode(plane, scale))
    with open(path_of(order, "json"), "w") as file:
        json.dump(description, file, separators=(",", ":"))


def project_mesh(scene, printed):
    """The corners of the mesh, row by row, in parts of the frame, y downwards."""
    points = []
    for v in printed.vs:
        for u in printed.us:
            seen = world_to_camera_view(scene, scene.camera, printed.project(u, v))
            points.append((seen.x, 1 - seen.y))
    return points


def ink_planes(process, seen):
    """White blanks need no plane for their own colour: D is the light on it."""
    body, gloss = seen["DC"] * seen["D"], light.gloss(seen)
    if process == "sublimation":
        return {"D": body, "G": gloss}
    return {"B": body, "D": seen["D"] * FILM, "G": gloss}


def border_of(points):
    """Around the print, in parts of the frame and y upwards, as Blender has it."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right = max(0, min(xs) - MARGIN), min(1, max(xs) + MARGIN)
    return left, max(0, 1 - max(ys) - MARGIN), right, min(1, 1 - min(ys) + MARGIN)


def save_marked(order, printed, seen, border):
    """Saves M, the print area marked all over; returns the rectangle that it covers, in pixels."""
    set_mark(1)
    size = order.size
    x, y = round(border[0] * size), round((1 - border[3]) * size)
    if printed.second == "full":
        again = light.light_passes(max(16, order.samples * 3 // 4), border)
        marked = light.picture(again) * printed.mark_gain
    else:
        colours = light.colour_passes(MARK_COLOUR_SAMPLES, border)
        h, w = colours["DC"].shape[1:]
        cut = {name: seen[name][:, y : y + h, x : x + w] for name in ("D", "G", "E")}
        marked = colours["DC"] * cut["D"] + colours["GC"] * cut["G"] + cut["E"]
    save(order, "M", tone.tone_map(marked))
    h, w = marked.shape[1:]
    return {"x": min(size - w, x), "y": min(size - h, y), "w": w, "h": h}


def describe(order, printed, points):
    """The fields are explained in src/artwork/plate/plate.ts."""
    mesh = {
        "cols": len(printed.us),
        "rows": len(printed.vs),
        "q": MESH_UNIT,
        "u": [round(u, 5) for u in printed.us],
        "v": [round(v, 5) for v in printed.vs],
        "xy": [round(c * MESH_UNIT) for point in points for c in point],
    }
    return {
        "blank": order.plate,
        "angle": order.angle,
        "title": order.title,
        "process": order.process,
        "size": order.size,
        "background": PALETTE[printed.background],
        "backgroundName": printed.background,
        "area": order.area,
        "encoding": {},
        **printed.extra,
        "mesh": mesh,
    }


def save(order, name, picture, dither=True):
    tone.save_png(picture, path_of(order, f"{name}.png"), dither)


def path_of(order, ending):
    return os.path.join(order.folder, f"{order.angle}.{ending}")


render_plate(SimpleNamespace(**json.loads(sys.argv[sys.argv.index("--") + 1])))
