import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designDocument, text } from '../../src/artwork/drawing/drawing.ts';
import { FONT_IDS, type FontId } from '../../src/artwork/design/design.ts';
import { missingLetters } from '../../src/artwork/render/letters.ts';
import { FONTS } from './fonts.ts';
import { SHOP_LETTERS } from './substitutes.ts';

const AREA = { w: 100, h: 100, bleed: 0, safe: 0 };
const WELSH = 'âêîôûŵŷÂÊÎÔÛŴŶäëïöüẅÿáéíóúẃýàèìòùẁỳ';
const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
const TURKISH = 'çğıİöşüÇĞÖŞÜ';
const OTHERS = 'ñøåæßðÑØÅÆ&@£€’‘“”–—!?0123456789';

function missing(font: FontId, words: string) {
  const layer = text(50, 50, font, 10, words, '#000', { field: 'name' });
  return missingLetters(designDocument('letters', AREA, [layer]), SHOP_LETTERS).flatMap(
    ({ characters }) => characters,
  );
}

test('at least 24 fonts of five moods support Welsh, Polish, Turkish and the rest of Latin', () => {
  const complete = FONT_IDS.filter(
    (font) => missing(font, WELSH + POLISH + TURKISH + OTHERS).length === 0,
  );
  expect(complete.length).toBeGreaterThanOrEqual(24);
  const moods = Map.groupBy(complete, (font) => FONTS[font].mood);
  expect([...moods.keys()].toSorted()).toEqual(['display', 'hand', 'sans', 'script', 'serif']);
  for (const fonts of moods.values()) expect(fonts.length).toBeGreaterThanOrEqual(4);
});

test('emoji are drawn', () => {
  expect(missing('emoji', '🎂🐶🦊❤️⚽🌈👩‍👧🏆✂️☕')).toEqual([]);
});

test('every font has its licence beside it', () => {
  const files = readdirSync(import.meta.dirname);
  const licences = files
    .filter((file) => file.endsWith('-OFL.txt'))
    .map((file) => file.slice(0, -8));
  for (const { file } of Object.values(FONTS)) {
    expect(files).toContain(file);
    expect(licences.some((licence) => file.startsWith(licence))).toBe(true);
  }
});
