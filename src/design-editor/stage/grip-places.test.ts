import { expect, test } from 'vitest';
import { atLeast, placeOfTurnGrip, rotatedAbout } from './grip-places.ts';

const SHOWN = { left: 0, top: 0, right: 100, bottom: 50 };
const place = (frame: Parameters<typeof placeOfTurnGrip>[0], rotation = 0) =>
  placeOfTurnGrip(frame, 6, 2, SHOWN, (spot) => rotatedAbout(spot, { rotation, x: 50, y: 25 })).at;

test('the grip that rotates is right of the layer while the stage shows it there', () => {
  expect(place({ left: 40, top: 20, right: 60, bottom: 30 })).toEqual({ x: 66, y: 25 });
  expect(place({ left: 80, top: 20, right: 99, bottom: 30 })).toEqual({ x: 74, y: 25 });
});

test('of a layer as wide as the stage it is below, or above if the layer is at the bottom', () => {
  expect(place({ left: 1, top: 10, right: 99, bottom: 20 })).toEqual({ x: 50, y: 26 });
  expect(place({ left: 1, top: 40, right: 99, bottom: 49 })).toEqual({ x: 50, y: 34 });
});

test('its place is judged as the rotation moves it', () => {
  // Turned upright, the right end of the layer is below the stage.
  expect(place({ left: 28, top: 20, right: 72, bottom: 30 }, 90)).toEqual({ x: 50, y: 36 });
});

test('the grips of a small layer stand apart around its middle, those of a large one at its corners', () => {
  const small = { left: 10, top: 20, right: 14, bottom: 21 };
  expect(atLeast(small, 8)).toEqual({ left: 8, top: 16.5, right: 16, bottom: 24.5 });
  expect(atLeast({ ...small, right: 30 }, 8)).toEqual({
    left: 10,
    top: 16.5,
    right: 30,
    bottom: 24.5,
  });
  const large = { left: 10, top: 20, right: 30, bottom: 40 };
  expect(atLeast(large, 8)).toEqual(large);
});

test('it is not over what else is drawn, unless that is on all sides', () => {
  const frame = { left: 40, top: 20, right: 60, bottom: 30 };
  const placed = (others: Parameters<typeof placeOfTurnGrip>[5]) =>
    placeOfTurnGrip(frame, 6, 2, SHOWN, (spot) => spot, others).at;
  const art = { left: 62, top: 0, right: 90, bottom: 50 };
  expect(placed([art])).toEqual({ x: 34, y: 25 });
  expect(placed([{ ...art, left: 10 }])).toEqual({ x: 66, y: 25 });
});
