import { expect, test } from 'vitest';
import { figure } from './goals.ts';
import { tableOf } from './readme-table.ts';
import type { Result } from './results.ts';

const result = (commit: string, products: number, carts: number): Result => ({
  at: '2026-11-25T12:00:00Z',
  commit,
  machine: 'two cores',
  products,
  seconds: 4,
  rounds: 3,
  figures: [
    figure({ name: 'new cart', unit: 'ms CPU', atMost: 0.6 }, carts, { from: 0.5, to: 0.7 }),
  ],
});

test('the table has the newest result of each figure and size, with its spread and goal', () => {
  expect(
    tableOf([result('aaa', 5000, 0.9), result('bbb', 5000, 0.55), result('aaa', 100_000, 0.65)]),
  ).toBe(
    [
      '| measured | products | figure | goal | | commit |',
      '|---|---|---|---|---|---|',
      '| new cart | 5,000 | 0.55 ms CPU (0.5 to 0.7) | ≤ 0.6 | met | bbb |',
      '| new cart | 100,000 | 0.65 ms CPU (0.5 to 0.7) | ≤ 0.6 | not met | aaa |',
    ].join('\n'),
  );
});
