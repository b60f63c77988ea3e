import { expect, test } from 'vitest';
import type { ImageLayer } from '../../../../artwork/design/design.ts';
import { photoInView } from './photo-in-view.ts';

const SHEET = { left: -2, top: -2, right: 202, bottom: 97 };
const photo = (changes: Partial<ImageLayer>): ImageLayer => ({
  id: 'photo',
  type: 'image',
  upload: 'a-photograph',
  tone: 'colour',
  x: 100,
  y: 48,
  w: 40,
  h: 30,
  crop: {
    x: 0.1,
    y: 0.2,
    w: 0.8,
    h: 0.6,
  },
  ...changes,
});

/** The point of the photograph, as fractions of its sides, at a point of the sheet. */
function seenAt({ x, y, w, h, rotation = 0, crop }: ImageLayer, atX: number, atY: number) {
  const angle = (rotation * Math.PI) / 180;
  const along = (atX - x) * Math.cos(angle) + (atY - y) * Math.sin(angle);
  const down = (atY - y) * Math.cos(angle) - (atX - x) * Math.sin(angle);
  return [crop.x + (along / w + 0.5) * crop.w, crop.y + (down / h + 0.5) * crop.h];
}

test('a photograph wholly on the sheet does not change', () => {
  for (const rotation of [0, 25, -90]) {
    const layer = photo({ rotation });
    const part = photoInView(layer, SHEET)!;
    for (const side of ['x', 'y', 'w', 'h'] as const)
      expect(part[side]).toBeCloseTo(layer[side], 9);
    for (const side of ['x', 'y', 'w', 'h'] as const)
      expect(part.crop[side]).toBeCloseTo(layer.crop[side], 9);
  }
});

test.each([0, 30, 90, -135])(
  'a photograph of 1.8 m turned by %i° looks the same in a frame no larger than the sheet needs',
  (rotation) => {
    const vast = photo({ w: 1800, h: 1350, rotation });
    const part = photoInView(vast, SHEET)!;
    const diagonal = Math.hypot(204, 99) + 2;
    expect(part.w).toBeLessThanOrEqual(diagonal);
    expect(part.h).toBeLessThanOrEqual(diagonal);
    for (const [x, y] of [
      [-2, -2],
      [202, -2],
      [100, 50],
      [-2, 97],
      [202, 97],
    ] as const) {
      const [across, down] = seenAt(part, x, y);
      expect(across).toBeCloseTo(seenAt(vast, x, y)[0]!, 9);
      expect(down).toBeCloseTo(seenAt(vast, x, y)[1]!, 9);
      expect(Math.abs((across! - part.crop.x) / part.crop.w - 0.5)).toBeLessThanOrEqual(0.5);
      expect(Math.abs((down! - part.crop.y) / part.crop.h - 0.5)).toBeLessThanOrEqual(0.5);
    }
  },
);

test('a photograph beside the sheet is not drawn', () => {
  expect(photoInView(photo({ x: 400 }), SHEET)).toBeNull();
  expect(photoInView(photo({ y: -60, rotation: 90 }), SHEET)).toBeNull();
});
