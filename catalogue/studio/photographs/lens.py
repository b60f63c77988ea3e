"""The camera of a photograph: a lens with a focus, and the haze in front of it."""

import bpy
from mathutils import Vector

from camera import stage
from make.materials import calculate, link, linear, node

FARTHEST = 20_000


def camera(location, target, lens=50, focus=None, fstop=2.8):
    """@param focus the place that is sharp; absent: everything is"""
    made = stage.look(location, target, lens)
    made.data.clip_end = FARTHEST
    made.data.clip_start = 0.01
    if focus:
        made.data.dof.use_dof = True
        made.data.dof.focus_distance = (Vector(focus) - Vector(location)).length
        made.data.dof.aperture_fstop = fstop
    return made


def mist(start, depth):
    """The range of depth that guides the denoiser."""
    world = bpy.context.scene.world
    world.mist_settings.start, world.mist_settings.depth = start, depth


def haze(m, color, visibility, height=None, most=1.0, strength=1.0):
    """Fades a material into the haze. @param height above which it thins out"""
    tree = m.node_tree
    output = next(n for n in tree.nodes if n.bl_idname == "ShaderNodeOutputMaterial")
    surface = output.inputs["Surface"].links[0].from_socket
    distance = node(m, "ShaderNodeCameraData").outputs["View Distance"]
    share = calculate(m, "SUBTRACT", 1, calculate(m, "EXPONENT", calculate(m, "DIVIDE", distance, -visibility)))
    if height:
        at = node(m, "ShaderNodeSeparateXYZ")
        link(m, node(m, "ShaderNodeNewGeometry").outputs["Position"], at.inputs[0])
        low = calculate(m, "EXPONENT", calculate(m, "DIVIDE", calculate(m, "MAXIMUM", at.outputs[2], 0), -height))
        share = calculate(m, "MULTIPLY", share, low)
    share = calculate(m, "MULTIPLY", calculate(m, "MULTIPLY", share, most), node(m, "ShaderNodeLightPath").outputs[0])
    glow = node(m, "ShaderNodeEmission")
    glow.inputs[0].default_value = linear(color) if isinstance(color, str) else (*color, 1)
    glow.inputs[1].default_value = strength
    mixed = node(m, "ShaderNodeMixShader")
    link(m, share, mixed.inputs[0])
    link(m, surface, mixed.inputs[1])
    link(m, glow.outputs[0], mixed.inputs[2])
    link(m, mixed.outputs[0], output.inputs["Surface"])
    return m
