import { expect, test } from 'vitest';
import type { WorkshopState } from '../../../domain/orders/pieces/board-steps.ts';
import type { Board, Piece } from './board.ts';
import { nextSeen } from './use-arrived.ts';

const boardOf = (states: Record<string, WorkshopState>): Board => ({
  day: '2026-03-03',
  groups: [
    {
      process: 'laser',
      machine: null,
      blank: 'Slate',
      late: 0,
      stages: [],
      pieces: Object.entries(states).map(([id, state]) => ({ id, state }) as Piece),
    },
  ],
  isWhole: true,
});

test('a piece arrives when it is new or in another column, but not on the first board', () => {
  const nothing = { board: undefined, states: new Map(), arrived: new Set<string>() };
  const first = nextSeen(nothing, boardOf({ a: 'waiting', b: 'waiting' }));
  expect([...first.arrived]).toEqual([]);
  const second = nextSeen(first, boardOf({ a: 'waiting', b: 'making', c: 'waiting' }));
  expect([...second.arrived]).toEqual(['b', 'c']);
});
