/** A walker's map: contour lines around two summits, a dotted path to the higher one, and a clearing for the names. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import {
  designDocument,
  dot,
  ground,
  line,
  path,
  text,
} from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { contour } from './contours.ts';
import type { Height, MapSheet } from './contours.ts';
import { framesOf, inkOn, mainFrame, runsOverEdge } from './frame.ts';
import type { Frame } from './frame.ts';
import { hourMarks } from './sheet.ts';

const TRIANGLE = 'M0 -1L.9 .6L-.9 .6Z';
const LEVELS = 15;
/** Every fifth line is heavier, as on the maps people know. */
const HEAVY = 5;
const STEPS = 17;
/** Exponent of the badge's outline: 2 would be an ellipse, more is squarer. */
const SQUARENESS = 5;
const RIM_POINTS = 96;

/** The oval that stays free of lines. */
interface Clearing {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

export const contourLines: DesignTemplate = {
  slug: 'contour-lines',
  name: 'Contour Lines',
  mood: 'Boots, map and flask',
  fields: [
    { name: 'name', label: 'Names', sample: 'Tomasz & Priya', maxLength: 24 },
    {
      name: 'place',
      label: 'Summit or place',
      sample: 'Cadair Idris',
      maxLength: 24,
      optional: true,
    },
    {
      name: 'line',
      label: 'Height and date',
      sample: '893 m · 4 May 2026',
      maxLength: 28,
      optional: true,
    },
  ],
  layout(surface) {
    const over = runsOverEdge(surface);
    const paper = over ? [ground(surface.area, '#f1f0e4'), ...hourMarks(surface, '#5c6b4c')] : [];
    const sheets = over ? [wholeSheet(surface)] : framesOf(surface).map(sheetOf);
    const maps = sheets.flatMap((sheet) => map(sheet, surface));
    const words = framesOf(surface).flatMap((frame) => named(frame, surface));
    return designDocument('contour-lines', surface.area, [...paper, ...maps, ...words]);
  },
};

function wholeSheet(surface: Surface): MapSheet {
  const { w, h, bleed } = surface.area;
  return {
    left: -bleed - 2,
    top: -bleed - 2,
    right: w + bleed + 2,
    bottom: h + bleed + 2,
    cell: mainFrame(surface).s / 44,
  };
}

function sheetOf({ x, y, w, h, s }: Frame): MapSheet {
  return { left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2, cell: s / 40 };
}

function map(sheet: MapSheet, surface: Surface): Drawn[] {
  const over = runsOverEdge(surface);
  const frame = mainFrame(surface);
  const clearings = framesOf(surface).map(clearingOf);
  const open = (x: number, y: number): boolean =>
    clearings.every((clearing) => outside(clearing, x, y)) &&
    (over ? onDial(surface, x, y) : inBadge(frame, x, y));
  const land = landscape(sheet, frame.s);
  // Burnt or scratched, a fine line is finer than printed.
  const bold = surface.ground === 'mono' ? 1.5 : 1;
  const light = inkOn(surface, '#a8b48e', '#9fb89a');
  const heavy = inkOn(surface, '#6f8059', '#d3e0c6');
  const lines = Array.from({ length: LEVELS }, (_, place): Drawn => {
    const strong = place % HEAVY === 0;
    const d = contour(sheet, land, 0.1 + place * 0.075, open);
    return line(d, strong ? heavy : light, frame.s * bold * (strong ? 0.0075 : 0.0042));
  });
  return [
    ...lines.filter((each) => each.type !== 'path' || each.d !== ''),
    ...(over ? [] : [rim(frame, heavy)]),
    ...framesOf(surface).flatMap((each) => walk(each, surface)),
  ];
}

/** Hills at fixed places around every clearing, and a slow swell so that no part of the map is empty. */
function landscape({ left, top }: MapSheet, s: number): Height {
  const hills = [
    [0.08, -0.02, 0.3, 1],
    [0.75, 0.2, 0.34, 0.85],
    [0.35, 0.95, 0.3, 0.9],
    [1.05, 0.85, 0.26, 0.75],
  ] as const;
  const tile = 1.3;
  return (x, y) => {
    const [right, down] = [(x - left) / s, (y - top) / s];
    const swell =
      0.3 +
      0.16 * Math.sin(right * 4.3 + 1) * Math.cos(down * 3.9) +
      0.07 * Math.sin(right * 9.1 - down * 7.3);
    return (
      hills.reduce((height, [hillX, hillY, width, rise]) => {
        const awayX = right - hillX - Math.round((right - hillX) / tile) * tile;
        const awayY = down - hillY - Math.round((down - hillY) / tile) * tile;
        return height + rise * Math.exp(-(awayX ** 2 + awayY ** 2 * 1.3) / width ** 2);
      }, swell) * 0.72
    );
  };
}

/** Dots up to a triangle over the names: the way that was walked. */
function walk(frame: Frame, surface: Surface): Drawn[] {
  const { x, s } = frame;
  const { y, halfHeight } = clearingOf(frame);
  const ink = inkOn(surface, '#c4573a', '#f0b44a');
  const top = y - halfHeight * 0.66;
  const dots = Array.from({ length: STEPS }, (_, step) => {
    const along = (step - STEPS / 2 + 0.5) / STEPS;
    if (Math.abs(along) < 0.06) return [];
    return [
      dot(
        x + along * s * 0.52,
        top + s * 0.022 * Math.sin(along * 12) + s * 0.012,
        s * 0.0055,
        ink,
      ),
    ];
  });
  return [...dots.flat(), path(x, top, TRIANGLE, ink, { scale: number(s * 0.026) })];
}

function named(frame: Frame, surface: Surface): Drawn[] {
  const { x, s } = frame;
  const { y, halfWidth } = clearingOf(frame);
  const ink = inkOn(surface, '#34432f', '#f6eedd');
  // Burnt or scratched, letters need more room than printed ones.
  const bold = surface.ground === 'mono';
  const small = { upperCase: true, tracking: 170 };
  return [
    text(
      x,
      y + s * (bold ? 0.05 : 0.045),
      'serif',
      s * (bold ? 0.2 : 0.165),
      'Tomasz & Priya',
      ink,
      {
        field: 'name',
        maxWidth: halfWidth * 1.78,
        centred: true,
      },
    ),
    text(x, y + s * 0.143, 'sans-bold', s * 0.045, 'Cadair Idris', ink, {
      ...small,
      field: 'place',
      maxWidth: halfWidth * 1.4,
    }),
    text(x, y + s * 0.199, 'sans', s * 0.037, '893 m · 4 May 2026', ink, {
      ...small,
      field: 'line',
      maxWidth: halfWidth * 1.1,
    }),
  ];
}

function clearingOf({ x, y, w, s }: Frame): Clearing {
  return { x, y, halfWidth: Math.min(w * 0.43, s * 0.68), halfHeight: s * 0.245 };
}

function outside({ x, y, halfWidth, halfHeight }: Clearing, atX: number, atY: number): boolean {
  // Between an oval and a box, which suits lines of words.
  return Math.abs((atX - x) / halfWidth) ** 3 + Math.abs((atY - y) / halfHeight) ** 3 > 1;
}

/** The edge of a map that ends before the surface does. */
function rim({ x, y, w, h, s }: Frame, ink: string): Drawn {
  const points = Array.from({ length: RIM_POINTS }, (_, place) => {
    const angle = (place * 2 * Math.PI) / RIM_POINTS;
    const along = (share: number): number =>
      Math.sign(share) * Math.abs(share) ** (2 / SQUARENESS) * 0.995;
    return `${number(x + (along(Math.cos(angle)) * w) / 2)} ${number(y + (along(Math.sin(angle)) * h) / 2)}`;
  });
  return line(`M${points.join('L')}Z`, ink, s * 0.006);
}

function inBadge({ x, y, w, h }: Frame, atX: number, atY: number): boolean {
  return (
    Math.abs((atX - x) / (w / 2)) ** SQUARENESS + Math.abs((atY - y) / (h / 2)) ** SQUARENESS < 0.93
  );
}

function onDial({ area, shape }: Surface, x: number, y: number): boolean {
  return shape !== 'round' || Math.hypot(x - area.w / 2, y - area.h / 2) < area.w * 0.41;
}
