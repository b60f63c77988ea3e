/** A ticket before the camera counts once, until it is taken away and shown again. */
import { expect, test } from 'vitest';
import { GONE_AFTER_MS, newSightings } from './sightings.ts';

const FRAME_MS = 150;

test('a ticket that stays before the camera is read once', () => {
  const isNew = newSightings();
  const told = Array.from({ length: 200 }, (_, frame) => isNew('P1', frame * FRAME_MS));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(told[0]).toBe(true);
});

test('frames in which the code is missed do not make it new', () => {
  const isNew = newSightings();
  isNew('P1', 0);
  expect(isNew('P1', GONE_AFTER_MS)).toBe(false);
  expect(isNew('P1', 2 * GONE_AFTER_MS)).toBe(false);
});

test('a ticket that was taken away and is shown again is new, as is another ticket', () => {
  const isNew = newSightings();
  isNew('P1', 0);
  expect(isNew('P1', GONE_AFTER_MS + 1)).toBe(true);
  expect(isNew('P2', GONE_AFTER_MS + 2)).toBe(true);
  expect(isNew('P1', GONE_AFTER_MS + 3)).toBe(true);
});
