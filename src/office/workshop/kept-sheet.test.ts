import { expect, test } from 'vitest';
import { readSheet } from './kept-sheet.ts';

const A3 = { w: 420, h: 297, margin: 8, gap: 4 };

test('the kept sheet is read, and A3 where nothing that fits was kept', () => {
  const banner = { w: 600, h: 300.5, margin: 10, gap: 3 };
  expect(readSheet(JSON.stringify(banner))).toEqual(banner);
  for (const kept of [null, '', 'null', '[]', '{"w":600}', JSON.stringify({ ...banner, gap: 1 })])
    expect(readSheet(kept)).toEqual(A3);
});
