/** Creates the seal of a design: the renderer version and the hashes of its fonts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FONTS } from '../../../../catalogue/fonts/fonts.ts';
import { SHOP_LETTERS, substituteFile } from '../../../../catalogue/fonts/substitutes.ts';
import type { DesignDocument } from '../../../artwork/design/design.ts';
import { substituteFiles } from '../../../artwork/render/letters.ts';
import { RENDERER_VERSION, fontsIn } from '../../../artwork/render/renderer-version.ts';
import type { DesignSeal } from '../../../artwork/render/renderer-version.ts';

export type DesignSealer = (document: DesignDocument) => DesignSeal;

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** @param folder catalogue/fonts, which never changes while the shop runs */
export function designSealer(folder: string): DesignSealer {
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    const known = hashes.get(file) ?? sha256(readFileSync(path.join(folder, file)));
    hashes.set(file, known);
    return known;
  };
  return (document) => {
    const own = fontsIn(document).map((id) => [id, hashOf(FONTS[id].file)]);
    const substitutes = substituteFiles(document, SHOP_LETTERS).flatMap((key) => {
      const file = substituteFile(key);
      return file ? [[key, hashOf(file)]] : [];
    });
    const fonts = Object.fromEntries([...own, ...substitutes]);
    const sealed = { renderer: RENDERER_VERSION, fonts };
    return { ...sealed, designHash: sha256(JSON.stringify({ ...sealed, document })) };
  };
}
