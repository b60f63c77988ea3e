"""Two grown-ups and two children walk hand in hand over wet sand, toward the evening sun."""

from .. import lens
from ..darkroom import Film
from ..nature import shore, sky
from ..people import person

LINE = 13.0


def build():
    world = sky.sky(5.6, turn=2.2, strength=0.09, dust=2.2, sun=0.5)
    sky.clouds(
        world,
        (14, 8.5, 5),
        (5, 4.2, 4.4),
        5.6,
        turn=2.2,
        cover=0.45,
        scale=0.9,
        stretch=(0.7, 1.6),
        soft=0.28,
        most=0.75,
    )
    lens.mist(2, 40)
    sand = shore.wet_sand(LINE, width=26)
    shore.beach(sand, LINE, fall=0.012)
    shore.sea(LINE + 2, -0.2, reach=5, tile=70, waves=0.4, wind=5, detail=16)
    for k, (line, width) in enumerate(((LINE - 1.2, 1.6), (LINE + 2, 2.2), (LINE + 6.5, 2.0))):
        shore.foam_line(line, 1.5, width=width, seed=3 * k, height=0.03 + 0.02 * k)
    _family()
    lens.camera((0.25, -8.2, 1.25), (0.0, 0, 1.02), lens=52, focus=(0, 0, 1), fstop=2.0)
    return Film(
        exposure=0.45, balance=(1.07, 0.98, 0.97), contrast=1.45, saturation=1.4, bloom=0.09, samples=56, part=1.0
    )


def _family():
    ground = 0.1
    hold = dict(ground=ground)
    person(
        (-0.98, 0.05),
        1.8,
        0.85,
        right=(-0.62, 0.1, 0.84),
        top="#43505b",
        legs="#34383f",
        hair="#2c2119",
        hem=0.08,
        tilt=0.3,
        **hold
    )
    person(
        (-0.34, 0.0),
        1.06,
        -0.9,
        left=(-0.62, 0.1, 0.84),
        right=(-0.08, 0.1, 0.66),
        child=True,
        top="#a5483a",
        legs="#4b5a70",
        hair="#5a3e26",
        tilt=-0.5,
        **hold
    )
    person(
        (0.2, 0.05),
        1.2,
        0.8,
        left=(-0.08, 0.1, 0.66),
        right=(0.52, 0.1, 0.86),
        child=True,
        top="#a08f72",
        legs="#a08f72",
        hair="#7a5430",
        skirt=0.34,
        long=1.8,
        blow=0.3,
        sleeveless=True,
        **hold
    )
    person(
        (0.86, 0.0),
        1.67,
        -0.8,
        left=(0.52, 0.1, 0.86),
        top="#8f979b",
        hair="#3f2a1c",
        skirt=0.26,
        long=2.3,
        blow=0.28,
        blown=0.05,
        sleeveless=True,
        tilt=-0.4,
        **hold
    )
