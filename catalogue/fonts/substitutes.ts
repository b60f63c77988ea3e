/** The letterings for other writings with what the shop knows about their letters. */
import type { FontLetters } from '../../src/artwork/render/letters.ts';
import { SLICE } from '../../src/artwork/render/substitutes.ts';
import type { Substitute } from '../../src/artwork/render/run.ts';
import { FONT_LETTERS } from './letters.ts';
import { SUBSTITUTE_LETTERS } from './substitute-letters.ts';
import { SUBSTITUTE_SOURCES } from './substitute-sources.ts';
import type { MadeSubstitute, SubstituteSource } from './substitute-sources.ts';

export const SUBSTITUTES: readonly Substitute[] = (
  SUBSTITUTE_SOURCES as readonly SubstituteSource[]
).map(({ file: _, ...named }) => {
  const { letters, size } = madeOf(named.id);
  return { ...named, letters, size };
});

function madeOf(id: string): MadeSubstitute {
  const made = SUBSTITUTE_LETTERS[id];
  if (!made) throw new Error(`Run npm run catalogue:fonts, which makes ${id}`);
  return made;
}

/** Identifies the content of its file or of all its slices; undefined if there is no such substitute. */
export const substituteHash = (id: string): string | undefined => SUBSTITUTE_LETTERS[id]?.hash;

/** What every lettering of the shop can draw. */
export const SHOP_LETTERS: FontLetters = { own: FONT_LETTERS, substitutes: SUBSTITUTES };

/** In catalogue/fonts, by `fileKey`; undefined if there is no such substitute. */
export function substituteFile(key: string): string | undefined {
  const [id, slice] = key.split('.');
  const source: SubstituteSource | undefined = SUBSTITUTE_SOURCES.find((one) => one.id === id);
  if (!source) return undefined;
  if (!source.isSliced) return slice === undefined ? source.file : undefined;
  const point = Number.parseInt(slice ?? '', 16);
  return point % SLICE === 0 && point.toString(16) === slice
    ? `${source.file}/${slice}.ttf`
    : undefined;
}
