import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SHEET_WIDTHS } from '../../src/artwork/plate/plate-sheet.ts';
import { blanks } from '../blanks.ts';

const SHEETS = path.join(import.meta.dirname, '../sheets');

// `npm run catalogue:photograph` makes them, but not with `--only`.
test('each angle of each blank has its sheets, with which browsers compose pictures', () => {
  const wanted = blanks.flatMap(({ finishes }) =>
    finishes.flatMap(({ plate, angles }) =>
      angles.flatMap((angle) => SHEET_WIDTHS.map((width) => `${plate}/${angle}-${width}.webp`)),
    ),
  );
  expect(wanted.length).toBeGreaterThan(60);
  expect(wanted.filter((name) => !existsSync(path.join(SHEETS, name)))).toEqual([]);
});
