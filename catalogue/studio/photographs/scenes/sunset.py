"""A couple stands close together at the water's edge and watches the sun go down."""

from .. import lens
from ..darkroom import Film
from ..nature import shore, sky
from ..people import person

LINE = 3.2
SUN = dict(elevation=3.4, turn=5.2)


def build():
    world = sky.sky(**SUN, strength=0.11, dust=3.0, sun=0.55, size=1.1)
    sky.clouds(
        world,
        (26, 9.5, 4.2),
        (7.5, 4.0, 5.2),
        **SUN,
        cover=0.62,
        scale=1.1,
        stretch=(0.55, 1.5),
        soft=0.22,
        most=0.8,
        seed=4
    )
    lens.mist(2, 60)
    shore.beach(shore.wet_sand(LINE, width=14, dry="#a98a68"), LINE, fall=0.014)
    shore.sea(LINE + 1, -0.15, reach=5, tile=70, waves=0.62, wind=6, detail=18, color="#123a44")
    for k, (line, width) in enumerate(((LINE - 1.6, 1.2), (LINE + 0.6, 1.8), (LINE + 4, 1.8))):
        shore.foam_line(line, 1.2, width=width, seed=5 * k + 1, height=0.03 + 0.03 * k)
    hold = dict(ground=0.03)
    person(
        (-0.2, 0.0),
        1.8,
        0.12,
        right=(0.3, -0.16, 1.06),
        top="#46525f",
        legs="#2a2d33",
        hair="#241b14",
        lean=0.03,
        tilt=0.5,
        hem=0.08,
        **hold
    )
    person(
        (0.2, 0.02),
        1.67,
        -0.14,
        left=(-0.04, -0.2, 1.06),
        top="#b3938a",
        hair="#4a2f1e",
        skirt=0.22,
        long=2.5,
        blow=0.3,
        blown=0.07,
        sleeveless=True,
        lean=-0.06,
        tilt=-0.6,
        **hold
    )
    lens.camera((0.1, -7.6, 1.1), (0.05, 0, 1.12), lens=62, focus=(0, 0, 1), fstop=2.0)
    return Film(exposure=0.2, balance=(1.06, 0.94, 1.0), contrast=1.4, saturation=1.35, bloom=0.09, samples=36)
