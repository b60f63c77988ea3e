/** A jazz-age sunrise of gilded rays over a name in tall capitals. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import {
  designDocument,
  ground,
  line,
  rect,
  shape,
  text,
} from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { radians } from '../../src/artwork/drawing/foliage.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, hasHands, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { CREAM } from './palette.ts';
import { hourMarks } from './sheet.ts';

const NIGHT = '#1f3a3a';
const BRASS = '#b98d3e';
const GILT = '#d9b26a';
const PALE_GILT = '#f0dcae';
const RAYS = 15;
/** What is wider than this in parts of its height hangs by holes in its corners, where a border would run. */
const SIGN = 1.9;
/** Share of its slice that a ray fills; the rest keeps rays apart. */
const FILL = 0.62;
/** Radii of the sun's rings and the two lengths of its rays, in shares of the whole. */
const SUN = 0.15;
const RINGS = [0.2, 0.235];
const BEGIN = 0.29;
const LENGTHS = [1, 0.8] as const;

export const decoSunburst: DesignTemplate = {
  slug: 'deco-sunburst',
  name: 'Deco Sunburst',
  mood: 'Cocktails at eight',
  fields: [
    { name: 'name', label: 'Names', sample: 'Winnie & Arthur', maxLength: 24 },
    {
      name: 'line',
      label: 'Occasion or date',
      sample: 'Diamond wedding · 1966 – 2026',
      maxLength: 34,
      optional: true,
      ideas: [
        'Diamond wedding',
        'Golden wedding',
        'Happy anniversary',
        'Stage door',
        'Now showing',
        'Cocktail hour',
      ],
    },
  ],
  layout(surface) {
    const sheet = isSheet(surface)
      ? [ground(surface.area, isNight(surface) ? NIGHT : CREAM), ...hourMarks(surface, BRASS)]
      : [];
    const motifs = framesOf(surface).flatMap((frame) => [
      ...border(frame, surface),
      ...motif(frame, surface),
    ]);
    return designDocument('deco-sunburst', surface.area, [...sheet, ...motifs]);
  },
};

interface Inks {
  bright: string;
  pale: string;
}

/** Sheets are dark, except where dark hands turn on them. */
function isNight(surface: Surface): boolean {
  return isSheet(surface) && !hasHands(surface);
}

function inksFor(surface: Surface): Inks {
  if (isNight(surface)) return { bright: GILT, pale: PALE_GILT };
  return inkOn(surface, { bright: BRASS, pale: NIGHT }, { bright: GILT, pale: PALE_GILT });
}

function motif({ x, y, w, h, s }: Frame, surface: Surface): Drawn[] {
  const { bright, pale } = inksFor(surface);
  const high = Math.min(h, s * 1.15);
  const radius = Math.min(high * 0.46, w * 0.36);
  const horizon = y + high * 0.08;
  const half = Math.min(w * 0.42, radius * 1.5);
  const width = Math.min(w * 0.84, high * 1.3);
  return [
    ...sun(x, horizon, radius, bright, pale),
    line(
      `M${number(x - half)} ${number(horizon + high * 0.022)}H${number(x + half)}`,
      bright,
      high * 0.011,
    ),
    line(
      `M${number(x - half * 0.86)} ${number(horizon + high * 0.05)}H${number(x + half * 0.86)}`,
      bright,
      high * 0.005,
    ),
    text(x, y + high * 0.285, 'roman', high * 0.13, 'Winnie & Arthur', pale, {
      field: 'name',
      upperCase: true,
      tracking: 60,
      maxWidth: width,
      centred: true,
    }),
    text(x, y + high * 0.365, 'sans', high * 0.037, 'Diamond wedding · 1966 – 2026', pale, {
      field: 'line',
      upperCase: true,
      tracking: 170,
      maxWidth: width * 0.9,
    }),
  ];
}

function sun(x: number, y: number, radius: number, bright: string, pale: string): Drawn[] {
  const slice = 180 / RAYS;
  const rays = Array.from({ length: RAYS }, (_, place) => {
    const middle = -90 + slice * (place + 0.5);
    return ray(x, y, radius, middle, (slice * FILL) / 2, LENGTHS[place % 2] ?? 1);
  });
  return [
    shape(halfDisc(x, y, radius * SUN), pale),
    ...RINGS.map((share) => line(halfRing(x, y, radius * share), bright, radius * 0.014)),
    ...rays.map((d, place) => shape(d, place % 2 === 0 ? bright : pale)),
  ];
}

/** A wedge from the rings outwards with a stepped, pointed end. */
function ray(
  x: number,
  y: number,
  radius: number,
  middle: number,
  spread: number,
  length: number,
): string {
  const at = (angle: number, out: number): string =>
    `${number(x + Math.sin(radians(angle)) * out)} ${number(y - Math.cos(radians(angle)) * out)}`;
  const [inner, shoulder, tip] = [radius * BEGIN, radius * length * 0.94, radius * length];
  return `M${at(middle - spread, inner)}L${at(middle - spread, shoulder)}L${at(middle, tip)}L${at(middle + spread, shoulder)}L${at(middle + spread, inner)}Z`;
}

function halfDisc(x: number, y: number, radius: number): string {
  return `${halfRing(x, y, radius)}Z`;
}

function halfRing(x: number, y: number, radius: number): string {
  const r = number(radius);
  return `M${number(x - radius)} ${number(y)}A${r} ${r} 0 0 1 ${number(x + radius)} ${number(y)}`;
}

/** Double lines with stepped corners; on cups, glasses and shirts the sun stands free. */
function border({ x, y, w, h, s }: Frame, surface: Surface): Drawn[] {
  const framed = (surface.shape === 'square' || surface.shape === 'landscape') && w < h * SIGN;
  if (!framed || s < 40 || surface.process === 'etch') return [];
  const { bright } = inksFor(surface);
  const step = s * 0.045;
  return [
    line(stepped(x, y, w / 2, h / 2, step), bright, s * 0.007),
    line(stepped(x, y, w / 2 - step * 0.55, h / 2 - step * 0.55, step), bright, s * 0.0035),
    ...[-1, 1].flatMap((right) =>
      [-1, 1].map((down): Drawn => {
        const side = step * 0.34;
        return rect(
          x + right * (w / 2 - step * 0.36) - side / 2,
          y + down * (h / 2 - step * 0.36) - side / 2,
          side,
          side,
          bright,
        );
      }),
    ),
  ];
}

function stepped(x: number, y: number, halfW: number, halfH: number, step: number): string {
  const corner = (right: number, down: number): string[] => {
    const outer = [x + right * halfW, y + down * (halfH - step)];
    const inner = [x + right * (halfW - step), y + down * (halfH - step)];
    const upper = [x + right * (halfW - step), y + down * halfH];
    const points = right * down < 0 ? [upper, inner, outer] : [outer, inner, upper];
    return points.map((point) => point.map(number).join(' '));
  };
  return `M${[...corner(1, -1), ...corner(1, 1), ...corner(-1, 1), ...corner(-1, -1)].join('L')}Z`;
}
