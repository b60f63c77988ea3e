/** The photographs of places: complete, square and small, and cropped to fit where designs show them. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { samplesIn } from '../../src/artwork/design/sample-photo.ts';
import { blanks } from '../blanks.ts';
import { designs } from '../designs/designs.ts';
import { layOut } from '../lay-out.ts';
import { products } from '../products.ts';
import { PHOTOGRAPHS } from './photographs.ts';

/** In pixels. */
const SIDE = 800;
/** A shopper may have to wait for nine of them. */
const MOST_BYTES = 90 * 1024;

const shown = products.flatMap((product) => {
  const blank = blanks.find(({ slug }) => slug === product.blank)!;
  const [finish] = blank.finishes;
  return samplesIn(layOut(product, blank, finish!, designs[product.design]!));
});

test('each name has its file, and the other way round', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.ts'));
  expect(files.toSorted()).toEqual(PHOTOGRAPHS.map((name) => `${name}.webp`).toSorted());
});

test.each(PHOTOGRAPHS)('%s is square, small, and shown by a design', async (name) => {
  const file = path.join(import.meta.dirname, `${name}.webp`);
  const metadata = await sharp(file).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: SIDE, height: SIDE, hasAlpha: false });
  expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
  expect(shown.map((sample) => sample.name)).toContain(name);
});

test('places show the middle of a photograph, undistorted', () => {
  expect(shown.length).toBeGreaterThan(PHOTOGRAPHS.length);
  for (const { image } of shown) {
    const { w, h, crop } = image;
    expect(Math.max(crop.w, crop.h)).toBe(1);
    expect(crop.w / crop.h).toBeCloseTo(w / h, 2);
    expect(crop.x + crop.w / 2).toBeCloseTo(0.5, 3);
    expect(crop.y + crop.h / 2).toBeCloseTo(0.5, 3);
  }
});
