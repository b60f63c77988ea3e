/** Welded outlines as DXF release 12, which all laser software reads: closed polylines in mm, y upwards. */
import type { PrintArea } from '../../../../artwork/design/design.ts';
import type { Point } from '../../../../artwork/render/flatten-path.ts';
import type { LaserWork } from '../../../../artwork/production/machine-settings.ts';
import { number } from '../../../../artwork/render/number.ts';
import { LASER_COLOURS } from './laser-colours.ts';
import type { Welded } from './weld.ts';

const MILLIMETRES = 4;

type Pair = readonly [code: number, value: string | number];

/** The origin is the lower left corner of the print area. */
export function laserDxf({ outlines }: Welded, { w, h }: PrintArea, work: LaserWork): Buffer {
  const { index, layer } = LASER_COLOURS[work];
  const upright = outlines.map((points) =>
    points.map(([x, y]): Point => [number(x), number(h - y)]),
  );
  const everything: Pair[] = [
    ...section('HEADER', [
      ...variable('$ACADVER', [1, 'AC1009']),
      ...variable('$INSUNITS', [70, MILLIMETRES]),
      ...variable('$MEASUREMENT', [70, 1]),
      ...variable('$LIMMIN', [10, 0], [20, 0]),
      ...variable('$LIMMAX', [10, w], [20, h]),
      ...extents(upright),
    ]),
    ...section('TABLES', [
      ...table('LTYPE', [2, 'CONTINUOUS'], [70, 0], [3, 'Solid line'], [72, 65], [73, 0], [40, 0]),
      ...table('LAYER', [2, layer], [70, 0], [62, index], [6, 'CONTINUOUS']),
    ]),
    ...section(
      'ENTITIES',
      upright.flatMap((points) => polyline(points, layer)),
    ),
    [0, 'EOF'],
  ];
  return Buffer.from(everything.map(([code, value]) => `${code}\r\n${value}\r\n`).join(''));
}

const section = (name: string, pairs: readonly Pair[]): Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...pairs,
  [0, 'ENDSEC'],
];

const variable = (name: string, ...values: Pair[]): Pair[] => [[9, name], ...values];

/** A table of one entry. */
const table = (name: string, ...entry: Pair[]): Pair[] => [
  [0, 'TABLE'],
  [2, name],
  [70, 1],
  [0, name],
  ...entry,
  [0, 'ENDTAB'],
];

function extents(outlines: readonly Point[][]): Pair[] {
  const points = outlines.flat();
  if (points.length === 0) return [];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  return [
    ...variable('$EXTMIN', [10, least(xs)], [20, least(ys)], [30, 0]),
    ...variable('$EXTMAX', [10, most(xs)], [20, most(ys)], [30, 0]),
  ];
}

const polyline = (points: readonly Point[], layer: string): Pair[] => [
  [0, 'POLYLINE'],
  [8, layer],
  [66, 1],
  // A dummy point, required by the format.
  [10, 0],
  [20, 0],
  [30, 0],
  [70, 1],
  ...points.flatMap(([x, y]): Pair[] => [
    [0, 'VERTEX'],
    [8, layer],
    [10, x],
    [20, y],
    [30, 0],
  ]),
  [0, 'SEQEND'],
  [8, layer],
];
