import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { EMOJI_WORDS } from '../../../catalogue/search/emoji-words.ts';
import { outlineText } from '../../artwork/render/outline-text.ts';
import { makeShaper } from '../../artwork/render/shaper.ts';
import { isHardToRead } from '../inspector/palette.ts';
import { EMOJI, inkOfEmoji } from './emoji.ts';

const shaper = makeShaper(hb, {
  emoji: readFileSync(new URL(`../../../catalogue/fonts/${FONTS.emoji.file}`, import.meta.url)),
});
const all = Object.values(EMOJI).flat();

test('every emoji that is offered is in the shop’s font', () => {
  const layer = {
    type: 'text',
    id: 'e',
    x: 0,
    y: 0,
    font: 'emoji',
    size: 1,
    fill: '#000',
  } as const;
  const missing = all.filter(
    ([text]) => outlineText({ ...layer, text, align: 'centre' }, shaper).missing.length > 0,
  );
  expect(missing).toEqual([]);
});

test('each can be seen on white in its colour, which a pasted one has too', () => {
  expect(all.filter(([, , ink]) => isHardToRead(ink, [{ hex: '#ffffff', share: 1 }]))).toEqual([]);
  expect(inkOfEmoji('❤️')).toBe(inkOfEmoji('❤'));
  expect(inkOfEmoji('❤')).toBe('#c0212f');
  expect(inkOfEmoji('❤❤')).toBeUndefined();
});

test('those that search tells of are offered', () => {
  const words = new Set(all.flatMap(([, name]) => name.toLowerCase().split(/[ -]/)));
  expect([...EMOJI_WORDS].filter((word) => !words.has(word))).toEqual([]);
});

test('each has a name of its own', () => {
  expect(new Set(all.map(([, name]) => name)).size).toBe(all.length);
  expect(new Set(all.map(([emoji]) => emoji)).size).toBe(all.length);
});
