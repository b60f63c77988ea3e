import { describe, expect, test } from 'vitest';
import {
  columnCounts,
  groupText,
  lanesOf,
  piecesOf,
  laneCounts,
  usualMove,
  withMoves,
  type Board,
  type Piece,
} from './board.ts';

let made = 0;
const piece = (given: Partial<Piece> = {}): Piece => {
  made += 1;
  return {
    id: `piece-${made}`,
    version: 1,
    state: 'waiting',
    reference: 'KS-AAA-AAAA',
    line: 1,
    copy: 1,
    copies: 1,
    name: 'Botanical wreath mug',
    finish: 'White',
    options: {},
    words: [],
    proof: null,
    dispatchOn: '2026-03-04',
    due: 'later',
    isRemake: false,
    isMine: false,
    hold: null,
    orderHold: null,
    batch: null,
    bin: null,
    ...given,
  };
};

const [late, mine, plain, coaster] = [
  piece({ due: 'late' }),
  piece({ state: 'making', isMine: true }),
  piece(),
  piece({ state: 'making' }),
];
const board: Board = {
  day: '2026-03-03',
  groups: [
    { process: 'sublimation', machine: null, blank: 'Mug', late: 1, pieces: [late, mine, plain] },
    { process: 'laser', machine: null, blank: 'Slate coaster', late: 0, pieces: [coaster] },
    { process: 'sublimation', machine: null, blank: 'Tumbler', late: 0, pieces: [] },
  ],
  isWhole: true,
};
const ALL = { lane: '', isMine: false, isToApprove: false, by: 'step' as const };

describe('the lanes of a board', () => {
  test('are its machines, or processes without one, each with its pieces by state and blank', () => {
    const lanes = lanesOf(board, ALL);
    expect(lanes.map(({ key, late: count }) => [key, count])).toEqual([
      ['sublimation', 1],
      ['laser', 0],
    ]);
    const [sublimation] = lanes;
    expect(sublimation?.columns).toEqual({
      waiting: [{ blank: 'Mug', pieces: [late, plain] }],
      making: [{ blank: 'Mug', pieces: [mine] }],
      made: [],
      packed: [],
    });
    expect(columnCounts(lanes)).toEqual({ waiting: 2, making: 2, made: 0, packed: 0 });
  });

  test('are that of one machine, or with the member’s own pieces', () => {
    expect(
      lanesOf(board, { lane: 'laser', isMine: false, isToApprove: false, by: 'step' as const }),
    ).toHaveLength(1);
    expect(lanesOf(board, { lane: 'etch', isMine: false, isToApprove: false, by: 'step' })).toEqual(
      [],
    );
    const own = lanesOf(board, { lane: '', isMine: true, isToApprove: false, by: 'step' as const });
    expect(own.map(({ columns }) => columns.making)).toEqual([[{ blank: 'Mug', pieces: [mine] }]]);
  });

  test('by day have what is to be made, and nothing that is made', () => {
    const made = { ...late, id: 'made', state: 'made' as const };
    const groups = board.groups
      .slice(0, 1)
      .map((group) => ({ ...group, pieces: [late, mine, plain, made] }));
    const byDay = lanesOf(
      { ...board, groups },
      { lane: '', isMine: false, isToApprove: false, by: 'day' },
    );
    expect(byDay.map(({ columns }) => Object.keys(columns))).toEqual([
      ['late', 'today', 'tomorrow', 'later'],
    ]);
    expect(byDay.map(({ columns }) => columns.late)).toEqual([[{ blank: 'Mug', pieces: [late] }]]);
    expect(columnCounts(byDay)).toMatchObject({ late: 1 });
    const shown = byDay.flatMap(piecesOf);
    expect(shown).not.toContain(made);
    expect(shown).toEqual(expect.arrayContaining([late, mine, plain]));
  });

  test('show what is to be approved among what waits, or by itself', () => {
    const unseen = { ...plain, id: 'unseen', state: 'toApprove' as const };
    const groups = board.groups.slice(0, 1).map((group) => ({ ...group, pieces: [late, unseen] }));
    const waiting = (isToApprove: boolean) =>
      lanesOf({ ...board, groups }, { ...ALL, isToApprove })[0]?.columns.waiting;
    expect(waiting(false)).toEqual([{ blank: 'Mug', pieces: [late, unseen] }]);
    expect(waiting(true)).toEqual([{ blank: 'Mug', pieces: [unseen] }]);
    expect(usualMove('toApprove')).toBe('waiting');
  });

  test('count by machine what the filter leaves, whichever lane is shown', () => {
    expect(
      laneCounts(board, { lane: 'laser', isMine: false, isToApprove: false, by: 'step' }),
    ).toEqual([
      { key: 'sublimation', name: 'Sublimation', pieces: 3, late: 1 },
      { key: 'laser', name: 'Laser', pieces: 1, late: 0 },
    ]);
    expect(laneCounts(board, { lane: '', isMine: true, isToApprove: false, by: 'step' })).toEqual([
      { key: 'sublimation', name: 'Sublimation', pieces: 1, late: 0 },
    ]);
  });
});

describe('pending moves', () => {
  test('are shown in their order, and leave other pieces as they are', () => {
    const shown = withMoves(board, [
      { ids: new Set([late.id, mine.id]), to: 'making' },
      { ids: new Set([mine.id]), to: 'waiting' },
    ]);
    const [first, second, third] = shown.groups.flatMap(({ pieces }) => pieces);
    expect(first).toMatchObject({ state: 'making', isMine: true });
    expect(second).toMatchObject({ state: 'waiting', isMine: false });
    expect(third).toBe(plain);
    expect(late.state).toBe('waiting');
  });

  test('that there are none of leave the board itself', () => {
    expect(withMoves(board, [])).toBe(board);
  });

  test('of a finished piece leave it with its maker', () => {
    const shown = withMoves(board, [{ ids: new Set([mine.id, coaster.id]), to: 'made' }]);
    const states = shown.groups.flatMap(({ pieces }) =>
      pieces.filter(({ state }) => state === 'made'),
    );
    expect(states.map(({ isMine }) => isMine)).toEqual([true, false]);
  });
});

test('the usual move is to the next column, and from the last one back', () => {
  expect((['waiting', 'making', 'made', 'packed'] as const).map(usualMove)).toEqual([
    'making',
    'made',
    'packed',
    'made',
  ]);
});

test('a group says how many pieces it has, and how many are late', () => {
  expect(groupText([plain])).toBe('1 piece');
  expect(groupText([late, plain])).toBe('2 pieces, 1 late');
});
