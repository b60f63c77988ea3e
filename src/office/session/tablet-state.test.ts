import { expect, test } from 'vitest';
import {
  NOBODY,
  readTablet,
  withActive,
  withMakers,
  withUse,
  workingMaker,
} from './tablet-state.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const tablet = withMakers(
  { ...NOBODY, session: 'one' },
  [
    { id: 'bryn', name: 'Bryn Hughes', provedForSeconds: 600 },
    { id: 'carys', name: 'Carys Rees', provedForSeconds: null },
  ],
  NOON,
);
const workerAt = (state: typeof tablet, now = NOON) => workingMaker(state, now)?.name ?? null;

test('nobody works on a tablet until a maker is chosen who has entered the PIN', () => {
  expect(workerAt(tablet)).toBeNull();
  expect(workerAt(withActive(tablet, 'carys'))).toBeNull();
  expect(workerAt(withActive(tablet, 'bryn'))).toBe('Bryn Hughes');
});

test('a maker works until nothing was done for too long, and goes on by doing something', () => {
  const active = withActive(tablet, 'bryn');
  expect(workerAt(active, NOON + 10 * 60_000)).toBeNull();
  expect(workerAt(withUse(active, 'bryn', NOON + 40 * 60_000), NOON + 39 * 60_000)).toBe(
    'Bryn Hughes',
  );
});

test('a maker whom the server no longer names is gone', () => {
  expect(workerAt(withMakers(withActive(tablet, 'bryn'), [], NOON))).toBeNull();
});

test('the device keeps its makers for one session', () => {
  const stored = JSON.stringify(withActive(tablet, 'bryn'));
  expect(workerAt(readTablet(stored, 'one'))).toBe('Bryn Hughes');
  expect(readTablet(stored, 'two')).toEqual({ ...NOBODY, session: 'two' });
  expect(readTablet(null, 'one')).toEqual({ ...NOBODY, session: 'one' });
});
