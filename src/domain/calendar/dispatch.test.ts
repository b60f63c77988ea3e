import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANK_HOLIDAYS_SNAPSHOT } from './bank-holidays-snapshot.ts';
import { holidayDates } from './bank-holidays.ts';
import {
  arrivalAfter,
  dispatchCutOffs,
  editDeadline,
  promiseDispatch,
  workingDaysFrom,
} from './dispatch.ts';

const holidays = holidayDates(BANK_HOLIDAYS_SNAPSHOT);
const england = { holidays };

describe('an order placed at', () => {
  test.each([
    ['2026-03-27T13:59:59Z', '2026-03-27', '2026-03-30', '2026-04-01'],
    ['2026-03-27T14:00:00Z', '2026-03-30', '2026-03-31', '2026-04-02'],
    ['2026-03-30T13:30:00Z', '2026-03-31', '2026-04-01', '2026-04-07'],
    ['2026-10-26T13:59:00Z', '2026-10-26', '2026-10-27', '2026-10-29'],
    ['2026-12-24T14:30:00Z', '2026-12-29', '2026-12-30', '2027-01-04'],
    // Summer time: 2 pm is 13:00Z from 29 March to 24 October 2026.
    ['2026-03-30T12:59:59.999Z', '2026-03-30', '2026-03-31', '2026-04-02'],
    ['2026-03-30T13:00:00Z', '2026-03-31', '2026-04-01', '2026-04-07'],
    ['2026-10-23T13:00:00Z', '2026-10-26', '2026-10-27', '2026-10-29'],
    ['2026-10-26T14:00:00Z', '2026-10-27', '2026-10-28', '2026-10-30'],
    // Half past midnight in London is still the day before in UTC.
    ['2026-06-30T23:30:00Z', '2026-07-01', '2026-07-02', '2026-07-06'],
    ['2026-10-25T01:30:00Z', '2026-10-26', '2026-10-27', '2026-10-29'],
  ])('%s leaves on %s and arrives from %s to %s', (at, dispatchOn, arrivesFrom, arrivesTo) => {
    expect(promiseDispatch(new Date(at), england)).toEqual({ dispatchOn, arrivesFrom, arrivesTo });
  });

  test('a remote zone adds working days to arrival and none to dispatch', () => {
    expect(promiseDispatch(new Date('2026-10-26T13:59:00Z'), { holidays, extraDays: 2 })).toEqual({
      dispatchOn: '2026-10-26',
      arrivesFrom: '2026-10-29',
      arrivesTo: '2026-11-02',
    });
  });
});

describe('cut-offs', () => {
  test('are dates, and move with summer time', () => {
    expect(dispatchCutOffs(new Date('2026-10-23T12:00:00Z'), england, 2)).toEqual([
      {
        orderBefore: '2026-10-23T13:00:00Z',
        dispatchOn: '2026-10-23',
        arrivesFrom: '2026-10-26',
        arrivesTo: '2026-10-28',
      },
      {
        orderBefore: '2026-10-26T14:00:00Z',
        dispatchOn: '2026-10-26',
        arrivesFrom: '2026-10-27',
        arrivesTo: '2026-10-29',
      },
    ]);
  });

  const instants = fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2028-12-01'),
    noInvalidDate: true,
  });

  test('apply until the last millisecond, and stay in order', () => {
    fc.assert(
      fc.property(instants, fc.nat(5), (at, extraDays) => {
        const calendar = { holidays, extraDays };
        const cutOffs = dispatchCutOffs(at, calendar, 4);
        let before = at;
        for (const { orderBefore, ...promise } of cutOffs) {
          const end = new Date(orderBefore);
          expect(end.getTime()).toBeGreaterThan(at.getTime());
          expect(promiseDispatch(before, calendar)).toEqual(promise);
          expect(promiseDispatch(new Date(end.getTime() - 1), calendar)).toEqual(promise);
          expect(
            promise.dispatchOn < promise.arrivesFrom && promise.arrivesFrom < promise.arrivesTo,
          ).toBe(true);
          for (const date of Object.values(promise)) {
            expect(holidays.has(date)).toBe(false);
            expect([1, 2, 3, 4, 5]).toContain(new Date(date).getUTCDay());
          }
          before = end;
        }
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  // A parcel packed after the cut-off has still left. The courier does not work at weekends and on bank holidays.
  ['2026-03-27T17:30:00Z', 0, '2026-03-30', '2026-04-01'],
  ['2026-03-31T12:00:00Z', 0, '2026-04-01', '2026-04-07'],
  ['2026-03-31T12:00:00Z', 1, '2026-04-02', '2026-04-08'],
  ['2026-06-30T23:30:00Z', 0, '2026-07-02', '2026-07-06'],
  // A parcel packed at a weekend is collected on Monday, and courier days count from then.
  ['2026-11-21T10:00:00Z', 0, '2026-11-24', '2026-11-26'],
  ['2026-11-22T17:00:00Z', 0, '2026-11-24', '2026-11-26'],
  ['2026-12-26T10:00:00Z', 0, '2026-12-30', '2027-01-04'],
])(
  'a parcel that leaves at %s, %i days further away, arrives from %s to %s',
  (at, extraDays, from, to) => {
    expect(arrivalAfter(new Date(at), { ...england, extraDays })).toEqual({
      arrivesFrom: from,
      arrivesTo: to,
    });
  },
);

test.each([
  ['2026-11-27', 14, '2026-11-27T14:00:00Z'],
  ['2026-07-15', 14, '2026-07-15T13:00:00Z'],
  ['2026-07-15', 11, '2026-07-15T10:00:00Z'],
])(
  'an order that leaves on %s, with the cut-off at %i, may be changed until %s',
  (day, hour, until) => {
    expect(editDeadline(day, hour)).toBe(until);
  },
);

test.each([
  ['2026-11-27T10:59:59Z', '2026-11-27'],
  ['2026-11-27T11:00:00Z', '2026-11-30'],
])('with the cut-off at 11, an order placed at %s leaves on %s', (at, day) => {
  const calendar = { ...england, cutOffHour: 11 };
  expect(promiseDispatch(new Date(at), calendar).dispatchOn).toBe(day);
  const [first] = dispatchCutOffs(new Date(at), calendar, 1);
  expect(first?.orderBefore).toBe(`${day}T11:00:00Z`);
});

describe('working days', () => {
  test.each([
    ['2026-11-27', ['2026-11-27', '2026-11-30', '2026-12-01']],
    ['2026-11-28', ['2026-11-30', '2026-12-01', '2026-12-02']],
    ['2026-12-24', ['2026-12-24', '2026-12-29', '2026-12-30']],
  ])('from %s on leave out weekends and holidays', (day, expected) => {
    expect(workingDaysFrom(day, 3, england)).toEqual(expected);
  });
});
