/** Services that read the catalogue's fonts: PDFs embed them, and sealed designs name their versions. */
import path from 'node:path';
import { designSealer } from '../features/artwork/design-seal.ts';
import { paperFonts } from '../features/paper-text/write-paper.ts';
import type { Surroundings } from './surroundings.ts';

export type FontUsers = ReturnType<typeof fontUsers>;

export function fontUsers({ root }: Surroundings) {
  const folder = path.join(root, 'catalogue/fonts');
  return { fonts: paperFonts(folder), seal: designSealer(folder) };
}
