/** Creates the seal of a design: the renderer version and the hashes of its fonts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FONTS } from '../../../../catalogue/fonts/fonts.ts';
import type { DesignDocument, FontId } from '../../../artwork/design/design.ts';
import { RENDERER_VERSION, fontsIn } from '../../../artwork/render/renderer-version.ts';
import type { DesignSeal } from '../../../artwork/render/renderer-version.ts';

export type DesignSealer = (document: DesignDocument) => DesignSeal;

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** @param folder catalogue/fonts, which never changes while the shop runs */
export function designSealer(folder: string): DesignSealer {
  const hashes = new Map<FontId, string>();
  const hashOf = (id: FontId): string => {
    const known = hashes.get(id) ?? sha256(readFileSync(path.join(folder, FONTS[id].file)));
    hashes.set(id, known);
    return known;
  };
  return (document) => {
    const fonts = Object.fromEntries(fontsIn(document).map((id) => [id, hashOf(id)]));
    const sealed = { renderer: RENDERER_VERSION, fonts };
    return { ...sealed, designHash: sha256(JSON.stringify({ ...sealed, document })) };
  };
}
