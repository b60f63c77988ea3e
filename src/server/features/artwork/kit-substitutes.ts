/** Files of the letterings for other writings, and the list by which a browser finds them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  SUBSTITUTES,
  substituteFile,
  substituteHash,
} from '../../../../catalogue/fonts/substitutes.ts';
import type { SubstituteList } from '../../../artwork/design/substitute-list.ts';

/** Undefined for another hash, which was kept when the file was made: hashing all slices here would take too long. */
export async function readSubstitute(
  catalogueFolder: string,
  id: string,
  slice: string,
  hash: string | undefined,
): Promise<Buffer | undefined> {
  const file = substituteFile(slice === '' ? id : `${id}.${slice}`);
  if (!file || substituteHash(id) !== hash) return undefined;
  return readFile(path.join(catalogueFolder, 'fonts', file));
}

export function substituteList(): Buffer {
  const list: SubstituteList = {
    list: SUBSTITUTES,
    addresses: Object.fromEntries(
      SUBSTITUTES.map(({ id, isSliced }) => [
        id,
        `/media/artwork/substitute.${id}${isSliced ? '.*' : ''}.${substituteHash(id)}.ttf`,
      ]),
    ),
  };
  return Buffer.from(JSON.stringify(list));
}
