"""Where blanks are registered, and what a blank says about its print."""

from mathutils import Vector

# By the name of the plate: the function and its angles.
BLANKS = {}


def blank(name, *angles):
    def register(function):
        BLANKS[name] = (function, angles)
        return function

    return register


class Print:
    """How a design lies on a blank.

    project(u, v): the place in the scene of a point of the design; u and v run from 0 to 1 over the
        print area, v downwards, and beyond them over the bleed.
    us, vs: where the mesh has its columns and rows.
    second: for a laser, 'colour' if its mark only changes the colour and 'full' if it changes the
        material, so that the scene is rendered again.
    mark_gain: brightens what is marked, as a camera exposes for frosted glass.
    extra: further fields of the plate's description.
    """

    def __init__(self, project, us, vs, background, second=None, mark_gain=1.0, **extra):
        self.project, self.us, self.vs = project, us, vs
        self.background = background
        self.second = second
        self.mark_gain = mark_gain
        self.extra = extra


def spread(first, last, count):
    return [first + (last - first) * i / (count - 1) for i in range(count)]


def spread_with_bleed(length, bleed, count):
    """Evenly over a length in mm and the bleed on both sides."""
    return spread(-bleed / length, 1 + bleed / length, count)


def flat_print(o, width, height, z):
    """Projects onto a flat face, centred on the object's origin and z above it."""
    return lambda u, v: o.matrix_world @ Vector(((u - 0.5) * width, (0.5 - v) * height, z))
