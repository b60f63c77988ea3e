import { expect, test } from 'vitest';
import { seededRandom } from '../../src/domain/seeded-random.ts';
import { decemberDay, pickPopular } from './december-day.ts';

const HOUR_MS = 3_600_000;

test('a day has its visits and orders, most of them in the evening', () => {
  const visits = decemberDay({ visits: 20_000, conversion: 3 }, seededRandom(1));
  expect(visits.length).toBeGreaterThan(19_980);
  expect(visits.length).toBeLessThan(20_020);
  const orders = visits.filter(({ steps }) => steps.at(-1)!.step === 'order').length;
  expect(orders / visits.length).toBeCloseTo(0.03, 2);
  const carts = visits.filter(({ steps }) => steps.at(-1)!.step === 'cart').length;
  expect(carts / visits.length).toBeCloseTo(0.05, 2);
  const inHour = (hour: number) =>
    visits.filter(({ at }) => Math.floor(at / HOUR_MS) === hour).length;
  expect(inHour(20)).toBeGreaterThan(10 * inHour(3));
  expect(visits.every(({ at }, place) => place === 0 || at >= visits[place - 1]!.at)).toBe(true);
  expect(
    decemberDay({ visits: 20_000, conversion: 0 }, seededRandom(1))
      .flatMap(({ steps }) => steps)
      .filter(({ step }) => step === 'order'),
  ).toEqual([]);
});

test('few products are looked at often, and most seldom', () => {
  const random = seededRandom(2);
  const products = Array.from({ length: 1000 }, (_, rank) => rank);
  const looked = Array.from({ length: 10_000 }, () => pickPopular(products, random));
  const share = (from: number, to: number) =>
    looked.filter((rank) => rank >= from && rank < to).length / looked.length;
  expect(share(0, 10)).toBeGreaterThan(0.3);
  expect(share(500, 1000)).toBeLessThan(0.2);
  expect(share(500, 1000)).toBeGreaterThan(0.05);
});
