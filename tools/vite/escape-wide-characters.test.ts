import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { escapeWide } from './escape-wide-characters.ts';

/** What the escaped code evaluates to. */
const run = (code: string): unknown => {
  const escaped = escapeWide(code);
  expect(escaped).toMatch(/^[\0-\u007f]*$/);
  return runInNewContext(escaped);
};

describe('code means the same without characters outside ASCII', () => {
  test.each([
    ["'Siân’s mug £5 → 6'", 'Siân’s mug £5 → 6'],
    ['`${"“"}Łódź”`', '“Łódź”'],
    ["'😀 two units'", '😀 two units'],
    ["'\\\\’'", '\\’'],
    ["'\\’'", '’'],
    ["/[\\–—]/.test('–')", true],
    ["/^[😀-😂]$/u.test('😁')", true],
    ["/^\\p{L}ł$/u.test('ął')", true],
  ])('%s', (code, value) => {
    expect(run(code)).toBe(value);
  });
});
