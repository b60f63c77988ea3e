/** Encodes the rendered planes of a plate as WebP and writes its description. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plane, PlateDescription } from '../../../src/artwork/plate/plate.ts';

const PLANES: readonly Plane[] = ['B', 'D', 'G', 'M', 'mask'];

/** @param rendered folder of `<angle>.<plane>.png` and `<angle>.json` @param home the plate's folder */
export async function writePlate(rendered: string, home: string, angle: string): Promise<void> {
  await mkdir(home, { recursive: true });
  const files: PlateDescription['files'] = {};
  for (const plane of PLANES) {
    const png = path.join(rendered, `${angle}.${plane}.png`);
    if (!existsSync(png)) continue;
    files[plane] = `${angle}.${plane}.webp`;
    await encodePlane(plane, png).toFile(path.join(home, files[plane]));
  }
  const text = await readFile(path.join(rendered, `${angle}.json`), 'utf8');
  const { mesh, ...known } = JSON.parse(text) as PlateDescription;
  await writeFile(path.join(home, `${angle}.json`), JSON.stringify({ ...known, files, mesh }));
}

/** The mask is exact, the light nearly so. */
function encodePlane(plane: Plane, png: string) {
  return plane === 'mask'
    ? sharp(png).toColourspace('b-w').webp({ lossless: true, effort: 4 })
    : sharp(png).removeAlpha().webp({ nearLossless: true, quality: 60, effort: 3 });
}
