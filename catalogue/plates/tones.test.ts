/** Drawings are shown in the tones of the photographs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takesInk, type Plane, type PlateDescription } from '../../src/artwork/plate/plate.ts';
import { linearToSrgb, pictureTable, planeTable } from '../../src/artwork/plate/tone.ts';
import { blanks } from '../blanks.ts';
import { TONES } from './tones.ts';

/** Of 255, for each of red, green and blue. */
const NEAR = 6;
/** Lower values of a mask are its soft edge. */
const INSIDE = 200;

const plates = blanks.flatMap(({ finishes }) =>
  finishes.map(({ plate, angles: [angle = ''] }) => {
    const file = path.join(import.meta.dirname, plate, `${angle}.json`);
    return { plate, description: JSON.parse(readFileSync(file, 'utf8')) as PlateDescription };
  }),
);

test.each(plates)('$plate has the tones of its photograph', async ({ plate, description }) => {
  const expected = TONES[plate];
  if (description.process === 'sublimation') {
    expect(expected).toBeUndefined();
    return;
  }
  await expectNear(expected?.surface, plate, description, 'B');
  if (takesInk(description.process)) expect(expected?.mark).toBeUndefined();
  else await expectNear(expected?.mark, plate, description, 'M');
});

async function expectNear(
  expected: string | undefined,
  plate: string,
  description: PlateDescription,
  plane: Plane,
): Promise<void> {
  expect(expected).toMatch(/^#[0-9a-f]{6}$/);
  const measured = await meanOf(plate, description, plane);
  for (const [channel, value] of measured.entries()) {
    const at = 1 + 2 * channel;
    const is = Number.parseInt(expected!.slice(at, at + 2), 16);
    expect(Math.abs(is - value), `${plane}: ${measured.join(', ')}`).toBeLessThanOrEqual(NEAR);
  }
}

/** Of the light where the design lies, as red, green and blue to 255. */
async function meanOf(
  plate: string,
  { files, encoding, crop }: PlateDescription,
  plane: Plane,
): Promise<number[]> {
  const [mask, picture] = await Promise.all(
    [files.mask, files[plane]].map((file = '') =>
      sharp(path.join(import.meta.dirname, plate, file))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!mask || !picture) throw new Error('A plate has its planes');
  const linear = encoding[plane] ? planeTable(encoding[plane]) : pictureTable();
  const { x, y } = plane === 'M' && crop ? crop : { x: 0, y: 0 };
  const sums = [0, 0, 0];
  let count = 0;
  for (let row = 0; row < picture.info.height; row += 2)
    for (let col = 0; col < picture.info.width; col += 2) {
      const inMask = ((row + y) * mask.info.width + col + x) * mask.info.channels;
      if ((mask.data[inMask] ?? 0) < INSIDE) continue;
      count += 1;
      const at = (row * picture.info.width + col) * picture.info.channels;
      for (const channel of [0, 1, 2])
        sums[channel]! += linear[picture.data[at + channel] ?? 0] ?? 0;
    }
  return sums.map((sum) => Math.round(255 * Math.min(1, linearToSrgb(sum / count))));
}
