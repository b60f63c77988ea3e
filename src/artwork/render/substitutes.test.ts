/** Names in ten writings, in every lettering of the shop. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { shaper } from '../../../catalogue/fonts/shaper.testing.ts';
import {
  SHOP_LETTERS,
  SUBSTITUTES,
  substituteFile,
  substituteHash,
} from '../../../catalogue/fonts/substitutes.ts';
import { FONT_IDS } from '../design/design.ts';
import type { FontId, TextLayer } from '../design/design.ts';
import { designDocument, text } from '../drawing/drawing.ts';
import { holderOf } from './font-letters.ts';
import { missingLetters, substituteFiles } from './letters.ts';
import { NAMES_OF } from './names.testing.ts';
import { outlineText } from './outline-text.ts';
import { RENDERER_VERSION } from './renderer-version.ts';
import { SLICE } from './substitutes.ts';
import { textLayer } from './text-layer.testing.ts';

const NAMES = Object.entries(NAMES_OF).flatMap(([writing, names]) =>
  names.map((name) => ({ writing, name })),
);
const LETTERINGS = FONT_IDS.filter((font) => font !== 'emoji');
const area = { w: 120, h: 80, bleed: 0, safe: 0 };

const drawn = (words: string, changes: Partial<TextLayer> = {}) =>
  outlineText(textLayer({ text: words, ...changes }), shaper);
const faces = (font: FontId, words: string) =>
  shaper.runs(font, words).map(({ substitute, text: part }) => [substitute?.name ?? null, part]);

/** Output for other writings of each version of the renderer. Never overwrite an entry. */
const DRAWN: Readonly<Record<number, string>> = {
  1: '4291116d9037d81926dafcae5c991e734880578ddcd0dce87ab4b64750bc3f33',
  // Two lines are no longer broken within a range of years.
  2: '4291116d9037d81926dafcae5c991e734880578ddcd0dce87ab4b64750bc3f33',
};

test('there are 300 names', () => {
  expect(NAMES).toHaveLength(300);
  expect(new Set(NAMES.map(({ name }) => name)).size).toBe(300);
});

test.each(LETTERINGS)('every name can be written where the lettering is %s', (font) => {
  for (const { name } of NAMES) {
    const document = designDocument('name', area, [
      text(0, 0, font, 9, name, '#000', { field: 'name' }),
    ]);
    const { glyphs, missing } = shaper.line(font, name);
    expect([name, missing, shaper.missing(font, name)]).toEqual([name, [], []]);
    expect(missingLetters(document, SHOP_LETTERS)).toEqual([]);
    expect(glyphs.length).toBeGreaterThan(0);
    const used = shaper.runs(font, name).flatMap(({ file }) => (file === '' ? [] : [file]));
    expect(substituteFiles(document, SHOP_LETTERS)).toEqual([...new Set(used)].toSorted());
    expect(used.length > 0 || ['lobster', 'didone'].includes(font)).toBe(true);
  }
});

test('each version of the renderer draws the names as it always has', () => {
  const digest = createHash('sha256');
  for (const [place, { name }] of NAMES.entries()) {
    const font = LETTERINGS[place % LETTERINGS.length]!;
    for (const changes of [{}, { arc: 40, tracking: 60 }, { arc: -60 }, { upperCase: true }])
      digest.update(drawn(name, { font, ...changes }).d);
  }
  expect(digest.digest('hex')).toBe(DRAWN[RENDERER_VERSION]);
});

describe('the lettering of other writings', () => {
  test('is of the same family or of a like character', () => {
    expect(faces('sans', 'Дмитрий')).toEqual([['Montserrat', 'Дмитрий']]);
    expect(faces('lobster', 'Дмитрий')).toEqual([[null, 'Дмитрий']]);
    expect(faces('allura', 'Дмитрий')).toEqual([['Great Vibes', 'Дмитрий']]);
    expect(faces('round', 'דוד')).toEqual([['Fredoka', 'דוד']]);
    expect(faces('hand', 'さく')).toEqual([['Klee One', 'さく']]);
    expect(faces('narrow', '김민수').map(([name]) => name)).toEqual([
      'Gothic A1',
      'Gothic A1',
      'Gothic A1',
    ]);
  });

  test('is one for all letters of a writing: the first that has them', () => {
    expect(faces('script', 'Нұрғали')).toEqual([['Caveat', 'Нұрғали']]);
    expect(faces('garamond', 'Ἀλέξανδρος')).toEqual([['EB Garamond', 'Ἀλέξανδρος']]);
  });

  test('leaves Latin letters, digits and punctuation to the design’s own', () => {
    expect(faces('serif', 'Bob & Аня')).toEqual([
      [null, 'Bob & '],
      ['Cormorant', 'Аня'],
    ]);
    expect(faces('sans', '李Bruce').at(-1)).toEqual([null, 'Bruce']);
  });

  test('takes Chinese characters beside Japanese syllables from a Japanese font', () => {
    expect(new Set(faces('sans', '田中さくら').map(([name]) => name))).toEqual(
      new Set(['Zen Kaku Gothic New']),
    );
    expect(new Set(faces('sans', '田中').map(([name]) => name))).toEqual(new Set(['Noto Sans SC']));
  });

  test('refuses what no lettering has', () => {
    expect(shaper.missing('sans', 'สมชาย 🦊 ꦗꦮ')).toEqual([...'สมชาย🦊ꦗꦮ']);
    expect(shaper.line('sans', 'Аня 🦊').missing).toEqual(['🦊']);
  });
});

describe('the direction', () => {
  const order = (words: string) => faces('sans', words).map(([, part]) => part);

  test('is from the right for Arabic and Hebrew, with numbers from the left', () => {
    expect(order('محمد Ali 2024')).toEqual(['Ali 2024', ' ', 'محمد']);
    expect(order('Ali محمد')).toEqual(['Ali ', 'محمد']);
    expect(order('נתן (2024)')).toEqual(['(', '2024', ') ', 'נתן']);
  });

  test('puts the first letter rightmost', () => {
    const { glyphs } = shaper.line('sans', 'דוד');
    expect(glyphs.map(({ at }) => at)).toEqual([2, 1, 0]);
    expect(shaper.line('sans', '٢٠٢٤').glyphs.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  });
});

describe('letters that touch', () => {
  test('are not spaced, while others are', () => {
    for (const joined of ['محمد', 'प्रिया', 'রহিম', 'ਸਿੰਘ'])
      expect(drawn(joined, { tracking: 300 }).d).toBe(drawn(joined).d);
    for (const apart of ['דוד', 'Аня', 'さくら', '김민수'])
      expect(drawn(apart, { tracking: 300 }).width).toBeGreaterThan(drawn(apart).width + 3);
  });

  test('still touch on an arc', () => {
    const pointsOn = (words: string, arc: number) => {
      const points = [...drawn(words, { arc }).d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
      return points.map(([, x, y]) => [Number(x), Number(y)] as const);
    };
    // A wide arc is close to straight; the joined line is bent as a whole.
    const straight = pointsOn('محمد', 100_000);
    const bent = pointsOn('محمد', 30);
    expect(bent).toHaveLength(straight.length);
    for (const [place, [x, y]] of straight.entries()) {
      const [bentX, bentY] = bent[place]!;
      expect(Math.hypot(bentX, bentY - 30)).toBeCloseTo(30 - y, 1);
      expect(Math.atan2(bentX, 30 - bentY) * 30).toBeCloseTo(x, 1);
    }
  });
});

test('capitals of Greek have no accents', () => {
  expect(drawn('Γιώργος', { upperCase: true }).d).toBe(drawn('ΓΙΩΡΓΟΣ').d);
  expect(drawn('Дмитрий', { upperCase: true }).d).toBe(drawn('ДМИТРИЙ').d);
});

test('two lines are broken as they are read', () => {
  const two = drawn('עבד אללה', { lines: 2 });
  expect(two.width).toBeLessThan(drawn('עבד אללה').width);
});

test('each file is the one whose letters and hash are listed', () => {
  const folder = new URL('../../../catalogue/fonts/', import.meta.url);
  for (const { id, letters, isSliced } of SUBSTITUTES) {
    const digest = createHash('sha256');
    if (!isSliced) digest.update(readFileSync(new URL(substituteFile(id)!, folder)));
    else {
      const holds = holderOf(letters);
      for (let first = 0; first < 0x10000; first += SLICE) {
        const isThere = Array.from({ length: SLICE }, (_, at) => first + at).some(holds);
        const file = substituteFile(`${id}.${first.toString(16)}`)!;
        if (isThere) digest.update(readFileSync(path.join(folder.pathname, file)));
      }
    }
    expect([id, digest.digest('hex').slice(0, 16)]).toEqual([id, substituteHash(id)]);
  }
});
