"""T-shirts that lie flat. One unit is 365 mm."""

import math

from mathutils import Matrix

from camera.stage import area_light, frame, painted_table, sky
from make.books import pile_of_books
from make.materials import (
    bump,
    calculate,
    link,
    material,
    mix,
    node,
    noise,
    printable,
    ramp,
    set_color,
    wood,
)
from make.plants import plant
from make.props import group, keep_blank
from make.room import daylight
from make.shapes import box, mesh_object
from make.shirt import pattern
from make.shirt.cloth import fold_cloth, shirt_mesh
from make.shirt.seams import seam_relief
from make.tableware import drink, plate

from .drinkware import MUG_RADIUS, make_mug
from .register import Print, blank, spread

UNIT_MM = 365
# The print starts 50 mm below the collar.
PRINT_TOP = 1.10
RIB_WIDTH = 0.055
RIB_LIFT = 0.010


def make_shirt(colour, inside_colour):
    """The shirt, and its cloth, which knows where a print lies."""
    cloth = fold_cloth()
    shirt = shirt_mesh("shirt", cloth, [_jersey(colour)])
    _back(inside_colour)
    rib = _ribbed(colour)
    _rib_band("front rib", [cloth.place(x, y) for x, y in pattern.whole(pattern.NECK)], rib)
    _rib_band("back rib", [(x, y, 0.010) for x, y in pattern.whole(pattern.BACK_NECK)], rib)
    return shirt, cloth


def _back(colour):
    """The back lies below: its inside is seen in the neck, its edge beside the front."""
    outline = [(x * 1.004, y - 0.004, 0.005) for x, y in pattern.outline(pattern.BACK_NECK)]
    inside = material("inside", colour, 0.92, spec=0.1)
    mesh_object("back", outline, [list(range(len(outline)))], [inside], False)


def _rib_band(name, line, m):
    """A knitted band along a neckline, towards its opening."""
    profile = [(0.0, 0.0), (0.12, 0.55), (0.5, 1.0), (0.88, 0.6), (1.0, 0.05)]
    verts, faces, along, length = [], [], [], 0.0
    for i, p in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = math.hypot(dx, dy) or 1
        nx, ny = _leaning(-dy / size, dx / size, p[0])
        length += math.dist(p[:2], line[i - 1][:2]) if i else 0
        along.append(length)
        for across, lift in profile:
            d = across * RIB_WIDTH
            verts.append((p[0] + nx * d, p[1] + ny * d, p[2] + 0.004 + RIB_LIFT * lift))
    columns = len(profile)
    for i in range(len(line) - 1):
        for k in range(columns - 1):
            a = i * columns + k
            faces.append([a, a + columns, a + columns + 1, a + 1])
    o = mesh_object(name, verts, faces, [m])
    layer = o.data.uv_layers.new(name="rib")
    for loop in o.data.loops:
        row, k = divmod(loop.vertex_index, columns)
        layer.data[loop.index].uv = (along[row], k / (columns - 1))
    finer = o.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 2
    return o


def _leaning(nx, ny, x):
    """Where front and back meet at the shoulder, both bands lean the same way."""
    share = min(1, max(0, (abs(x) - 0.20) / 0.075))
    return nx + (-math.copysign(0.42, x) - nx) * share, ny + (0.9 - ny) * share


def _jersey(colour):
    """No sheen: Cycles counts it as colour, which would darken the light on dark cloth."""
    m = printable(material("jersey", colour, 0.88, spec=0.12))
    knit = noise(m, 1, 2, 0.55, (420, 150, 1))
    set_color(m, mix(m, 1, colour, ramp(m, knit, [(0.3, 0.93), (0.7, 1.05)]), "MULTIPLY"))
    seams = node(m, "ShaderNodeTexImage", image=seam_relief(), interpolation="Cubic")
    link(m, node(m, "ShaderNodeUVMap", uv_map="pattern").outputs[0], seams.inputs[0])
    sewn = bump(m, seams.outputs["Color"], 0.9, 0.016)
    fine = bump(m, knit, 0.16, 0.003)
    link(m, sewn.outputs[0], fine.inputs["Normal"])
    return m


def _ribbed(colour):
    """Ribs across the band."""
    m = material("rib", colour, 0.9, spec=0.12)
    place = node(m, "ShaderNodeUVMap", uv_map="rib").outputs[0]
    parts = node(m, "ShaderNodeSeparateXYZ")
    link(m, place, parts.inputs[0])
    wave = calculate(m, "SINE", calculate(m, "MULTIPLY", parts.outputs["X"], 2 * math.pi / 0.0085))
    height = calculate(m, "MULTIPLY_ADD", wave, 0.5, 0.5)
    set_color(m, mix(m, 1, colour, ramp(m, height, [(0, 0.87), (1, 1.04)]), "MULTIPLY"))
    bump(m, height, 0.5, 0.006)
    return m


def photograph(angle, area, colours, background):
    shirt, cloth = make_shirt(*colours)
    painted_table(background)
    sky(0.26)
    area_light((-5.2, 3.6, 2.6), (0, 0.4, 0), 1.2, 1.2, 560, (1, 0.97, 0.92))
    area_light((3.5, -2.5, 5), (0, 0, 0), 3.5, 3.5, 120)
    if angle == "hero":
        frame([shirt], 0, 88, 0.93, 100)
    else:
        frame([shirt], 14, 58, 1.05, 90, (0, 0.03))
    return shirt_print(shirt, cloth, area, background)


def shirt_print(shirt, cloth, area, background):
    width, height = area.w / UNIT_MM, area.h / UNIT_MM

    def project(u, v):
        return shirt.matrix_world @ cloth.place((u - 0.5) * width, PRINT_TOP - v * height)

    return Print(project, spread(0, 1, 29), spread(0, 1, 35), background)


def on_the_floor(area, colours):
    """On floorboards in the morning, beside tea, a plant and books: small things give its size."""
    s = 100 / UNIT_MM
    shirt, cloth = make_shirt(*colours)
    boards = wood("boards", "#d3b592", "#c7a680", "#b08d66", 4.5, 0.5, stave=0.36)
    box("floor", (12, 9, 0.1), (0, 0.6, -0.055), boards)
    daylight(1.0, (1.35, 0.1, 0), 0.9, 0.5)
    plant((-1.06, 1.36, 0), 1.25 * s, spread=0.8)
    pile_of_books((1.1, 1.22, 0), -14, s)
    tea = drink(MUG_RADIUS - 0.037, 0.8, (0, 0), "#8a4a1c")
    mug = make_mug()
    keep_blank(mug[0])
    group(scaled([*mug, tea], s), (1.16, 0.22, 0.025), -40)
    group(scaled([plate(0.75, (0, 0, 0))], s), (1.16, 0.22, 0))
    frame([shirt], -3, 66, 0.72, 80, (0, 0.02))
    return shirt_print(shirt, cloth, area, "sand")


def scaled(parts, s):
    """Parts that were made about the origin, at 100 mm a unit."""
    for o in parts:
        o.matrix_world = Matrix.Scale(s, 4) @ o.matrix_world
    return parts


@blank("tshirt-navy", "hero", "angle", "scene")
def navy_shirt(angle, area):
    if angle == "scene":
        return on_the_floor(area, ("#28405c", "#1c2d42"))
    return photograph(angle, area, ("#28405c", "#1c2d42"), {"hero": "sand", "angle": "mist"}[angle])


@blank("tshirt-white", "hero", "angle", "scene")
def white_shirt(angle, area):
    if angle == "scene":
        return on_the_floor(area, ("#f3f2ee", "#d9d8d3"))
    return photograph(angle, area, ("#f3f2ee", "#d9d8d3"), {"hero": "clay", "angle": "sage"}[angle])
