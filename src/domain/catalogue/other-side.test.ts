import { expect, test } from 'vitest';
import { otherAngleOf, otherAngleShown } from './other-side.ts';

test('a mug has another side, a cushion has none', () => {
  expect(otherAngleOf({ angles: ['hero', 'left', 'scene'] })).toBe('left');
  expect(otherAngleOf({ angles: ['hero', 'angle', 'scene'] })).toBeNull();
});

test('the other side is shown once the design itself was changed', () => {
  const fields = { name: 'Mabli' };
  const edits = { without: ['leaf'] };
  expect(otherAngleShown({ otherAngle: 'left', personalisation: null })).toBeNull();
  expect(otherAngleShown({ otherAngle: 'left', personalisation: { v: 1, fields } })).toBeNull();
  expect(otherAngleShown({ otherAngle: 'left', personalisation: { v: 1, fields, edits } })).toBe(
    'left',
  );
  expect(
    otherAngleShown({ otherAngle: null, personalisation: { v: 1, fields, edits } }),
  ).toBeNull();
});
