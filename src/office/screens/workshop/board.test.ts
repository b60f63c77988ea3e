import { describe, expect, test } from 'vitest';
import { BOARD_STATES } from '../../../domain/orders/pieces/board-steps.ts';
import {
  columnCounts,
  groupText,
  lanesOf,
  piecesOf,
  laneCounts,
  stagesOf,
  targetName,
  usualMove,
  withMoves,
  type Board,
  type Piece,
  type Target,
} from './board.ts';

let made = 0;
const piece = (given: Partial<Piece> = {}): Piece => {
  made += 1;
  return {
    id: `piece-${made}`,
    version: 1,
    state: 'waiting',
    stage: null,
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
const STAGES = ['Printed', 'Pressed'];
const GROUP = { process: 'sublimation', machine: null, blank: 'Mug', late: 0, stages: [] };
const board: Board = {
  day: '2026-03-03',
  groups: [
    { ...GROUP, late: 1, stages: STAGES, pieces: [late, mine, plain] },
    { ...GROUP, process: 'laser', blank: 'Slate coaster', pieces: [coaster] },
    { ...GROUP, blank: 'Tumbler', stages: STAGES, pieces: [] },
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
    expect(usualMove(unseen, STAGES)).toEqual({ to: 'waiting' });
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
  const moves = BOARD_STATES.map((state) => usualMove(piece({ state }), []).to);
  expect(moves).toEqual(['making', 'made', 'packed', 'made']);
});

describe('stages of making', () => {
  test('are offered for pieces of one process', () => {
    expect(stagesOf(board, [mine, plain])).toEqual(STAGES);
    expect(stagesOf(board, [mine, coaster])).toEqual([]);
  });

  test('come one after another between making and made', () => {
    const moveFrom = (stage: string | null) => usualMove(piece({ state: 'making', stage }), STAGES);
    expect(moveFrom(null)).toEqual({ to: 'making', stage: 'Printed' });
    expect(moveFrom('Printed')).toEqual({ to: 'making', stage: 'Pressed' });
    expect(moveFrom('Pressed')).toEqual({ to: 'made' });
  });

  test('are shown at once, and are gone once a piece is made', () => {
    const pressed = piece({ state: 'making', stage: 'Pressed' });
    const shown = (target: Target) => {
      const groups = [{ ...GROUP, pieces: [pressed] }];
      const moved = withMoves({ ...board, groups }, [{ ids: new Set([pressed.id]), ...target }]);
      return moved.groups[0]?.pieces[0];
    };
    expect(shown({ to: 'making', stage: 'Printed' })).toMatchObject({
      stage: 'Printed',
      isMine: false,
    });
    expect(shown({ to: 'making', stage: null })).toMatchObject({ stage: null });
    expect(shown({ to: 'making' })).toBe(pressed);
    expect(shown({ to: 'made' })).toMatchObject({ state: 'made', stage: null });
  });

  test('name where pieces are moved', () => {
    expect(targetName({ to: 'making', stage: 'Pressed' })).toBe('Pressed');
    expect(targetName({ to: 'making', stage: null })).toBe('Making');
  });
});

test('a group says how many pieces it has, and how many are late', () => {
  expect(groupText([plain])).toBe('1 piece');
  expect(groupText([late, plain])).toBe('2 pieces, 1 late');
});
