import { expect, test } from 'vitest';
import { spotTowards, type Spot } from './neighbour-on-board.ts';

const at = (left: number, top: number): Spot => ({
  left,
  top,
  right: left + 100,
  bottom: top + 50,
});

const first = at(0, 0);
const beside = at(110, 0);
const beneath = at(0, 60);
const farAway = at(400, 55);
const SPOTS = [first, beside, beneath, farAway];
const HIDDEN: Spot = { left: 0, top: 52, right: 0, bottom: 52 };

test('an arrow leads to the next ticket in its direction', () => {
  expect(spotTowards(SPOTS, first, 'right')).toBe(SPOTS.indexOf(beside));
  expect(spotTowards(SPOTS, first, 'down')).toBe(SPOTS.indexOf(beneath));
  expect(spotTowards(SPOTS, beneath, 'up')).toBe(SPOTS.indexOf(first));
  expect(spotTowards(SPOTS, farAway, 'left')).toBe(SPOTS.indexOf(beside));
});

test('at the edge there is none, and hidden tickets are passed over', () => {
  expect(spotTowards(SPOTS, first, 'up')).toBeUndefined();
  expect(spotTowards(SPOTS, farAway, 'right')).toBeUndefined();
  expect(spotTowards([HIDDEN, beneath], first, 'down')).toBe(1);
});
