"""The sea, and the sand that it leaves behind."""

import bpy
from mathutils import noise as chance

from make.materials import bump, calculate, link, material, mix, node, noise, place, principled, ramp, set_color
from make.shapes import mesh_object

from ..sheets import sheet, strip_faces


def sea(
    line, level=-0.2, reach=4, tile=60, waves=0.5, wind=6, choppy=0.8, detail=14, color="#0e3540", rough=0.06, seed=2
):
    """The sea from y = line to the horizon: waves on reach × reach tiles, flat water beyond."""
    mesh = bpy.data.meshes.new("sea")
    o = bpy.data.objects.new("sea", mesh)
    bpy.context.scene.collection.objects.link(o)
    # Repeated tiles extend to the right and to the back of the first one.
    o.location = (-(reach - 1) / 2 * tile, line + tile / 2, level)
    ocean = o.modifiers.new("ocean", "OCEAN")
    ocean.geometry_mode = "GENERATE"
    ocean.repeat_x = ocean.repeat_y = reach
    ocean.resolution = ocean.viewport_resolution = detail
    ocean.spatial_size = tile
    ocean.wave_scale, ocean.choppiness = waves, choppy
    ocean.wind_velocity = wind
    ocean.random_seed = seed
    ocean.time = 3.7
    mesh.materials.append(water(color, rough))
    far = line + reach * tile - 1
    corners = [(-6000, far, level), (6000, far, level), (6000, 12000, level), (-6000, 12000, level)]
    mesh_object("far sea", corners, [[0, 1, 2, 3]], [water(color, 0.2)])
    return o


def water(color="#0e3540", rough=0.06):
    m = material("water", color, rough, spec=0.5, ior=1.33)
    fine = noise(m, 2.2, 6, 0.6, at=place(m, "Object"))
    bump(m, fine, 0.25, 0.25)
    return m


def wet_sand(line, width=6.0, dry="#b89a74", wet="#6b5540"):
    """Sand that is wet up to `width` metres before the water's edge at y = line."""
    m = material("sand", dry, 0.9, spec=0.3)
    at = node(m, "ShaderNodeSeparateXYZ")
    link(m, node(m, "ShaderNodeNewGeometry").outputs["Position"], at.inputs[0])
    wander = noise(m, 0.25, 5, 0.5, at=node(m, "ShaderNodeNewGeometry").outputs["Position"])
    edge = calculate(m, "MULTIPLY_ADD", wander, width * 1.4, line - width * 1.7)
    share = calculate(m, "DIVIDE", calculate(m, "SUBTRACT", at.outputs[1], edge), width * 0.25)
    share = calculate(m, "MINIMUM", calculate(m, "MAXIMUM", share, 0), 1)
    here = node(m, "ShaderNodeNewGeometry").outputs["Position"]
    fine, ripples = noise(m, 60, 4, 0.7, at=here), noise(m, 2.2, 5, 0.55, (1, 3, 1), at=here)
    tint = ramp(m, noise(m, 1.3, 6, at=here), [(0.3, 0.8), (0.7, 1.12)])
    set_color(m, mix(m, 1, mix(m, share, dry, wet), tint, "MULTIPLY"))
    pools = ramp(m, noise(m, 0.7, 4, 0.55, (0.6, 1.6, 1), at=here), [(0.38, 0.04), (0.62, 0.32)])
    link(m, mix(m, share, 0.85, pools), principled(m).inputs["Roughness"])
    link(m, mix(m, share, 0.25, 0.6), principled(m).inputs["Specular"])
    uneven = calculate(m, "MULTIPLY_ADD", fine, 0.06, ripples)
    bump(m, uneven, 0.22, 0.06)
    return m


def beach(m, line, near=-60, half=400, fall=0.02):
    """A plane of sand that dips under the sea behind y = line."""
    rows = [(near, (line - near) * fall), (line + 15, -15 * fall)]
    verts = [(x, y, z) for y, z in rows for x in (-half, half)]
    return mesh_object("beach", verts, [[0, 1, 3, 2]], [m])


def foam_line(line, amplitude, half=120, width=1.2, seed=0, height=0.02, rise=0.01, color="#f4f1ea"):
    """The thin sheet of foam at the water's edge: a wavy ribbon with holes."""
    m = material("foam", color, 0.75, spec=0.3)
    here = node(m, "ShaderNodeNewGeometry").outputs["Position"]
    edge = place(m, "UV")
    split = node(m, "ShaderNodeSeparateXYZ")
    link(m, edge, split.inputs[0])
    bubbles = node(m, "ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE")
    bubbles.inputs["Scale"].default_value = 3.5
    moved = node(m, "ShaderNodeVectorMath", operation="ADD")
    link(m, here, moved.inputs[0])
    warp = node(m, "ShaderNodeTexNoise")
    warp.inputs["Scale"].default_value = 1.6
    warp.inputs["Detail"].default_value = 4
    link(m, here, warp.inputs["Vector"])
    link(m, warp.outputs["Color"], moved.inputs[1])
    link(m, moved.outputs[0], bubbles.inputs["Vector"])
    lace = ramp(m, bubbles.outputs["Distance"], [(0.05, 1), (0.2, 0)])
    body = ramp(m, split.outputs[1], [(0.0, 0.0), (0.04, 1.0), (0.22, 0.55), (1.0, 0.0)])
    dense = ramp(m, split.outputs[1], [(0.0, 1), (0.16, 1), (0.3, 0)])
    patches = ramp(m, noise(m, 1.1, 5, 0.6, at=here), [(0.35, 0.2), (0.6, 1)])
    cover = calculate(m, "MULTIPLY", calculate(m, "MULTIPLY", calculate(m, "MAXIMUM", lace, dense), body), patches)
    link(m, cover, principled(m).inputs["Alpha"])
    return _ribbon(m, line, amplitude, half, width, seed, height, rise)


def _ribbon(m, line, amplitude, half, width, seed, height, rise):
    verts, uvs, steps = [], [], 600
    for k in range(steps + 1):
        x = -half + 2 * half * k / steps
        y = line + amplitude * chance.noise((x * 0.11, seed, 0)) + 0.35 * amplitude * chance.noise((x * 0.5, seed, 3))
        verts += [(x, y, height), (x, y + width, height + rise)]
        uvs += [(x, 0), (x, 1)]
    return sheet("foam", verts, strip_faces(steps), uvs, m, finer=False)
