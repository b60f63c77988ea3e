/** Concurrent changes to a wishlist. */
import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { race } from '../../testing/race.ts';

let now = new Date('2026-11-21T09:00:00Z');
const shop = await testShop({ clock: () => (now = new Date(now.getTime() + 1)) });
const sian = await shop.signedIn();
const [mug, slate] = [shop.productIds['MUG-WREATH']!, shop.productIds['SLT-WREATH']!];

const add = (productId: string) => shop.ask('wishlistAdd', { body: { productId } }, sian);
const remove = (productId: string) => shop.ask('wishlistRemove', { body: { productId } }, sian);
const ids = () => shop.services.wishlist.ids(sian.customerId);
const answered = (response: { json(): unknown }) =>
  (response.json() as { data: { wishlist: string[] } }).data.wishlist;

describe('at the same time', { timeout: 600_000 }, () => {
  test('the same item twice is one item', () =>
    race(async () => {
      await remove(mug);
      return {
        first: () => add(mug),
        second: () => add(mug),
        async judge(first, second) {
          expect([answered(first), answered(second)]).toEqual([[mug], [mug]]);
          expect(await ids()).toEqual([mug]);
          return null;
        },
      };
    }));

  test('two items are both saved, the later in front', () =>
    race(async () => {
      await remove(mug);
      await remove(slate);
      return {
        first: () => add(mug),
        second: () => add(slate),
        async judge() {
          const stored = await ids();
          expect(stored).toHaveLength(2);
          return stored[0] === slate ? 'first' : 'second';
        },
      };
    }));

  test('added and removed: the later of the two wins', () =>
    race(async () => {
      await remove(mug);
      await remove(slate);
      return {
        first: () => add(mug),
        second: () => remove(mug),
        async judge(first, second) {
          expect(answered(first)).toEqual([mug]);
          expect(answered(second)).toEqual([]);
          return (await ids()).length === 0 ? 'first' : 'second';
        },
      };
    }));

  test('removed twice is removed', () =>
    race(async () => {
      await add(mug);
      return {
        first: () => remove(mug),
        second: () => remove(mug),
        async judge(first, second) {
          expect([answered(first), answered(second)]).toEqual([[], []]);
          expect(await ids()).toEqual([]);
          return null;
        },
      };
    }));
});
