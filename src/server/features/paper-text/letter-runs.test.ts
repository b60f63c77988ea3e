/** Which font draws which letters of a line, and in which order they are seen. */
import { expect, test } from 'vitest';
import { letterRuns, UNKNOWN } from './letter-runs.ts';

/** As Montserrat has: Latin, digits and punctuation. */
const inOwn = (point: number) => point < 0x250 || (point >= 0x2010 && point <= 0x2026);
const runs = (line: string) => letterRuns(line, inOwn).map(({ font, text }) => [font, text]);

test('a line of Latin letters stays in the font that is set', () => {
  expect(runs('Łukasz & Zoë, £5 – “yes”')).toEqual([[null, 'Łukasz & Zoë, £5 – “yes”']]);
});

test.each([
  ['Ελένη', 'sans'],
  ['З днем народження!', 'sans'],
  ['生日快乐，愿你', 'chinese'],
  ['जन्मदिन', 'devanagari'],
  ['শুভ', 'bengali'],
  ['ਜਨਮਦਿਨ', 'gurmukhi'],
  ['જન્મદિવસ', 'gujarati'],
  ['வாழ்த்துகள்', 'tamil'],
])('%s is drawn by %s', (word, font) => {
  expect(runs(word)[0]![0]).toBe(font);
  expect(
    letterRuns(word, inOwn)
      .map(({ text }) => text)
      .join(''),
  ).toBe(word);
});

test('emoji are drawn whole, with the letters around them in their own font', () => {
  expect(runs('Love ❤️🎂 from 👨‍👩‍👧!')).toEqual([
    [null, 'Love '],
    ['emoji', '❤️🎂'],
    [null, ' from '],
    ['emoji', '👨‍👩‍👧'],
    [null, '!'],
  ]);
});

test('runs of a line that is read from the right begin at the right, numbers apart', () => {
  expect(runs('مرحبا John')).toEqual([
    [null, 'John'],
    ['arabic', 'مرحبا '],
  ]);
  expect(runs('שמח! (2026)')).toEqual([
    ['hebrew', '('],
    [null, '2026'],
    ['hebrew', 'שמח! ('],
  ]);
  expect(runs('مرحبا John 25 Smith')[0]).toEqual([null, 'John 25 Smith']);
  expect(runs('شقة ٢٥ ب')).toEqual([
    ['arabic', ' ب'],
    ['arabic', '٢٥'],
    ['arabic', 'شقة '],
  ]);
});

test('an Arabic word in a Latin line stays in its place', () => {
  expect(runs('Dear محمد, welcome')).toEqual([
    [null, 'Dear '],
    ['arabic', 'محمد'],
    [null, ', welcome'],
  ]);
});

test('a letter that no font has is marked instead of left out', () => {
  expect(runs('a ก')).toEqual([
    [null, 'a '],
    ['sans', UNKNOWN],
  ]);
});
