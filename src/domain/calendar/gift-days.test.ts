import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  easterSunday,
  lastOrdersFor,
  nextDate,
  nextLastOrders,
  type GiftDay,
} from './gift-days.ts';

const HOLIDAYS = { holidays: new Set(['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26']) };

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterSunday(year).toString()).toBe(date);
});

test.each<[GiftDay, string, string]>([
  ['mothersDay', '2026-01-10', '2026-03-15'],
  ['mothersDay', '2026-03-16', '2027-03-07'],
  ['fathersDay', '2026-01-10', '2026-06-21'],
  ['fathersDay', '2025-01-10', '2025-06-15'],
  ['valentines', '2026-02-14', '2026-02-14'],
  ['valentines', '2026-02-15', '2027-02-14'],
  ['christmas', '2026-12-26', '2027-12-25'],
])('the next %s after %s is on %s', (day, today, date) => {
  expect(nextDate(day, Temporal.PlainDate.from(today)).toString()).toBe(date);
});

test.each([
  ['the only day near', '2026-11-24T10:40:00Z', 'christmas'],
  ['the nearer of two', '2027-01-20T10:00:00Z', 'valentines'],
  ['the next once the nearer has closed', '2027-02-12T15:00:00Z', 'mothersDay'],
  ['nothing once Christmas has closed', '2026-12-21T15:00:00Z', undefined],
  ['nothing far from any', '2026-09-01T10:00:00Z', undefined],
])('what every page announces is %s', (_, at, day) => {
  expect(nextLastOrders(new Date(at), HOLIDAYS)?.day).toBe(day);
});

describe('the last orders', () => {
  test('for Christmas leave three working days before Christmas Eve', () => {
    expect(lastOrdersFor('christmas', new Date('2026-11-24T10:40:00Z'), HOLIDAYS)).toMatchObject({
      on: '2026-12-25',
      orderBefore: '2026-12-21T14:00:00Z',
      dispatchOn: '2026-12-21',
      arrivesTo: '2026-12-24',
      isOpen: true,
    });
  });

  test('stay known when they have passed, with what an order placed then gets', () => {
    const late = lastOrdersFor('christmas', new Date('2026-12-23T15:00:00Z'), HOLIDAYS);
    expect(late).toMatchObject({
      isOpen: false,
      orderBefore: '2026-12-21T14:00:00Z',
      next: { dispatchOn: '2026-12-24' },
    });
  });

  test('for a Sunday arrive on the Friday before', () => {
    expect(lastOrdersFor('mothersDay', new Date('2027-02-20T10:00:00Z'), HOLIDAYS)).toMatchObject({
      on: '2027-03-07',
      arrivesTo: '2027-03-05',
      dispatchOn: '2027-03-02',
    });
  });

  test('follow the calendar of the shop: a closed Monday moves them to Friday', () => {
    const closed = { holidays: new Set([...HOLIDAYS.holidays, '2026-12-21']) };
    expect(lastOrdersFor('christmas', new Date('2026-12-01T10:00:00Z'), closed)).toMatchObject({
      dispatchOn: '2026-12-18',
    });
  });

  test('are not announced months before', () => {
    expect(lastOrdersFor('christmas', new Date('2026-09-01T10:00:00Z'), HOLIDAYS)).toBeNull();
  });
});
