/** Reads a plate's description, separately from its planes so that callers need not load an image decoder. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlateDescription } from '../../../../artwork/plate/plate.ts';

/** Plates and angles come from the catalogue, not from requests; this only protects the folder. */
const NAME = /^[a-z0-9-]+$/;

/** Rejects with ENOENT if the catalogue has no such plate. @param folder catalogue/plates */
export async function readDescription(folder: string, plate: string, angle: string) {
  if (!NAME.test(plate) || !NAME.test(angle))
    throw new RangeError(`Not a plate: ${plate}/${angle}`);
  const home = path.join(folder, plate);
  const text = await readFile(path.join(home, `${angle}.json`), 'utf8');
  return { home, description: JSON.parse(text) as PlateDescription };
}
