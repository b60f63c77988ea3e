"""From linear light to the bytes of a plate. src/artwork/plate/tone.ts reads them back."""

import os

import bpy
import numpy as np

# The largest channel keeps its value up to here; above, it rolls off towards 1.
SHOULDER = 0.82
GAMMA = 2.2


def tone_map(light):
    """Linear light to sRGB, 0 to 1. All channels are scaled alike, so that hues stay."""
    light = np.maximum(light, 0)
    largest = light.max(0, keepdims=True)
    room = 1 - SHOULDER
    rolled = SHOULDER + room * (1 - np.exp(-(largest - SHOULDER) / room))
    scale = np.where(largest > SHOULDER, rolled, largest) / np.maximum(largest, 1e-6)
    mapped = np.clip(light * scale, 0, 1)
    return np.where(mapped <= 0.0031308, 12.92 * mapped, 1.055 * mapped ** (1 / 2.4) - 0.055)


def scale_of(light):
    """The value that 255 stands for in a plane: nearly its brightest."""
    top = np.quantile(light, 0.9995) * 1.02
    return float(np.ceil(min(4, max(0.5, top)) * 100) / 100)


def encode(light, scale):
    return np.clip(light / scale, 0, 1) ** (1 / GAMMA)


def save_png(picture, path, dither=True):
    """Saves [3, h, w] from 0 to 1, dithered by half a step so that smooth walls do not band."""
    height, width = picture.shape[1:]
    if dither:
        noise = np.random.default_rng(7).random((1, height, width), np.float32)
        picture = picture + (noise - 0.5) / 255
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = np.clip(picture, 0, 1).transpose(1, 2, 0)[::-1]
    image = bpy.data.images.new("picture", width, height)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw = os.path.abspath(path)
    image.file_format = "PNG"
    image.save()
    bpy.data.images.remove(image)
