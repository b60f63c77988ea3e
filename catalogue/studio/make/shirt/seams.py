"""The relief of seams and stitches, drawn over the pattern as an image that the cloth's material reads."""

import bpy
import numpy as np

from . import pattern

PIXELS = 2048
# The square of the pattern that the image covers.
LEFT, BOTTOM, SIDE = -1.25, -0.5, 2.5
# How far from a seam anything is drawn, and the distance beyond.
REACH, FAR = 0.16, 9
# In units of 365 mm.
GROOVE = 0.0045
STITCH, GAP, THREAD = 0.0085, 0.0035, 0.0022
HEM_WIDTH, HEM_STITCHES = 0.066, (0.048, 0.060)
SLEEVE_HEM_WIDTH, SLEEVE_HEM_STITCHES = 0.055, (0.039, 0.049)
RIB_STITCHES = (0.012,)


def seam_relief():
    """Height of what is sewn, about -1 to 1, as an image."""
    relief = np.zeros((PIXELS, PIXELS), np.float32)
    for line in _both_sides(pattern.ARMHOLE):
        across, along = _near(line)
        relief += _groove(across) * 1.0 + _stitches(across - 0.011, along) * 0.5
        relief += _puckers(across, along, 0.05) * 0.35
    for line in _both_sides([(x, y - 0.028) for x, y in pattern.SHOULDER[:-1]]):
        across, along = _near(line)
        relief += _groove(across) * 0.8
    neck = pattern.mirrored(pattern.NECK[::-1])[:-1] + pattern.NECK
    across, along = _near(neck)
    relief += sum(_stitches(across - at, along) for at in RIB_STITCHES) * 0.7
    relief += _puckers(across, along, 0.035) * 0.4
    for line in _both_sides(pattern.SLEEVE_HEM):
        relief += _hem(line, SLEEVE_HEM_WIDTH, SLEEVE_HEM_STITCHES)
    hem = pattern.mirrored(pattern.HEM)[:-1] + pattern.HEM[::-1]
    relief += _hem(hem, HEM_WIDTH, HEM_STITCHES)
    return _image(relief)


def _hem(line, width, stitches):
    """A turned edge: two layers as far as its width, with a double row of stitches."""
    across, along = _near(line)
    relief = (
        0.35 - 0.35 * np.tanh((across - width) / 0.003) - 0.5 * np.exp(-(((across - width) / 0.004) ** 2))
    )
    relief += sum(_stitches(across - at, along) for at in stitches) * 0.9
    return relief + _puckers(across - stitches[0], along, 0.03) * 0.6


def _groove(across):
    return -np.exp(-((across / GROOVE) ** 2)) + 0.35 * np.exp(-(((across - 0.012) / 0.007) ** 2))


def _stitches(across, along):
    """A row of stitches: thread stands out of the furrow that it pulls."""
    is_thread = (along % (STITCH + GAP)) < STITCH
    furrow = -0.6 * np.exp(-((across / (2.4 * THREAD)) ** 2))
    return furrow + is_thread * 0.9 * np.exp(-((across / THREAD) ** 2))


def _puckers(across, along, reach):
    """Short ripples across a seam, uneven along it."""
    uneven = np.sin(along * 23 + 1.3) * np.sin(along * 41 + 0.4)
    ripple = np.sin(along * 150 + 2.2 * np.sin(along * 17))
    return ripple * (0.5 + 0.5 * uneven) * np.exp(-((across / reach) ** 2))


def _both_sides(points):
    line = pattern.curve(points, 0.03)
    return line, pattern.mirrored(line)


def _near(line):
    """For each pixel the distance from a line, and the length of the line up to there."""
    line = line if len(line) > 12 else pattern.curve(line, 0.03)
    at = (np.arange(PIXELS, dtype=np.float32) + 0.5) / PIXELS * SIDE
    across = np.full((PIXELS, PIXELS), FAR, np.float32)
    along = np.zeros((PIXELS, PIXELS), np.float32)
    length = 0.0
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        cols, rows = _pixels_near(ax, bx, LEFT), _pixels_near(ay, by, BOTTOM)
        x, y = (LEFT + at[cols])[None, :], (BOTTOM + at[rows])[:, None]
        dx, dy = bx - ax, by - ay
        size = float(np.hypot(dx, dy))
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / (size * size), 0, 1)
        d = np.hypot(x - ax - t * dx, y - ay - t * dy)
        is_nearer = d < across[rows, cols]
        across[rows, cols][is_nearer] = d[is_nearer]
        along[rows, cols][is_nearer] = (length + t * size)[is_nearer]
        length += size
    return across, along


def _pixels_near(a, b, origin):
    first, last = ((v - origin) / SIDE * PIXELS for v in (min(a, b) - REACH, max(a, b) + REACH))
    return slice(max(0, int(first)), max(0, int(last)))


def _image(relief):
    image = bpy.data.images.new("seams", PIXELS, PIXELS, float_buffer=True, is_data=True)
    pixels = np.ones((PIXELS, PIXELS, 4), np.float32)
    pixels[:, :, :3] = (0.5 + 0.25 * np.clip(relief, -2, 2))[:, :, None]
    image.pixels.foreach_set(pixels.ravel())
    return image


def place_in_image(x, y):
    """The texture coordinates of a place on the pattern."""
    return (x - LEFT) / SIDE, (y - BOTTOM) / SIDE
