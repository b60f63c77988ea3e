import { expect, test } from 'vitest';
import { figure } from './goals.ts';
import { medians } from './rounds.ts';

const round = (carts: number, orders: number) => [
  figure({ name: 'carts', unit: 'ms', atMost: 1 }, carts),
  figure({ name: 'orders', unit: '/s', atLeast: 1 }, orders, { round: orders }),
];

test('each figure is the middle one of its rounds, with the spread and what belongs to that round', () => {
  expect(medians([round(3, 10), round(1, 30), round(2, 20)])).toMatchObject([
    { name: 'carts', value: 2, detail: { from: 1, to: 3 } },
    { name: 'orders', value: 20, detail: { from: 10, to: 30, round: 20 } },
  ]);
});

test('a single round has no spread', () => {
  expect(medians([round(3, 10)])[0]).toMatchObject({ value: 3, detail: {} });
});
