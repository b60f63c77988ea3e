"""People seen from behind, walking toward +y: nobody's face is shown."""

import math

from make.materials import material

from .figures import egg, limb, rings, skin


def person(at, tall, stride=0.0, left=None, right=None, **look):
    """A person at (x, y) on the ground.

    stride: from -1 to 1, which leg is in front. left, right: places of the hands. The look has the
    colours top, legs, hair and skin; skirt: height of its hem as a share of the height; long: hair
    to the shoulders; child: proportions of a child; lean: to the right; hat.
    """
    x, y, h = at[0], at[1], tall
    child, lean = look.get("child", False), look.get("lean", 0) * h
    hip = (0.46 if child else 0.495) * h
    neck = (0.815 if child else 0.865) * h
    # Heights of the trunk are shares of what lies between hip and neck.
    waist, chest = hip + 0.32 * (neck - hip), hip + 0.66 * (neck - hip)
    wide = look.get("wide", 1) * (0.96 if child else 1) * h
    soft = bool(look.get("skirt")) or child
    shoulder = (0.084 if soft else 0.1) * wide
    z0 = look.get("ground", 0)

    def mid(z):
        return x + lean * (z / h) ** 2

    body = {"top": [], "legs": [], "hair": [], "skin": []}
    torso = [
        (hip - look.get("hem", 0.05) * h, 0.094, 0.07),
        (hip + 0.02 * h, 0.09, 0.07),
        (waist, 0.07 if look.get("skirt") else 0.083, 0.056),
        (chest, 0.09, 0.062),
        (neck - 0.075 * h, shoulder / wide + 0.012, 0.054),
        (neck - 0.045 * h, shoulder / wide + 0.004, 0.048),
        (neck - 0.022 * h, 0.062, 0.042),
        (neck, 0.036, 0.036),
    ]
    body["top"].append(rings([(mid(z), y, z + z0, a * wide, d * wide) for z, a, d in torso]))
    if look.get("coat"):
        hem = look["coat"] * h
        coat = [
            (hem, 0.115, 0.085),
            ((hem + hip) / 2, 0.104, 0.078),
            (hip + 0.03 * h, 0.096, 0.07),
            (waist, 0.084, 0.06),
        ]
        body["top"].append(
            rings(
                [
                    (mid(z) + 0.012 * h * (1 - k / 3), y - 0.01 * h * (3 - k), z + z0, a * wide, d * wide)
                    for k, (z, a, d) in enumerate(coat)
                ]
            )
        )
    if look.get("skirt"):
        hem = look["skirt"] * h
        blown = look.get("blown", 0.03) * h
        skirt = [
            (hem, 0.15, 0.1, 1),
            (hem + 0.06 * h, 0.128, 0.088, 0.7),
            (hip - 0.02 * h, 0.098, 0.072, 0.2),
            (waist, 0.074, 0.052, 0),
        ]
        cloth = "top" if look.get("dress", True) else "legs"
        body[cloth].append(rings([(mid(z) + blown * b, y, z + z0, a * wide, d * wide) for z, a, d, b in skirt]))
    _legs(body, x, y, h, hip, stride, wide, z0, bool(look.get("skirt") or look.get("bare")))
    for side, hand in ((-1, left), (1, right)):
        _arm(
            body, (mid(neck) + side * shoulder, y, neck - 0.06 * h + z0), hand, side, h, wide, look.get("sleeveless")
        )
    _head(body, mid(neck), y, neck + z0, h, look)
    bare = look.get("skin", "#b98a6c")
    colors = {
        "top": look.get("top", "#58636e"),
        "legs": look.get("legs", "#39424f"),
        "hair": look.get("hair", "#3a2b20"),
        "skin": bare,
    }
    voxel = max(0.009, 0.0075 * h)
    return [
        skin(name, parts, material(name, colors[name], 0.8, spec=0.2), voxel, 5)
        for name, parts in body.items()
        if parts
    ]


def _legs(body, x, y, h, hip, stride, wide, z0, bare):
    for side in (-1, 1):
        step = stride * side
        back = max(0, -step)
        knee = (x + side * 0.042 * wide, y + (0.09 * step + 0.05 * back) * h, 0.265 * h + z0)
        ankle = (x + side * 0.036 * wide, y + (0.16 * step - 0.05 * back) * h, (0.05 + 0.075 * back) * h + z0)
        # The foot behind is lifted at its heel.
        ball = (ankle[0] + side * 0.016 * h, ankle[1] + 0.08 * h, (0.018 + 0.008 * back) * h + z0)
        heel = (ankle[0] - side * 0.002 * h, ankle[1] - 0.018 * h - 0.02 * back * h, ankle[2] - 0.026 * h)
        half = [(a + b) / 2 for a, b in zip(knee, ankle)]
        thick = (0.046, 0.032, 0.031, 0.019) if bare else (0.05, 0.039, 0.036, 0.034)
        leg = [
            (x + side * 0.044 * wide, y, hip - 0.01 * h + z0, 0.055 * wide),
            (x + side * 0.045 * wide, y + 0.045 * step * h, 0.38 * h + z0, thick[0] * wide),
            (*knee, thick[1] * wide),
            (half[0] + side * 0.004 * h, half[1] - 0.014 * h, half[2] + 0.025 * h, thick[2] * wide),
            (*ankle, thick[3] * wide),
        ]
        body["skin" if bare else "legs"].append(limb(leg))
        toe = (ball[0] + side * 0.006 * h, ball[1] + 0.035 * h, 0.014 * h + z0, 0.013 * h)
        foot = [(*heel, 0.022 * h), (*[(a + b) / 2 for a, b in zip(heel, ball)], 0.023 * h), (*ball, 0.022 * h), toe]
        body["skin"].append(limb(foot))
        body["skin"].append(limb([(*heel, 0.021 * h), (*ankle, 0.019 * h)]))


def _arm(body, top, hand, side, h, wide, bare):
    reach = 0.36 * h
    hand = hand or (top[0] + side * 0.05 * h, top[1] + 0.05 * h, top[2] - reach * 0.98)
    drop = math.dist(top, hand)
    slack = math.sqrt(max(0, reach**2 - drop**2)) / 2
    elbow = [(a + b) / 2 for a, b in zip(top, hand)]
    elbow[0] += side * slack * 0.25
    elbow[1] -= slack * 0.9
    elbow[2] -= slack * 0.3
    upper = [a + (b - a) * 0.4 for a, b in zip(top, elbow)]
    fore = [a + (b - a) * 0.35 for a, b in zip(elbow, hand)]
    wrist = [a + (b - a) * 0.74 for a, b in zip(elbow, hand)]
    palm = [a + (b - a) * 0.9 for a, b in zip(elbow, hand)]
    thin = 0.85 if bare else 1
    sleeve = [
        (*top, 0.031),
        (*upper, 0.029 * thin),
        (*elbow, 0.024 * thin),
        (*fore, 0.025 * thin),
        (*wrist, 0.018 * thin),
    ]
    body["skin" if bare else "top"].append(limb([(*p[:3], p[3] * wide) for p in sleeve]))
    body["skin"].append(limb([(*wrist, 0.0135 * h), (*palm, 0.02 * h), (*hand, 0.016 * h)]))


def _head(body, x, y, z, h, look):
    child = look.get("child", False)
    size = (0.079 if child else 0.0575) * h
    turn = look.get("tilt", 0)
    top = z + size * 1.2
    cx = x + turn * h * 0.04
    body["skin"].append(limb([(x, y, z - 0.03 * h, 0.036 * h), (cx, y, z + size * 0.5, 0.033 * h)]))
    body["skin"].append(egg((cx, y + 0.1 * size, top - 0.1 * size), (0.82 * size, size, 1.2 * size)))
    for side in (-1, 1):
        body["skin"].append(
            egg((cx + side * 0.84 * size, y, top - 0.15 * size), (0.12 * size, 0.2 * size, 0.3 * size))
        )
    hair = body["hair"]
    hair.append(egg((cx, y - 0.12 * size, top + 0.14 * size), (0.93 * size, 1.02 * size, 1.14 * size)))
    if look.get("long"):
        blow = look.get("blow", 0.15) * size
        down = look["long"] * size
        hair.append(
            rings(
                [
                    (cx + blow * 2.2, y - 0.5 * size, top - down, 0.35 * size, 0.2 * size),
                    (cx + blow * 1.3, y - 0.55 * size, top - 0.75 * down, 0.74 * size, 0.36 * size),
                    (cx + blow * 0.4, y - 0.45 * size, top - 0.4 * down, 0.9 * size, 0.5 * size),
                    (cx, y - 0.2 * size, top + 0.2 * size, 0.93 * size, 0.85 * size),
                ]
            )
        )
        for k in range(5):
            off = (k - 2) * 0.26 * size
            hair.append(
                limb(
                    [
                        (cx + off, y - 0.6 * size, top - 0.6 * down, 0.2 * size),
                        (
                            cx + off * 1.15 + blow * (1.8 + 0.5 * (k % 2)),
                            y - 0.5 * size,
                            top - down * (1.04 + 0.1 * (k % 3)),
                            0.05 * size,
                        ),
                    ]
                )
            )
    if look.get("bun"):
        hair.append(egg((cx, y - 0.8 * size, top + 0.55 * size), (0.42 * size, 0.42 * size, 0.4 * size)))
    if look.get("tail"):
        hair.append(
            limb(
                [
                    (cx, y - 0.95 * size, top + 0.35 * size, 0.2 * size),
                    (cx + 0.25 * size, y - 1.35 * size, top - 0.1 * size, 0.24 * size),
                    (cx + 0.5 * size, y - 1.3 * size, top - 0.95 * size, 0.08 * size),
                ]
            )
        )
    if look.get("hat"):
        hair.append(
            rings(
                [
                    (cx, y, top + 0.28 * size, 1.75 * size, 1.75 * size),
                    (cx, y, top + 0.36 * size, 1.7 * size, 1.7 * size),
                    (cx, y, top + 0.45 * size, 1.05 * size, 1.1 * size),
                    (cx, y, top + 1.1 * size, 0.92 * size, 0.95 * size),
                    (cx, y, top + 1.3 * size, 0.55 * size, 0.6 * size),
                ]
            )
        )
