/**
 * Writes the sheets of all plates: their planes one below the other in one small picture, for
 * browsers to paint with.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plane } from '../../../src/artwork/plate/plate.ts';
import { SHEET_WIDTHS, sheetBands } from '../../../src/artwork/plate/plate-sheet.ts';
import { readDescription } from '../../../src/server/features/artwork/compose/plate-description.ts';
import { readPlanes } from '../../../src/server/features/artwork/compose/plate-planes.ts';
import type { PlatePlanes } from '../../../src/server/features/artwork/compose/plate-planes.ts';

const PLANES: Readonly<Record<Plane, keyof PlatePlanes>> = {
  B: 'underneath',
  D: 'light',
  G: 'gloss',
  M: 'light',
  mask: 'mask',
};

/** Writes `<plate>/<angle>-<width>.webp`. @param catalogue the catalogue's folder */
export async function writeSheets(catalogue: string): Promise<void> {
  const plates = path.join(catalogue, 'plates');
  const sheets = path.join(catalogue, 'sheets');
  await rm(sheets, { recursive: true, force: true });
  for (const file of await readdir(plates, { recursive: true })) {
    const [, plate, angle] = /^([\w-]+)[/\\]([\w-]+)\.json$/.exec(file) ?? [];
    if (!plate || !angle) continue;
    await mkdir(path.join(sheets, plate), { recursive: true });
    for (const width of SHEET_WIDTHS) {
      const sheet = await plateSheet(plates, plate, angle, width);
      await writeFile(path.join(sheets, plate, `${angle}-${width}.webp`), sheet);
    }
  }
}

async function plateSheet(folder: string, plate: string, angle: string, width: number) {
  const { home, description } = await readDescription(folder, plate, angle);
  const planes = await readPlanes(home, description, width);
  const bands = sheetBands(description);
  const pixels = Buffer.alloc(width * width * 3 * bands.length);
  bands.forEach((band, place) => {
    const plane = planes[PLANES[band]];
    if (!plane) throw new Error(`Plate ${plate}/${angle} lacks its plane ${band}`);
    pixels.set(band === 'mask' ? grey(plane) : plane, place * width * width * 3);
  });
  return sharp(pixels, { raw: { width, height: width * bands.length, channels: 3 } })
    .webp({ quality: 88, smartSubsample: true, effort: 6 })
    .toBuffer();
}

function grey(mask: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(mask.length * 3);
  mask.forEach((value, place) => pixels.fill(value, place * 3, place * 3 + 3));
  return pixels;
}
