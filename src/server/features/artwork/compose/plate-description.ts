/** Reads what is known of a plate; apart from its planes, so that whoever needs only this does without what decodes pixels. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlateDescription } from '../../../../artwork/plate/plate.ts';

/** Plates and angles are names of the catalogue, never of a request; this only guards the folder. */
const NAME = /^[a-z0-9-]+$/;

/** Rejects with ENOENT where the catalogue has no such plate. @param folder catalogue/plates */
export async function readDescription(folder: string, plate: string, angle: string) {
  if (!NAME.test(plate) || !NAME.test(angle))
    throw new RangeError(`Not a plate: ${plate}/${angle}`);
  const home = path.join(folder, plate);
  const text = await readFile(path.join(home, `${angle}.json`), 'utf8');
  return { home, description: JSON.parse(text) as PlateDescription };
}
