/** A door wreath of fir with berries, cones and a red bow, round the family’s name. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { framesOf, hasHands, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { bow } from '../motifs/christmas/bow.ts';
import { BERRY, FIRS, PALE_FIRS, berries, cone, firTwig } from '../motifs/christmas/evergreens.ts';
import { figure } from '../motifs/figure.ts';
import { sheet } from '../sheet.ts';
import { snowfall } from './snowfall.ts';

const TOP = 'Merry Christmas from';
const NAME = 'The Hallorans';
const LINE = '2026';
/** Twigs on each side, from the foot up to the top. */
const TWIGS = 17;
/** In one tone, where no fruit covers them and fine needles would run together. */
const TWIGS_IN_ONE_TONE = 13;
/** A wide surface gets an oval; wider than this it would look squashed. */
const WIDEST = 1.4;
/** Places of berries, in degrees from the foot. */
const BERRIES = [46, 88, 128, 165] as const;

export const firWreath: DesignTemplate = {
  slug: 'fir-wreath',
  name: 'Fir Wreath',
  mood: 'Traditional and welcoming',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: TOP,
      maxLength: 24,
      optional: true,
      ideas: ['Merry Christmas from', 'Season’s eatings', 'Christmas with', 'Pull up a chair'],
    },
    { name: 'name', label: 'Name', sample: NAME, maxLength: 22 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 18,
      optional: true,
      ideas: ['2026', 'with love', 'Christmas 2026'],
    },
  ],
  layout(surface) {
    return designDocument('fir-wreath', surface.area, [
      ...sheet(surface, '#f7f1e6', '#2f5d4a'),
      ...(isSheet(surface) ? snowfall(surface, 11, '#ffffff') : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const depth = Math.min(w, h);
  const length = depth * 0.19;
  const radiusY = depth * 0.5 - length * 0.84;
  const radiusX = Math.min(w * 0.5 - length * 0.72, radiusY * WIDEST);
  const middle = y - depth * 0.025;
  const ink = inkOn(surface, '#24463a', '#f6eedd');
  const small = { upperCase: true, tracking: 120, maxWidth: radiusX * 1.16 };
  const size = Math.min(radiusY * 0.5, radiusX * 0.44);
  const clock = hasHands(surface);
  return [
    ...green(x, middle, radiusX, radiusY, length, surface),
    ...figure(bow(BERRY, '#93262f'), {
      x,
      y: middle + radiusY + length * 0.02,
      size: length * 1.55,
      mono,
    }),
    text(
      x,
      middle - size * (clock ? 0.95 : 0.72),
      'sans',
      size * 0.23,
      TOP,
      inkOn(surface, BERRY, '#e9b7a4'),
      {
        ...small,
        field: 'top',
      },
    ),
    text(x, middle + size * 0.28, 'lobster', size, NAME, ink, {
      field: 'name',
      maxWidth: radiusX * 1.38,
      centred: true,
    }),
    text(x, middle + size * 0.82, 'sans', size * 0.23, LINE, inkOn(surface, BERRY, '#e9b7a4'), {
      ...small,
      maxWidth: radiusX,
      field: 'line',
    }),
  ];
}

function green(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  length: number,
  surface: Surface,
): Drawn[] {
  const mono = surface.ground === 'mono';
  const greens = inkOn(surface, FIRS, PALE_FIRS);
  /** A place on the oval, counted in degrees from its foot, and the way upwards along it. */
  const at = (degrees: number, side: 1 | -1, out = 0) => {
    const angle = (degrees * Math.PI) / 180;
    const [right, down] = [Math.sin(angle) * side, Math.cos(angle)];
    const [pace, fall] = [Math.cos(angle) * radiusX * side, Math.sin(angle) * radiusY];
    return {
      x: x + right * (radiusX + out),
      y: y + down * (radiusY + out),
      heading: (Math.atan2(pace, fall) * 180) / Math.PI,
    };
  };
  const count = mono ? TWIGS_IN_ONE_TONE : TWIGS;
  const twigs = Array.from({ length: count }, (_, place) => {
    const degrees = 8 + (place * 164) / (count - 1);
    return ([1, -1] as const).flatMap((side) => {
      const { heading, ...foot } = at(degrees, side);
      const lean = [-30, 26, 0][place % 3] ?? 0;
      return figure(firTwig(greens[(place + (side === 1 ? 0 : 1)) % greens.length] ?? greens[0]), {
        ...foot,
        size: length * (lean === 0 ? 1.06 : 0.92),
        mono,
        rotation: heading + lean * side,
      });
    });
  }).flat();
  const fruit = BERRIES.flatMap((degrees, place) =>
    ([1, -1] as const).flatMap((side) => {
      const { x: right, y: down } = at(
        degrees + side * 4,
        side,
        place % 2 === 0 ? length * 0.14 : -length * 0.1,
      );
      return figure(berries(BERRY, '#f3c3b4'), {
        x: right,
        y: down,
        size: length * 0.72,
        mono: false,
      });
    }),
  );
  const cones = ([1, -1] as const).flatMap((side) => {
    const { x: right, y: down } = at(27, side);
    return figure(cone('#a5794f', '#6d4a2f'), {
      x: right,
      y: down - length * 0.12,
      size: length * 0.72,
      mono: false,
      rotation: -side * 32,
    });
  });
  // One tone would melt fruit and needles together.
  return mono ? twigs : [...twigs, ...fruit, ...cones];
}
