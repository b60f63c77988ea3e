"""Materials as node trees, from a plain colour to wood and slate."""

import bpy

# The tones of the brand that backdrops have (sRGB), and a dark one for clear glass.
PALETTE = {
    "sage": "#cdd5c4",
    "blush": "#e6c8b6",
    "sand": "#e4d8c4",
    "mist": "#c3cfd6",
    "clay": "#d3a88e",
    "ink": "#4c605a",
}
# Nodes that turn the surfaces for a laser from blank (0) to marked all over (1).
MARKS = []


def set_mark(value):
    for switch in MARKS:
        switch.outputs[0].default_value = value


def linear(color):
    """An sRGB colour such as '#cdd5c4' as linear RGBA."""
    digits = color.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1)


def material(name, color="#cccccc", rough=0.5, metal=0, spec=0.5, coat=0, coat_rough=0.03, trans=0, ior=1.45):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    shader = principled(m).inputs
    shader["Base Color"].default_value = linear(color)
    shader["Roughness"].default_value = rough
    shader["Metallic"].default_value = metal
    shader["Specular"].default_value = spec
    shader["Clearcoat"].default_value = coat
    shader["Clearcoat Roughness"].default_value = coat_rough
    shader["Transmission"].default_value = trans
    shader["IOR"].default_value = ior
    return m


def principled(m):
    return m.node_tree.nodes["Principled BSDF"]


def node(m, kind, **settings):
    made = m.node_tree.nodes.new(kind)
    for name, value in settings.items():
        setattr(made, name, value)
    return made


def link(m, output, target):
    m.node_tree.links.new(output, target)


def set_color(m, output):
    link(m, output, principled(m).inputs["Base Color"])


def mark_switch(m):
    """An output that is 0 on the blank and 1 if it is marked all over."""
    switch = node(m, "ShaderNodeValue")
    switch.outputs[0].default_value = 0
    MARKS.append(switch)
    return switch.outputs[0]


def printable(m):
    """Writes 1 into the mask wherever the material is seen: that is where a design may show."""
    mask = node(m, "ShaderNodeOutputAOV", name="MASK")
    mask.inputs["Value"].default_value = 1
    return m


def unprintable(m):
    """For props of a printable material, such as the mug beside a placemat."""
    for one in m.node_tree.nodes:
        # A node for the mask is not found by its name.
        if one.bl_idname == "ShaderNodeOutputAOV":
            one.inputs["Value"].default_value = 0
    return m


def ramp(m, source, stops):
    """Maps a value to colours or greys. @param stops (place, '#colour' or grey)"""
    made = node(m, "ShaderNodeValToRGB")
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, color) in zip(elements, stops):
        element.position = place
        element.color = linear(color) if isinstance(color, str) else (color, color, color, 1)
    link(m, source, made.inputs[0])
    return made.outputs[0]


def mix(m, share, a, b, blend="MIX"):
    """Mixes colours; each of the three is an output, a colour or a number."""
    made = node(m, "ShaderNodeMixRGB", blend_type=blend)
    for socket, value in zip(made.inputs, (share, a, b)):
        if isinstance(value, str):
            socket.default_value = linear(value)
        elif isinstance(value, (int, float)):
            socket.default_value = value if socket.type == "VALUE" else (value, value, value, 1)
        else:
            link(m, value, socket)
    return made.outputs[0]


def calculate(m, operation, *values):
    made = node(m, "ShaderNodeMath", operation=operation)
    for socket, value in zip(made.inputs, values):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            link(m, value, socket)
    return made.outputs[0]


def place(m, kind="Object"):
    return node(m, "ShaderNodeTexCoord").outputs[kind]


def noise(m, scale, detail=4, rough=0.5, stretch=None, at=None):
    """@param at the place to look it up; absent: in the object's own space"""
    at = at or place(m)
    made = node(m, "ShaderNodeTexNoise")
    made.inputs["Scale"].default_value = scale
    made.inputs["Detail"].default_value = detail
    made.inputs["Roughness"].default_value = rough
    if stretch:
        mapping = node(m, "ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        link(m, at, mapping.inputs[0])
        at = mapping.outputs[0]
    link(m, at, made.inputs["Vector"])
    return made.outputs["Fac"]


def bump(m, height, strength, distance):
    made = node(m, "ShaderNodeBump")
    made.inputs["Strength"].default_value = strength
    made.inputs["Distance"].default_value = distance
    link(m, height, made.inputs["Height"])
    link(m, made.outputs[0], principled(m).inputs["Normal"])
    return made


GRAIN = {"X": (0.16, 1, 1), "Y": (1, 0.16, 1), "Z": (1, 1, 0.16)}
PORES = {"X": (1.6, 34, 34), "Y": (34, 1.6, 34), "Z": (34, 34, 1.6)}


def wood(name, light, mid, dark, scale=1.0, rough=0.5, axis="X", burn=None, stave=None):
    """Flat-sawn wood with short pores.

    burn: the colour of a laser's mark. stave: the width of the boards that it is glued of, across y.
    """
    m = material(name, mid, rough, spec=0.35)
    at, tint, joint = _staves(m, stave) if stave else (place(m), None, None)
    # Growth rings are the contour lines of a stretched noise, never regular stripes.
    rings = calculate(m, "MULTIPLY", noise(m, scale * 0.55, 1.2, 0.45, GRAIN[axis], at), 17)
    grain = ramp(m, calculate(m, "FRACT", rings), [(0, light), (0.55, mid), (0.86, dark), (1, light)])
    pores = noise(m, scale * 1.6, 3, 0.6, PORES[axis], at)
    color = mix(m, 0.55, grain, ramp(m, pores, [(0.36, 0.62), (0.46, 1.0)]), "MULTIPLY")
    shade = ramp(m, noise(m, scale * 0.9, 3, at=at), [(0.3, 0.88), (0.7, 1.05)])
    color = mix(m, 0.8, color, shade, "MULTIPLY")
    if stave:
        color = mix(m, 1, mix(m, 1, color, tint, "MULTIPLY"), joint, "MULTIPLY")
    if burn:
        color = mix(m, mark_switch(m), color, mix(m, 0.12, burn, color))
        printable(m)
    set_color(m, color)
    bump(m, pores, 0.18, 0.003)
    return m


def _staves(m, width):
    """The place in its own piece of wood, the tint of each stave, and the fine dark joints."""
    whole = place(m)
    parts = node(m, "ShaderNodeSeparateXYZ")
    link(m, whole, parts.inputs[0])
    across = calculate(m, "DIVIDE", parts.outputs["Y"], width)
    number = calculate(m, "FLOOR", across)
    chance = node(m, "ShaderNodeTexWhiteNoise", noise_dimensions="1D")
    link(m, number, chance.inputs["W"])
    moved = node(m, "ShaderNodeVectorMath", operation="MULTIPLY_ADD")
    link(m, chance.outputs["Color"], moved.inputs[0])
    moved.inputs[1].default_value = (9, 5, 7)
    link(m, whole, moved.inputs[2])
    tint = ramp(m, chance.outputs["Value"], [(0, 0.84), (1, 1.08)])
    from_joint = calculate(m, "PINGPONG", across, 0.5)
    return moved.outputs[0], tint, ramp(m, from_joint, [(0, 0.62), (0.012, 1.0)])


def slate(name="slate", burn="#bdbbb4"):
    m = material(name, "#3a3d41", 0.78, spec=0.32)
    big, fine = noise(m, 6, 9, 0.62), noise(m, 55, 4)
    stone = ramp(m, big, [(0.3, "#2b2e32"), (0.55, "#393c40"), (0.75, "#494c50")])
    specks = ramp(m, fine, [(0.34, 0.55), (0.55, 1.0)])
    set_color(m, mix(m, calculate(m, "MULTIPLY", mark_switch(m), specks), stone, burn))
    bump(m, calculate(m, "MULTIPLY_ADD", fine, 0.12, big), 0.8, 0.035)
    return printable(m)


def plain_slate():
    """Slate that is never marked."""
    m = unprintable(slate("plain slate"))
    MARKS.pop()
    return m
