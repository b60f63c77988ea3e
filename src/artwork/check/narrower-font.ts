/** The narrowest lettering of a like character, which makes room for larger letters. */
import type { FontId } from '../design/design.ts';

const SCRIPTS: readonly FontId[] = ['script', 'parisienne', 'pacifico', 'brush', 'sacramento'];

export function narrowerFont(font: FontId): FontId {
  return SCRIPTS.includes(font) || font === 'ribbon' ? 'ribbon' : 'narrow';
}
