/** Raised lettering for 3D printers as a binary STL in mm, z upwards: one closed body on its base, or letters alone. */
import { TOLERANCE_MM, rectPath } from '../../../../artwork/render/design-contours.ts';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import { flattenPath } from '../../../../artwork/render/flatten-path.ts';
import { STANDARD_RELIEF } from '../../../../artwork/production/machine-settings.ts';
import type { MachineSettings } from '../../../../artwork/production/machine-settings.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { withGeometry } from './geometry.ts';
import type { Geometry, Solid } from './geometry.ts';
import { weldedShape } from './weld.ts';

export interface Relief {
  stl: Buffer;
  /** Number of separate parts. */
  pieces: number;
  /** Size of the whole body. */
  size: [x: number, y: number, z: number];
}

/** How deep letters extend into the base, so that both form one body. */
const ROOT_MM = 0.2;

export function reliefStl(
  document: DesignDocument,
  shaper: Shaper,
  { relief = STANDARD_RELIEF, base }: MachineSettings,
  mirrored: boolean,
): Promise<Relief> {
  const { w, h } = document.area;
  return withGeometry((geometry) => {
    const { keep } = geometry;
    // In drawings y points down, in solids up.
    const shape = keep(
      keep(weldedShape(geometry, document, shaper, mirrored).mirror([0, 1])).translate(0, h),
    );
    const letters = (height: number, from: number): Solid[] =>
      shape.isEmpty() ? [] : [keep(keep(shape.extrude(height)).translate(0, 0, from))];
    if (!base) return written(geometry, letters(relief, 0));
    const left = (w - base.w) / 2;
    const below = (h - base.h) / 2;
    const outline = rectPath({
      id: 'base',
      type: 'rect',
      fill: '#000',
      x: left,
      y: below,
      w: base.w,
      h: base.h,
      radius: base.corner,
    });
    const plate = geometry.flat(flattenPath(outline, TOLERANCE_MM).map(({ points }) => points));
    return written(geometry, [
      keep(plate.extrude(base.thickness)),
      ...letters(relief + ROOT_MM, base.thickness - ROOT_MM),
    ]);
  });
}

const HEADER_BYTES = 80;
const TRIANGLE_BYTES = 50;

function written(geometry: Geometry, parts: readonly Solid[]): Relief {
  if (parts.length === 0) throw new RangeError('There is nothing to print: the design is empty');
  const body = geometry.joinSolids(parts);
  const pieces = body.decompose();
  for (const piece of pieces) geometry.keep(piece);
  const { vertProperties, triVerts, numProp } = body.getMesh();
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  const vertex = (index: number, axis: number) => vertProperties[index * numProp + axis] ?? 0;
  for (const index of triVerts) {
    for (const axis of [0, 1, 2]) {
      least[axis] = Math.min(least[axis] ?? 0, vertex(index, axis));
      most[axis] = Math.max(most[axis] ?? 0, vertex(index, axis));
    }
  }
  const triangles = triVerts.length / 3;
  const stl = Buffer.alloc(HEADER_BYTES + 4 + triangles * TRIANGLE_BYTES);
  stl.write('Keepsake, millimetres');
  stl.writeUInt32LE(triangles, HEADER_BYTES);
  for (let triangle = 0; triangle < triangles; triangle++) {
    const corners = [0, 1, 2].map((corner) => {
      const index = triVerts[triangle * 3 + corner] ?? 0;
      // Moves the body to the origin, as in a printer's coordinates.
      return [0, 1, 2].map((axis) => vertex(index, axis) - (least[axis] ?? 0));
    });
    const values = [...normalOf(corners), ...corners.flat()];
    values.forEach((value, place) =>
      stl.writeFloatLE(value, HEADER_BYTES + 4 + triangle * TRIANGLE_BYTES + place * 4),
    );
  }
  const side = (axis: number) => (most[axis] ?? 0) - (least[axis] ?? 0);
  return { stl, pieces: pieces.length, size: [side(0), side(1), side(2)] };
}

function normalOf([a = [], b = [], c = []]: readonly number[][]): number[] {
  const [ux = 0, uy = 0, uz = 0] = b.map((value, axis) => value - (a[axis] ?? 0));
  const [vx = 0, vy = 0, vz = 0] = c.map((value, axis) => value - (a[axis] ?? 0));
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal) || 1;
  return normal.map((value) => value / length);
}
