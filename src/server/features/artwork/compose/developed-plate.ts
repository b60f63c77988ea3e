/**
 * A plate prepared for compositing: the bare photograph, and for each printable pixel its light and
 * design coordinates.
 */
import { meshPoints, meshTriangles, takesInk } from '../../../../artwork/plate/plate.ts';
import type { PlateDescription } from '../../../../artwork/plate/plate.ts';
import { pictureTable, planeTable } from '../../../../artwork/plate/tone.ts';
import { develop } from './developer.ts';
import type { PlateTables } from './developer.ts';
import type { PlatePlanes } from './plate-planes.ts';

export interface DevelopedPlate {
  description: PlateDescription;
  width: number;
  /** The bare photograph, three bytes per pixel. */
  blank: Uint8Array;
  tables: PlateTables;
  /** Whether light is tone mapped for the screen; pictures of marks already are. */
  toned: boolean;
  /** Indices of printable pixels in the picture; the arrays below have the same order. */
  pixels: Uint32Array;
  underneath: Uint8Array;
  light: Uint8Array;
  gloss: Uint8Array | null;
  mask: Uint8Array;
  /** Four samples of s, t per pixel, in 65,534ths of the design with its bleed; OUTSIDE beyond the mesh. */
  samples: Uint16Array;
}

export const OUTSIDE = 65_535;
export const SAMPLE_SCALE = 65_534;
export const SAMPLES = 4;
/** Samples per pixel along each axis. */
const FINENESS = 2;

export function sizeOf(plate: DevelopedPlate): number {
  const { blank, pixels, underneath, light, gloss, mask, samples } = plate;
  return [blank, pixels, underneath, light, gloss, mask, samples].reduce(
    (all, part) => all + (part?.byteLength ?? 0),
    0,
  );
}

export function developPlate(
  description: PlateDescription,
  planes: PlatePlanes,
  width: number,
): DevelopedPlate {
  const toned = takesInk(description.process);
  const tables = tablesOf(description);
  const reached = sampleMesh(description, width);
  const pixels = reached.pixels.filter((pixel) => (planes.mask[pixel] ?? 0) > 0);
  const samples = new Uint16Array(pixels.length * SAMPLES * 2);
  pixels.forEach((pixel, place) => {
    const from = pixel * SAMPLES * 2;
    samples.set(reached.samples.subarray(from, from + SAMPLES * 2), place * SAMPLES * 2);
  });
  const underneath = picked(planes.underneath, pixels, 3);
  return {
    description,
    width,
    blank: develop(planes, tables, toned),
    tables,
    toned,
    pixels,
    underneath,
    light: planes.light === planes.underneath ? underneath : picked(planes.light, pixels, 3),
    gloss: planes.gloss && picked(planes.gloss, pixels, 3),
    mask: picked(planes.mask, pixels, 1),
    samples,
  };
}

function tablesOf({ process, encoding }: PlateDescription): PlateTables {
  const none = new Float32Array(256);
  if (!takesInk(process)) return { underneath: pictureTable(), light: pictureTable(), gloss: none };
  const { B, D, G } = encoding;
  if (!D || !G) throw new Error('A plate for ink names how D and G are stored');
  return { underneath: planeTable(B ?? D), light: planeTable(D), gloss: planeTable(G) };
}

function picked(plane: Uint8Array, pixels: Uint32Array, channels: number): Uint8Array {
  const kept = new Uint8Array(pixels.length * channels);
  pixels.forEach((pixel, place) => {
    for (let channel = 0; channel < channels; channel++) {
      kept[place * channels + channel] = plane[pixel * channels + channel] ?? 0;
    }
  });
  return kept;
}

/** Rasterises the mesh at four times the picture's resolution and stores the design point of each sample. */
function sampleMesh(
  description: PlateDescription,
  width: number,
): { pixels: Uint32Array; samples: Uint16Array } {
  const fine = width * FINENESS;
  const samples = new Uint16Array(width * width * SAMPLES * 2).fill(OUTSIDE);
  const touched = new Uint8Array(width * width);
  const points = meshPoints(description);
  const triangles = meshTriangles(description.mesh);
  const at = (corner: number) => {
    const from = (triangles[corner] ?? 0) * 4;
    const [x = 0, y = 0, s = 0, t = 0] = points.subarray(from, from + 4);
    return { x: x * fine - 0.5, y: y * fine - 0.5, s, t };
  };
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const a = at(corner);
    const b = at(corner + 1);
    const c = at(corner + 2);
    const doubleArea = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (Math.abs(doubleArea) < 1e-6) continue;
    const left = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.01));
    const right = Math.min(fine - 1, Math.floor(Math.max(a.x, b.x, c.x) + 0.01));
    const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.01));
    const bottom = Math.min(fine - 1, Math.floor(Math.max(a.y, b.y, c.y) + 0.01));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const p = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / doubleArea;
        const q = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / doubleArea;
        // A small tolerance, so that no sample falls between two triangles.
        if (p < -1e-4 || q < -1e-4 || p + q > 1.0001) continue;
        const pixel = (y >> 1) * width + (x >> 1);
        const sample = (pixel * SAMPLES + (y & 1) * FINENESS + (x & 1)) * 2;
        if (samples[sample] !== OUTSIDE) continue;
        samples[sample] = Math.round(
          within(a.s + p * (b.s - a.s) + q * (c.s - a.s)) * SAMPLE_SCALE,
        );
        samples[sample + 1] = Math.round(
          within(a.t + p * (b.t - a.t) + q * (c.t - a.t)) * SAMPLE_SCALE,
        );
        touched[pixel] = 1;
      }
    }
  }
  const pixels = Uint32Array.from(touched.keys()).filter((pixel) => touched[pixel] === 1);
  return { pixels, samples };
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
