/** The colours behind a part of a design: the blank, and the shapes and pictures below it. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { DrawnLayer } from '../stage/draw-layers.ts';

export interface Ground {
  /** `#rrggbb`. */
  hex: string;
  /** Of the part's letters or lines, how much lies on it; all shares are 1. */
  share: number;
}

const WIDTH = 64;
const HEIGHT = 32;
/** Thinner coverage of a pixel is an edge. */
const COVERED = 64;
/** Colours that differ by less count as one. A power of two, in bytes. */
const LIKE = 16;

/** Drawn small, where the part is. Empty if the part shows nothing. @param layers from back to front */
export async function groundsBehind(
  layers: readonly DrawnLayer[],
  id: string,
  surface: string,
): Promise<Ground[]> {
  const place = layers.findIndex((layer) => layer.id === id);
  const part = layers[place];
  if (!part?.box) return [];
  const [behind, covered] = await Promise.all([
    pixelsOf(onBlank(layers.slice(0, place), surface), part.box),
    pixelsOf(part.markup, part.box),
  ]);
  return groundsIn(behind, covered);
}

/** What is drawn within a box. @param layers from back to front */
export async function groundsAt(
  layers: readonly DrawnLayer[],
  box: Box,
  surface: string,
): Promise<Ground[]> {
  const behind = await pixelsOf(onBlank(layers, surface), box);
  return groundsIn(behind, behind);
}

function onBlank(layers: readonly DrawnLayer[], surface: string): string {
  const blank = `<rect x="-999" y="-999" width="9999" height="9999" fill="${surface}"/>`;
  return [blank, ...layers.map(({ markup }) => markup)].join('');
}

/** Both in RGBA. @param covered the part alone: only where it is counts */
export function groundsIn(behind: Uint8ClampedArray, covered: Uint8ClampedArray): Ground[] {
  const sums = new Map<string, { count: number; red: number; green: number; blue: number }>();
  let all = 0;
  for (let at = 0; at < behind.length; at += 4) {
    if ((covered[at + 3] ?? 0) < COVERED) continue;
    const [red = 0, green = 0, blue = 0] = behind.subarray(at, at + 3);
    const key = [red, green, blue].map((byte) => Math.floor(byte / LIKE)).join(' ');
    const sum = sums.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    sums.set(key, {
      count: sum.count + 1,
      red: sum.red + red,
      green: sum.green + green,
      blue: sum.blue + blue,
    });
    all += 1;
  }
  return [...sums.values()].map(({ count, red, green, blue }) => ({
    hex: `#${[red, green, blue].map((sum) => hexOf(sum / count)).join('')}`,
    share: count / all,
  }));
}

const hexOf = (byte: number): string => Math.round(byte).toString(16).padStart(2, '0');

async function pixelsOf(
  markup: string,
  { left, top, right, bottom }: Box,
): Promise<Uint8ClampedArray> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ` +
    `preserveAspectRatio="none" viewBox="${left} ${top} ${right - left} ${bottom - top}">` +
    `${markup}</svg>`;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas to look at the ground');
    context.drawImage(image, 0, 0, WIDTH, HEIGHT);
    return context.getImageData(0, 0, WIDTH, HEIGHT).data;
  } finally {
    URL.revokeObjectURL(address);
  }
}
