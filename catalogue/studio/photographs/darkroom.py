"""From a scene to a photograph: exposes it, removes its noise, and gives it the look of film."""

import os
import shutil
import tempfile
import time
from dataclasses import dataclass

import bpy
import numpy as np

from camera import passes, tone

SEEDS = (3, 92)
LARGEST_BYTES = 90_000
QUALITIES = (84, 80, 76, 72, 68, 62, 56, 50)

# The AgX curve in its polynomial form by Benjamin Wrensch: colours lose saturation as they get bright.
AGX = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
LEAST_STOP, LAST_STOP = -12.47393, 4.026069
CURVE = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)
LUMA = np.array([0.2126, 0.7152, 0.0722])


@dataclass
class Film:
    """How a scene is developed; strengths are 0 for none."""

    # Stops by which the light is raised.
    exposure: float = 0
    # Factors of red, green and blue light.
    balance: tuple = (1, 1, 1)
    contrast: float = 1.25
    saturation: float = 1.25
    # Share of light that spreads around what is bright.
    bloom: float = 0.06
    grain: float = 0.009
    vignette: float = 0.14
    # How far black is lifted.
    lift: float = 0.02
    samples: int = 40
    # What part of the size is rendered; the rest is enlargement, as soft as a lens.
    part: float = 0.8
    denoise: float = 0.45


def expose(samples):
    """Renders the scene twice; returns both halves and the features that guide the denoiser."""
    begun = time.time()
    halves = [_render(max(2, samples // 2), seed) for seed in SEEDS]
    print(f"rendered in {time.time() - begun:.1f} s", flush=True)
    return halves


def save_negative(path, halves):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    planes = {f"{i}.{name}": plane for i, half in enumerate(halves) for name, plane in half.items()}
    np.savez(path, **planes)


def load_negative(path):
    halves = [{}, {}]
    for key, plane in np.load(path).items():
        half, name = key.split(".")
        halves[int(half)][name] = plane
    return halves


def develop(halves, film, size):
    one, other = (half["Image"] for half in halves)
    light = 0.5 * (one + other)
    if film.denoise:
        depth = 0.5 * (halves[0]["Mist"] + halves[1]["Mist"])[:1] * 5
        normal, albedo = (0.5 * (halves[0][name] + halves[1][name]) for name in ("N", "DC"))
        features = np.concatenate([normal, depth, albedo.mean(0)[None], albedo[:1]])
        features = np.ascontiguousarray(features, np.float32)
        light = passes.denoise(one, other, features, 13.3, 5, film.denoise)
    light = np.maximum(light, 0) * 2**film.exposure
    light = light * np.array(film.balance)[:, None, None]
    light = _bloom(light, film.bloom)
    picture = np.clip(_enlarge(_print(light, film), size), 0, 1)
    height, width = picture.shape[1:]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = picture * (1 - film.vignette * ((x * x + y * y) / 2) ** 1.5)
    picture = film.lift + picture * (1 - film.lift)
    return np.clip(picture + _grain(picture, film.grain), 0, 1)


def _print(light, film):
    """Linear light to display values."""
    seen = np.tensordot(AGX, light, 1)
    stops = np.log2(np.maximum(seen, 1e-10))
    seen = (np.clip(stops, LEAST_STOP, LAST_STOP) - LEAST_STOP) / (LAST_STOP - LEAST_STOP)
    seen = np.polyval(CURVE, seen)
    seen = np.maximum(seen, 0) ** film.contrast
    grey = np.tensordot(LUMA, seen, 1)[None]
    seen = grey + film.saturation * (seen - grey)
    return np.clip(np.tensordot(np.linalg.inv(AGX), seen, 1), 0, 1)


def _bloom(light, share):
    """A lens spreads some light: a narrow and a wide blur, added up."""
    if not share:
        return light
    bright = np.minimum(light, 40)
    size = light.shape[2]
    wide = 0.65 * _blur(bright, size * 0.012) + 0.35 * _blur(bright, size * 0.06)
    return light * (1 - share) + wide * share


def _enlarge(picture, size):
    """Resamples rows and columns with a Catmull-Rom kernel."""
    count = picture.shape[1]
    if count == size:
        return picture
    at = (np.arange(size) + 0.5) * count / size - 0.5
    weights = np.zeros((size, count))
    for step in range(-1, 3):
        place = np.floor(at).astype(int) + step
        d = np.abs(at - place)
        near, far = 1.5 * d**3 - 2.5 * d**2 + 1, -0.5 * d**3 + 2.5 * d**2 - 4 * d + 2
        np.add.at(weights, (np.arange(size), np.clip(place, 0, count - 1)), np.where(d < 1, near, far))
    return np.einsum("yi,cij,xj->cyx", weights, picture, weights, optimize=True)


def _blur(planes, radius):
    """A Gaussian blur in the frequency domain, with mirrored borders."""
    _, height, width = planes.shape
    pad = int(radius * 3) + 1
    padded = np.pad(planes, ((0, 0), (pad, pad), (pad, pad)), "reflect" if pad < width else "edge")
    fy, fx = np.fft.fftfreq(padded.shape[1])[:, None], np.fft.rfftfreq(padded.shape[2])[None]
    kernel = np.exp(-2 * (np.pi * radius) ** 2 * (fx * fx + fy * fy))
    blurred = np.fft.irfft2(np.fft.rfft2(padded) * kernel, padded.shape[1:])
    return blurred[:, pad : pad + height, pad : pad + width]


def _grain(picture, strength):
    """Grain is strongest in the middle tones and nearly the same in all colours."""
    rng = np.random.default_rng(11)
    height, width = picture.shape[1:]
    grains = rng.standard_normal((1, height, width)) + 0.3 * rng.standard_normal((3, height, width))
    grains = _blur(grains, 0.55 * width / 800)
    grains /= grains.std()
    grey = np.tensordot(LUMA, picture, 1)[None]
    return grains * strength * (0.35 + 2.2 * grey * (1 - grey))


def save_webp(picture, path):
    """Saves at the best quality that keeps the file small."""
    for quality in QUALITIES:
        _save_at(quality, picture, path)
        if os.path.getsize(path) <= LARGEST_BYTES:
            return
    raise SystemExit(f"{path} is too large")


def save_png(picture, path):
    tone.save_png(picture, path)


def _save_at(quality, picture, path):
    height, width = picture.shape[1:]
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = picture.transpose(1, 2, 0)[::-1]
    image = bpy.data.images.new("photograph", width, height)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    # The picture has its final values: nothing may transform them.
    scene.view_settings.view_transform = "Raw"
    scene.render.image_settings.file_format = "WEBP"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.quality = quality
    image.save_render(os.path.abspath(path), scene=scene)
    bpy.data.images.remove(image)


def _render(samples, seed):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_mist = True
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = passes.exr_files(tree, folder)
    sources = {"Image": "Image", "N": "Normal", "DC": "DiffCol", "Mist": "Mist"}
    for name, output in sources.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[-1])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    scene.cycles.samples = samples
    scene.cycles.seed = seed
    bpy.ops.render.render(write_still=False)
    planes = {name: passes.load(f"{folder}/{name}{scene.frame_current:04d}.exr") for name in sources}
    shutil.rmtree(folder)
    return planes
