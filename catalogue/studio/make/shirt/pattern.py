"""The outline of the shirt's front and the lines along which it is sewn, on the table (x, y)."""

import math

# The right half, from the middle of the neck to the middle of the hem.
NECK = [(0, 1.245), (0.09, 1.258), (0.17, 1.30), (0.235, 1.375), (0.275, 1.475)]
SHOULDER = [(0.275, 1.475), (0.45, 1.435), (0.62, 1.375), (0.70, 1.325)]
SLEEVE_TOP = [(0.70, 1.325), (0.78, 1.24), (0.90, 1.075), (1.045, 0.86)]
SLEEVE_HEM = [(1.045, 0.86), (0.94, 0.785), (0.825, 0.715)]
UNDERARM = [(0.825, 0.715), (0.775, 0.80), (0.715, 0.895)]
SIDE = [(0.715, 0.895), (0.70, 0.7), (0.695, 0.4), (0.70, 0), (0.71, -0.405)]
HEM = [(0.71, -0.405), (0.45, -0.425), (0.2, -0.43), (0, -0.43)]
BACK_NECK = [(0, 1.425), (0.10, 1.43), (0.20, 1.45), (0.275, 1.475)]
# Where the sleeve is set in.
ARMHOLE = [(0.665, 1.348), (0.615, 1.22), (0.60, 1.10), (0.625, 0.99), (0.715, 0.895)]

HALF = NECK + SHOULDER[1:] + SLEEVE_TOP[1:] + SLEEVE_HEM[1:] + UNDERARM[1:] + SIDE[1:] + HEM[1:]
STEP = 0.021


def curve(points, step=STEP):
    """A smooth line through the points, in even steps (Catmull-Rom)."""
    ends = [_beyond(points[0], points[1]), *points, _beyond(points[-1], points[-2])]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        count = max(1, round(math.dist(b, c) / step))
        line += [_between(a, b, c, d, k / count) for k in range(count)]
    return [*line, points[-1]]


def mirrored(line):
    return [(-x, y) for x, y in line]


def whole(half):
    """A line across the shirt from its right half, from left to right."""
    right = curve(half)
    return mirrored(right[:0:-1]) + right


def outline(neck=None):
    """The whole front, or with BACK_NECK the whole back, once round without a repeated point."""
    parts = [curve(p) for p in (neck or NECK, SHOULDER, SLEEVE_TOP, SLEEVE_HEM, UNDERARM, SIDE, HEM)]
    half = parts[0] + [point for part in parts[1:] for point in part[1:]]
    return half + mirrored(half[::-1][1:-1])


def _beyond(end, inner):
    return 2 * end[0] - inner[0], 2 * end[1] - inner[1]


def _between(a, b, c, d, t):
    def axis(i):
        square = (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
        cube = (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3
        return 0.5 * (2 * b[i] + (c[i] - a[i]) * t + square + cube)

    return axis(0), axis(1)
