"""Fur and plush: hair that grows on a skin."""

import bpy

from make.materials import linear, node


def hair_material(name, color, rough=0.35, variation=0.25):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    shader = node(m, "ShaderNodeBsdfHairPrincipled")
    shader.parametrization = "COLOR"
    shader.inputs["Color"].default_value = linear(color)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Radial Roughness"].default_value = 0.5
    shader.inputs["Random Roughness"].default_value = variation
    output = node(m, "ShaderNodeOutputMaterial")
    tree.links.new(shader.outputs[0], output.inputs["Surface"])
    return m


def grow(
    o,
    m,
    length,
    count=2500,
    children=40,
    radius=0.0006,
    lean=(0, 0, 0),
    spread=0.1,
    clump=0.2,
    rough=0.02,
    curl=0.0,
    seed=1,
    where=None,
):
    """Hair on an object. lean: the direction in which it is combed, as a share of its length.
    where: a vertex group that says how dense and long it is."""
    o.data.materials.append(m)
    o.modifiers.new("fur", "PARTICLE_SYSTEM")
    system = o.particle_systems[-1]
    system.seed = seed
    if where:
        system.vertex_group_density = where
        system.vertex_group_length = where
    hair = system.settings
    hair.type = "HAIR"
    hair.count = count
    hair.hair_length = length
    hair.hair_step = 4
    hair.use_advanced_hair = True
    hair.normal_factor = length * 0.25
    hair.object_align_factor = [length * 0.25 * c for c in lean]
    hair.factor_random = length * 0.25 * spread
    hair.effector_weights.gravity = 0
    hair.material = len(o.data.materials)
    hair.child_type = "INTERPOLATED"
    hair.rendered_child_count = children
    hair.clump_factor = clump
    hair.roughness_1, hair.roughness_1_size = rough, 0.4
    hair.roughness_2, hair.roughness_2_size = rough * 1.5, 0.2
    hair.roughness_endpoint = rough * 2
    hair.child_length_threshold = 0.2
    hair.child_length = 1
    if curl:
        hair.kink = "CURL"
        hair.kink_amplitude, hair.kink_frequency = curl, 3
    hair.root_radius, hair.tip_radius, hair.radius_scale = 1.0, 0.25, radius
    hair.render_step = 4
    return hair
