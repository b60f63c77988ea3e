"""Renders a scene twice with different seeds, denoises its light and returns linear arrays [3, h, w]."""

import ctypes
import os
import shutil
import subprocess
import tempfile
import time

import bpy
import numpy as np

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "denoise.c")
# D, G, T: diffuse, glossy and transmitted light without colour; DC, GC, TC: those colours;
# E: what shines itself; N: normal; Z: depth; MASK: where a design is printed.
PASSES = ("D", "G", "T", "E", "DC", "GC", "TC", "N", "Z", "MASK")
VIEW_LAYER_PASSES = (
    *(
        f"{kind}_{part}"
        for kind in ("diffuse", "glossy", "transmission")
        for part in ("direct", "indirect", "color")
    ),
    *("emit", "environment", "normal", "z"),
)
SEEDS = (1, 78)
# What counts as a difference of features, see denoise.c: normal, depth, albedo, gloss.
NORMAL_WEIGHT, DEPTH_WEIGHT, GLOSS_WEIGHT = 69, 156, 16
ALBEDO_WEIGHTS = {"D": 0.9, "G": 13.3, "T": 26.7}
FARTHEST = 80


def light_passes(samples, border=None, radius=6, strength=0.45):
    """The passes, with denoised D, G and T. Colours stay as they are, so that textures stay sharp."""
    begun = time.time()
    one, other = (_render(max(4, samples // 2), seed, border) for seed in SEEDS)
    rendered = time.time()
    passes = {name: 0.5 * (one[name] + other[name]) for name in PASSES}
    features = _features(passes)
    for name, albedo_weight in ALBEDO_WEIGHTS.items():
        if max(one[name].max(), other[name].max()) > 1e-5:
            passes[name] = denoise(one[name], other[name], features, albedo_weight, radius, strength)
    print(f"rendered in {rendered - begun:.1f} s, denoised in {time.time() - rendered:.1f} s", flush=True)
    return passes


def colour_passes(samples, border=None):
    """Only the colours, without bounces: enough for a burn or a mark that changes nothing else."""
    cycles = bpy.context.scene.cycles
    bounces = cycles.max_bounces
    cycles.max_bounces = 0
    passes = _render(samples, 5, border)
    cycles.max_bounces = bounces
    return passes


def picture(passes):
    """All light of a scene, linear."""
    return passes["DC"] * passes["D"] + gloss(passes)


def gloss(passes):
    """The light that lies on top of a surface and is not tinted by ink."""
    return passes["GC"] * passes["G"] + passes["TC"] * passes["T"] + passes["E"]


def _render(samples, seed, border):
    scene = bpy.context.scene
    folder = tempfile.mkdtemp()
    _write_passes_to(scene, folder)
    scene.cycles.samples = samples
    scene.cycles.seed = seed
    render = scene.render
    render.use_border = render.use_crop_to_border = border is not None
    if border:
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = border
    bpy.ops.render.render(write_still=False)
    passes = {name: load(f"{folder}/{name}{scene.frame_current:04d}.exr") for name in PASSES}
    shutil.rmtree(folder)
    return passes


def exr_files(tree, folder):
    """A node without slots yet: each writes its input as linear RGB."""
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    return files


def _write_passes_to(scene, folder):
    layer = scene.view_layers[0]
    for name in VIEW_LAYER_PASSES:
        setattr(layer, f"use_pass_{name}", True)
    if "MASK" not in layer.aovs:
        mask = layer.aovs.add()
        mask.name = "MASK"
        mask.type = "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = exr_files(tree, folder)

    def sum_of(a, b):
        add = tree.nodes.new("CompositorNodeMixRGB")
        add.blend_type = "ADD"
        tree.links.new(layers.outputs[a], add.inputs[1])
        tree.links.new(layers.outputs[b], add.inputs[2])
        return add.outputs[0]

    sources = {
        "D": sum_of("DiffDir", "DiffInd"),
        "G": sum_of("GlossDir", "GlossInd"),
        "T": sum_of("TransDir", "TransInd"),
        "E": sum_of("Emit", "Env"),
        "DC": layers.outputs["DiffCol"],
        "GC": layers.outputs["GlossCol"],
        "TC": layers.outputs["TransCol"],
        "N": layers.outputs["Normal"],
        "Z": layers.outputs["Depth"],
        "MASK": layers.outputs["MASK"],
    }
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(sources[name], files.inputs[-1])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    # Blender's rows run upwards.
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1, :, :3].transpose(2, 0, 1))


def _features(passes):
    depth = np.minimum(passes["Z"][:1], FARTHEST)
    depth = depth / max(1e-6, float(np.median(depth))) * 5
    albedo, shine = passes["DC"].mean(0)[None], passes["GC"].mean(0)[None]
    return np.ascontiguousarray(np.concatenate([passes["N"], depth, albedo, shine]), np.float32)


def denoise(one, other, features, albedo_weight, radius, strength):
    one, other = np.ascontiguousarray(one), np.ascontiguousarray(other)
    weights = np.array([NORMAL_WEIGHT] * 3 + [DEPTH_WEIGHT, albedo_weight, GLOSS_WEIGHT], np.float32)
    out = np.empty_like(one)
    count, height, width = features.shape
    planes = [_pointer(a) for a in (one, other, features, weights)]
    _denoiser().denoise(*planes, count, width, height, radius, 3, ctypes.c_float(strength), _pointer(out))
    return out


def _pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def _denoiser():
    library = os.path.join(tempfile.gettempdir(), f"keepsake-denoise-{os.getuid()}.so")
    if not os.path.exists(library) or os.path.getmtime(library) < os.path.getmtime(SOURCE):
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.check_call(["cc", *flags, SOURCE, "-o", library, "-lm"])
    return ctypes.CDLL(library)
