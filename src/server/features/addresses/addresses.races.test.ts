/** Concurrent changes to a customer's addresses: exactly one default remains, and no change is partial. */
import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import type { Bearer } from '../../testing/test-app.ts';
import { race } from '../../testing/race.ts';

let now = new Date('2026-11-21T09:00:00Z');
const shop = await testShop({ clock: () => (now = new Date(now.getTime() + 1)) });

const HOME = {
  FirstName: 'Siân',
  LastName: 'Price',
  AddressLine1: '1 High Street',
  CityTown: 'Ludlow',
  PostCode: 'SY8 1AA',
};
const add = (bearer: Bearer, given: object = {}) =>
  shop.ask('addressNew', { body: { ...HOME, ...given } }, bearer);
const update = (bearer: Bearer, id: string, given: object = {}) =>
  shop.ask('addressUpdate', { params: { id }, body: { ...HOME, ...given } }, bearer);
const remove = (bearer: Bearer, id: string) =>
  shop.ask('addressDelete', { params: { id } }, bearer);
const list = (bearer: Bearer) => shop.call('addresses', {}, bearer);
const saved = async (bearer: Bearer, given: object = {}) =>
  (await add(bearer, given)).json<{ data: { id: string } }>().data.id;

/** The default address; there must be exactly one. */
async function defaultOf(bearer: Bearer) {
  const defaults = (await list(bearer)).filter(({ isDefault }) => isDefault);
  expect(defaults).toHaveLength(1);
  return defaults[0]!;
}

describe('at the same time', { timeout: 600_000 }, () => {
  test('two first addresses: the one saved first is the default', () =>
    race(async () => {
      const sian = await shop.signedIn();
      return {
        first: () => add(sian, { CityTown: 'Leeds' }),
        second: () => add(sian, { CityTown: 'York' }),
        async judge(first, second) {
          expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
          expect(await list(sian)).toHaveLength(2);
          return (await defaultOf(sian)).CityTown === 'Leeds' ? 'first' : 'second';
        },
      };
    }));

  test('two addresses made the default: the later one is', async () => {
    const sian = await shop.signedIn();
    const [one, two] = [await saved(sian), await saved(sian)];
    await race(async () => ({
      first: () => update(sian, one, { isDefault: true }),
      second: () => update(sian, two, { isDefault: true }),
      async judge(first, second) {
        expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
        return (await defaultOf(sian)).id === two ? 'first' : 'second';
      },
    }));
  });

  test('a new default and another address made the default', async () => {
    const sian = await shop.signedIn();
    const present = await saved(sian);
    await race(async () => ({
      first: () => add(sian, { isDefault: true }),
      second: () => update(sian, present, { isDefault: true }),
      async judge(first, second) {
        expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
        const { id } = await defaultOf(sian);
        await remove(sian, first.json<{ data: { id: string } }>().data.id);
        return id === present ? 'first' : 'second';
      },
    }));
  });

  test('two changes of one address: the later one remains, complete', async () => {
    const sian = await shop.signedIn();
    const id = await saved(sian);
    const leeds = { CityTown: 'Leeds', PostCode: 'LS1 4AP' };
    const york = { CityTown: 'York', PostCode: 'YO1 7HH' };
    await race(async () => ({
      first: () => update(sian, id, leeds),
      second: () => update(sian, id, york),
      async judge(first, second) {
        expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
        const { CityTown, PostCode } = await defaultOf(sian);
        expect([leeds, york]).toContainEqual({ CityTown, PostCode });
        return CityTown === 'York' ? 'first' : 'second';
      },
    }));
  });

  test('changed and deleted: it is deleted, and one default remains', async () => {
    const sian = await shop.signedIn();
    const stored = await saved(sian);
    await race(async () => {
      const id = await saved(sian, { isDefault: true });
      return {
        first: () => update(sian, id, { isDefault: true }),
        second: () => remove(sian, id),
        async judge(first, second) {
          expect(second.statusCode).toBe(200);
          expect([200, 404]).toContain(first.statusCode);
          expect((await defaultOf(sian)).id).toBe(stored);
          return first.statusCode === 200 ? 'first' : 'second';
        },
      };
    });
  });

  test('deleted twice: the second call finds nothing', async () => {
    const sian = await shop.signedIn();
    const stored = await saved(sian);
    await race(async () => {
      const id = await saved(sian, { isDefault: true });
      return {
        first: () => remove(sian, id),
        second: () => remove(sian, id),
        async judge(first, second) {
          const codes = [first.statusCode, second.statusCode];
          expect(codes.toSorted((a, b) => a - b)).toEqual([200, 404]);
          expect((await defaultOf(sian)).id).toBe(stored);
          return first.statusCode === 200 ? 'first' : 'second';
        },
      };
    });
  });

  test('the default deleted while another becomes the default', async () => {
    const sian = await shop.signedIn();
    const stored = await saved(sian);
    await race(async () => {
      const id = await saved(sian, { isDefault: true });
      return {
        first: () => update(sian, stored, { isDefault: true }),
        second: () => remove(sian, id),
        async judge(first, second) {
          expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
          expect((await defaultOf(sian)).id).toBe(stored);
          return null;
        },
      };
    });
  });
});
