/** A plate: the photograph of a blank split into planes of light, and the mesh that places a design on it. */
import type { PrintArea, Process } from '../design/design.ts';
import type { PlaneEncoding } from './tone.ts';

/**
 * Planes of a plate. Ink (sublimation, vinyl, print3d): D is the light on the white printed
 * surface, B the blank's own colour in that light (equal to D if it is white), G the gloss on top.
 * Marks (laser, etch): B is the finished picture of the blank, M the same with its whole surface
 * marked. The mask is white where the print is visible.
 */
export type Plane = 'B' | 'D' | 'G' | 'M' | 'mask';

/** Where the design lies in the picture: a grid of points over the print area. */
export interface PlateMesh {
  cols: number;
  rows: number;
  /** Position over the print area, 0 to 1 (v downwards); values beyond that are bleed. */
  u: readonly number[];
  v: readonly number[];
  /** Row by row x, y; dividing by `q` gives parts of the frame, y downwards. */
  xy: readonly number[];
  q: number;
}

/** `<angle>.json` in a plate's folder. */
export interface PlateDescription {
  blank: string;
  angle: string;
  title: string;
  process: Process;
  /** Side of the square picture in pixels. */
  size: number;
  area: PrintArea;
  background: string;
  backgroundName: string;
  encoding: Partial<Record<Plane, PlaneEncoding>>;
  files: Partial<Record<Plane, string>>;
  /** The part of the frame that M covers, in pixels. */
  crop?: { x: number; y: number; w: number; h: number };
  /** The u that faces the camera, for wraps that need it. */
  focus?: number;
  /** The square of the frame that pictures show, in parts of its side; absent: the whole frame. */
  view?: { x: number; y: number; side: number };
  /** Colour of the material that a print3d design adds to its base. */
  relief?: string;
  mesh: PlateMesh;
}

/** Whether a process lays ink over the surface; the others change the surface itself and make one tone only. */
export function takesInk(process: Process): boolean {
  return process === 'sublimation' || process === 'vinyl' || process === 'print3d';
}

/** Whether a design is made in one tone: beam and paste make one mark, and a 3D printer uses one filament. */
export function isOneTone(process: Process): boolean {
  return !takesInk(process) || process === 'print3d';
}

/** The one ink in which a plate shows a design; undefined if it takes the design's own colours. */
export function monoInk({
  process,
  relief,
}: Pick<PlateDescription, 'process' | 'relief'>): string | undefined {
  return process === 'print3d' ? relief : takesInk(process) ? undefined : '#000';
}

const WHOLE_FRAME = { x: 0, y: 0, side: 1 };

type Mapped = Pick<PlateDescription, 'mesh' | 'area' | 'view'>;

/** Mesh points, four numbers each: x, y in the picture and s, t in the drawing with its bleed, both 0 to 1. */
export function meshPoints({ mesh, area, view = WHOLE_FRAME }: Mapped): Float32Array {
  const bleedU = area.bleed / area.w;
  const bleedV = area.bleed / area.h;
  const points = new Float32Array(mesh.cols * mesh.rows * 4);
  for (let row = 0; row < mesh.rows; row++) {
    for (let col = 0; col < mesh.cols; col++) {
      const place = row * mesh.cols + col;
      points[place * 4] = ((mesh.xy[place * 2] ?? 0) / mesh.q - view.x) / view.side;
      points[place * 4 + 1] = ((mesh.xy[place * 2 + 1] ?? 0) / mesh.q - view.y) / view.side;
      points[place * 4 + 2] = ((mesh.u[col] ?? 0) + bleedU) / (1 + 2 * bleedU);
      points[place * 4 + 3] = ((mesh.v[row] ?? 0) + bleedV) / (1 + 2 * bleedV);
    }
  }
  return points;
}

/** Two triangles for each cell of the mesh, as indices of its points. */
export function meshTriangles({ cols, rows }: PlateMesh): Uint16Array {
  const corners = new Uint16Array((cols - 1) * (rows - 1) * 6);
  let at = 0;
  for (let row = 0; row < rows - 1; row++) {
    for (let col = 0; col < cols - 1; col++) {
      const first = row * cols + col;
      const below = first + cols;
      corners.set([first, first + 1, below, first + 1, below + 1, below], at);
      at += 6;
    }
  }
  return corners;
}

/** Texels of the drawing per pixel of the picture where it appears largest: enough to stay crisp when warped. */
const TEXELS_PER_PIXEL = 1.4;
const LARGEST_TEXTURE = 4096;

/** Width in pixels at which to draw the design (with its bleed) for a picture of the given width. */
export function textureWidth(
  { mesh, area, view = WHOLE_FRAME }: Mapped,
  pictureWidth: number,
): number {
  const middle = (mesh.rows >> 1) * mesh.cols;
  const at = (col: number, axis: 0 | 1) => (mesh.xy[2 * (middle + col) + axis] ?? 0) / mesh.q;
  let densest = 0;
  for (let col = 0; col < mesh.cols - 1; col++) {
    const length = Math.hypot(at(col + 1, 0) - at(col, 0), at(col + 1, 1) - at(col, 1));
    densest = Math.max(densest, length / ((mesh.u[col + 1] ?? 0) - (mesh.u[col] ?? 0)));
  }
  const width =
    (densest / view.side) * pictureWidth * TEXELS_PER_PIXEL * (1 + (2 * area.bleed) / area.w);
  return Math.max(16, Math.round(Math.min(LARGEST_TEXTURE, width)));
}
