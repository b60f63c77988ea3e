import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import { DEFAULT_DELIVERY_ZONES } from '../../../domain/delivery/delivery.ts';
import { pence } from '../../../domain/money/money.ts';
import { BankHolidays } from './bank-holidays.tsx';
import { holidaysFrom } from './delivery-data.ts';
import { OrderedNow } from './ordered-now.tsx';
import { ZonePrices, ZonesTable } from './zones-table.tsx';

const day = (date: string, division: 'england-and-wales' | 'scotland' = 'england-and-wales') => ({
  title: `Holiday of ${date}`,
  date,
  division,
});

test('the coming holidays are England’s, including today’s, soonest first, and limited', () => {
  const all = [
    day('2027-01-01'),
    day('2026-12-25'),
    day('2026-11-30', 'scotland'),
    day('2026-08-31'),
    ...Array.from({ length: 9 }, (_, place) => day(`2027-0${place + 1}-28`)),
  ];
  const ahead = holidaysFrom(all, '2026-12-25');
  expect(ahead.map(({ date }) => date)).toEqual([
    '2026-12-25',
    '2027-01-01',
    '2027-01-28',
    '2027-02-28',
    '2027-03-28',
    '2027-04-28',
  ]);
  expect(ahead[0]).toEqual({ date: '2026-12-25', title: 'Holiday of 2026-12-25' });
});

test('a substitute day is told from the holiday itself', () => {
  const [boxing] = holidaysFrom(
    [{ ...day('2026-12-28'), title: 'Boxing Day', isSubstitute: true }],
    '2026-12-25',
  );
  expect(boxing).toEqual({ date: '2026-12-28', title: 'Boxing Day', isSubstitute: true });
  const { text } = drawn(<BankHolidays holidays={[boxing!]} />, ['delivery']);
  expect(text).toBe('Monday 28 December 2026 Boxing Day (substitute day)');
});

test('each place has its own last order for the day that is near', () => {
  const deliveryZones = DEFAULT_DELIVERY_ZONES;
  const lastOrders = {
    day: 'christmas' as const,
    by: 'Mon 21 Dec',
    farther: [
      { zone: 'northernIreland' as const, by: 'Fri 18 Dec' },
      { zone: 'bfpo' as const, by: null },
    ],
  };
  const near = drawn(<ZonesTable />, ['delivery'], '/delivery', { deliveryZones, lastOrders }).text;
  expect(near).toContain('Order by, for Christmas');
  expect(near).toMatch(/Scottish mainland £4\.99 1 to 3 working days Mon 21 Dec/);
  expect(near).toMatch(/Northern Ireland £4\.99 2 to 4 working days Fri 18 Dec/);
  expect(near).toMatch(/BFPO\) £4\.99 6 to 8 working days too late/);
  const far = drawn(<ZonesTable />, ['delivery'], '/delivery', { deliveryZones }).text;
  expect(far).not.toContain('Order by');
});

test('a place without delivery has no empty cells, and on phones nothing is folded', () => {
  const deliveryZones = DEFAULT_DELIVERY_ZONES;
  const { text, html } = drawn(<ZonesTable />, ['delivery'], '/delivery', { deliveryZones });
  expect(text).not.toContain('–');
  expect(html).toContain('colSpan="2"');
  expect(html).not.toContain('<details');
  expect(text).toMatch(/Channel Islands no delivery$/);
});

test('the table says whether places differ in price', () => {
  const show = (deliveryZones: typeof DEFAULT_DELIVERY_ZONES) =>
    drawn(<ZonePrices />, ['delivery'], '/delivery', { deliveryZones }).text;
  expect(show(DEFAULT_DELIVERY_ZONES)).toContain('A parcel costs £4.99 to every place');
  const [first, ...others] = DEFAULT_DELIVERY_ZONES;
  const dearer = { ...first!, pricePence: pence(699) };
  expect(show([dearer, ...others])).toContain('decides what a parcel costs');
});

test('when it arrives is told once for each place, as days without the calendar', () => {
  const deliveryZones = DEFAULT_DELIVERY_ZONES;
  const { text } = drawn(<OrderedNow />, ['delivery', 'dispatch-promise'], '/delivery', {
    deliveryZones,
  });
  expect(text).toMatch(/Scottish mainland £4\.99 1 to 3 working days/);
  expect(text).toMatch(/Northern Ireland £4\.99 2 to 4 working days/);
  expect(text).toMatch(/BFPO\) £4\.99 6 to 8 working days/);
});
