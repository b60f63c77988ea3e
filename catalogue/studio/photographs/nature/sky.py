"""The sky with its sun and clouds. A sun at 0 degrees stands over +y."""

import math

import bpy
from mathutils import Vector

from make.materials import calculate, link, node, ramp


def toward_sun(elevation, turn):
    e, t = math.radians(elevation), math.radians(turn)
    return Vector((math.sin(t) * math.cos(e), math.cos(t) * math.cos(e), math.sin(e)))


def sky(elevation, turn=0, strength=0.1, dust=1.5, air=1.0, disc=True, sun=1.0, size=0.545):
    """@param turn of the sun to the right of +y, in degrees. @param size of the sun in degrees"""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    made = node(world, "ShaderNodeTexSky", sky_type="NISHITA")
    made.sun_elevation = math.radians(elevation)
    made.sun_rotation = math.radians(turn)
    made.sun_disc, made.sun_intensity = disc, sun
    made.sun_size = math.radians(size)
    made.dust_density, made.air_density = dust, air
    link(world, made.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    return world


def clouds(
    world, near, far, elevation, turn=0, cover=0.5, scale=1.3, stretch=(1, 1), soft=0.2, glow=1.0, most=0.9, seed=0
):
    """Lays clouds over the sky: of colour `near` toward the sun, `far` away from it (linear, as bright as the sky)."""
    background = world.node_tree.nodes["Background"]
    blue = background.inputs[0].links[0].from_socket
    direction = node(world, "ShaderNodeTexCoord").outputs["Generated"]
    split = node(world, "ShaderNodeSeparateXYZ")
    link(world, direction, split.inputs[0])
    up = calculate(world, "ADD", calculate(world, "MAXIMUM", split.outputs[2], 0), 0.06)
    flat = node(world, "ShaderNodeCombineXYZ")
    link(
        world,
        calculate(world, "MULTIPLY", calculate(world, "DIVIDE", split.outputs[0], up), stretch[0]),
        flat.inputs[0],
    )
    link(
        world,
        calculate(world, "MULTIPLY", calculate(world, "DIVIDE", split.outputs[1], up), stretch[1]),
        flat.inputs[1],
    )
    flat.inputs[2].default_value = seed
    puffs = node(world, "ShaderNodeTexNoise")
    puffs.inputs["Scale"].default_value = scale
    puffs.inputs["Detail"].default_value = 9
    puffs.inputs["Roughness"].default_value = 0.56
    puffs.inputs["Distortion"].default_value = 0.25
    link(world, flat.outputs[0], puffs.inputs["Vector"])
    edge = 0.66 - 0.3 * cover
    mask = ramp(world, puffs.outputs["Fac"], [(edge, 0), (min(1, edge + soft), 1)])
    fade = ramp(world, split.outputs[2], [(0.0, 0), (0.07, 1)])
    share = calculate(world, "MULTIPLY", calculate(world, "MULTIPLY", mask, fade), most)
    toward = node(world, "ShaderNodeVectorMath", operation="DOT_PRODUCT")
    link(world, direction, toward.inputs[0])
    toward.inputs[1].default_value = toward_sun(elevation, turn)
    place = ramp(world, toward.outputs["Value"], [(0.55, 0), (1, 1)])
    color = node(world, "ShaderNodeMixRGB")
    link(world, place, color.inputs[0])
    color.inputs[1].default_value, color.inputs[2].default_value = (*far, 1), (*near, 1)
    mixed = node(world, "ShaderNodeMixRGB")
    link(world, share, mixed.inputs[0])
    link(world, blue, mixed.inputs[1])
    link(world, color.outputs[0], mixed.inputs[2])
    link(world, mixed.outputs[0], background.inputs[0])


def horizon(world, color, height=0.12, most=0.85):
    """Haze that brightens the sky low down. @param color linear, as bright as the sky"""
    background = world.node_tree.nodes["Background"]
    above = background.inputs[0].links[0].from_socket
    split = node(world, "ShaderNodeSeparateXYZ")
    link(world, node(world, "ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    thin = calculate(world, "DIVIDE", calculate(world, "ABSOLUTE", split.outputs[2]), -height)
    share = calculate(world, "MULTIPLY", calculate(world, "EXPONENT", thin), most)
    mixed = node(world, "ShaderNodeMixRGB")
    link(world, share, mixed.inputs[0])
    link(world, above, mixed.inputs[1])
    mixed.inputs[2].default_value = (*color, 1)
    link(world, mixed.outputs[0], background.inputs[0])


def sun_lamp(elevation, turn, strength, color=(1, 0.8, 0.55), size=0.5):
    """A sun without a sky. @param size in degrees"""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, color, math.radians(size)
    o = bpy.data.objects.new("sun", light)
    o.rotation_euler = (-toward_sun(elevation, turn)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def gradient(stops, strength=1.0):
    """A sky that is a gradient of height. @param stops (height from 0 to 1, '#colour')"""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    split = node(world, "ShaderNodeSeparateXYZ")
    link(world, node(world, "ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    background = world.node_tree.nodes["Background"]
    link(world, ramp(world, split.outputs[2], stops), background.inputs[0])
    background.inputs[1].default_value = strength
    return world
