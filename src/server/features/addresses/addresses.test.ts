import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import type { Bearer } from '../../testing/test-app.ts';
import { newId } from '../../database/ids.ts';

let now = new Date('2026-11-21T09:00:00Z');
const shop = await testShop({ clock: () => (now = new Date(now.getTime() + 1000)) });
const { call, ask } = shop;

const HOME = {
  FirstName: 'Siân',
  LastName: 'Price',
  AddressLine1: '1 High Street',
  CityTown: 'Ludlow',
  PostCode: 'sy81aa',
};
const save = (bearer: Bearer, given: object = {}) =>
  call('addressNew', { body: { ...HOME, ...given } }, bearer);
const list = (bearer: Bearer) => call('addresses', {}, bearer);
const defaults = async (bearer: Bearer) =>
  (await list(bearer)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('saving', () => {
  test('normalises an address; the first is the default', async () => {
    const sian = await shop.signedIn();
    const response = await ask(
      'addressNew',
      { body: { ...HOME, FirstName: '  Siân  ', Country: 'gb' } },
      sian,
    );
    expect(response.statusCode).toBe(201);
    const saved = {
      id: expect.any(String) as string,
      ...HOME,
      Company: '',
      AddressLine2: '',
      AddressLine3: '',
      County: '',
      PostCode: 'SY8 1AA',
      Country: 'GB',
      isDefault: true,
    };
    expect(response.json()).toEqual({ status: 'success', data: saved });
    expect(await list(sian)).toEqual([saved]);
  });

  test('accepts an address that was pasted with tabs and no-break spaces', async () => {
    const sian = await shop.signedIn();
    const pasted = { AddressLine1: '4\tMill\u00a0Lane', PostCode: 'SY8\t1AA\u00a0' };
    const saved = await save(sian, pasted);
    expect(saved).toMatchObject({ AddressLine1: '4 Mill Lane', PostCode: 'SY8 1AA' });
  });

  test('accepts an address abroad, for bills', async () => {
    const sian = await shop.signedIn();
    const abroad = await save(sian, { Country: 'FR', PostCode: '75001', CityTown: 'Paris' });
    expect(abroad).toMatchObject({ Country: 'FR', PostCode: '75001' });
  });

  test('names every invalid field, in the specification’s spelling', async () => {
    const sian = await shop.signedIn();
    const wrongIn = async (body: object) => {
      const refused = await ask('addressNew', { body }, sian);
      expect(refused.statusCode).toBe(422);
      const { violations } = refused.json<{ violations: { propertyPath: string }[] }>();
      return violations.map(({ propertyPath }) => propertyPath);
    };
    expect(await wrongIn({ PostCode: 'nowhere' })).toEqual([
      'FirstName',
      'LastName',
      'AddressLine1',
      'CityTown',
      'PostCode',
    ]);
    const unfit = { LastName: 'x'.repeat(101), AddressLine2: 'a\u0000b', County: 'a\ud800' };
    expect(await wrongIn(unfit)).toEqual(['LastName', 'AddressLine2', 'County']);
    expect(await list(sian)).toEqual([]);
  });

  test.each([
    { id: newId() },
    { customerId: newId() },
    { Method: 'paypal' },
    { isDefault: 'yes' },
    { FirstName: null },
  ])('refuses %j', async (given) => {
    const sian = await shop.signedIn();
    const refused = await ask('addressNew', { body: { ...HOME, ...given } as object }, sian);
    expect(refused.statusCode).toBe(422);
    expect(await list(sian)).toEqual([]);
  });

  test('stops at fifty', async () => {
    const sian = await shop.signedIn();
    for (let saved = 0; saved < 48; saved += 1) await save(sian);
    const last = await Promise.all(
      Array.from({ length: 5 }, () => ask('addressNew', { body: HOME }, sian)),
    );
    expect(last.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 201, 409, 409, 409,
    ]);
    expect(last.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      message: 'You can save up to 50 addresses.',
    });
    expect(await list(sian)).toHaveLength(50);
    expect(await defaults(sian)).toHaveLength(1);
  });

  test('is for customers only', async () => {
    expect((await ask('addresses', {})).statusCode).toBe(401);
    expect((await ask('addressNew', { body: HOME })).statusCode).toBe(401);
  });
});

describe('the default', () => {
  test('comes first, and moves to the address that is made the default', async () => {
    const sian = await shop.signedIn();
    const home = await save(sian);
    const work = await save(sian, { Company: 'The Old Print Works' });
    const mother = await save(sian, { FirstName: 'Mair', isDefault: true });
    expect((await list(sian)).map(({ id }) => id)).toEqual([mother.id, work.id, home.id]);
    const body = { ...HOME, isDefault: true };
    const moved = await call('addressUpdate', { params: { id: home.id }, body }, sian);
    expect(moved.isDefault).toBe(true);
    expect(await defaults(sian)).toEqual([home.id]);
  });

  test('stays the default after a change, even one that says otherwise', async () => {
    const sian = await shop.signedIn();
    const { id } = await save(sian);
    await save(sian);
    for (const isDefault of [undefined, false]) {
      const body = { ...HOME, CityTown: 'Leeds', ...(isDefault === false && { isDefault }) };
      expect(await call('addressUpdate', { params: { id }, body }, sian)).toMatchObject({
        CityTown: 'Leeds',
        isDefault: true,
      });
    }
    expect(await defaults(sian)).toEqual([id]);
  });

  test('that is deleted is followed by the newest of the others', async () => {
    const sian = await shop.signedIn();
    const home = await save(sian);
    await save(sian);
    const newest = await save(sian);
    expect(await call('addressDelete', { params: { id: home.id } }, sian)).toEqual({});
    expect(await defaults(sian)).toEqual([newest.id]);
    const again = await ask('addressDelete', { params: { id: home.id } }, sian);
    expect(again.statusCode).toBe(404);
  });
});

describe('another customer’s address', () => {
  test('is not found, and does not change', async () => {
    const [sian, alun] = [await shop.signedIn(), await shop.signedIn()];
    const own = await save(alun);
    const { id } = await save(sian);
    for (const wanted of [id, newId()]) {
      const params = { id: wanted };
      const refusals = [
        await ask('addressUpdate', { params, body: { ...HOME, isDefault: true } }, alun),
        await ask('addressDelete', { params }, alun),
      ];
      for (const refused of refusals) {
        expect(refused.statusCode).toBe(404);
        expect(refused.json()).toEqual({ status: 'error', message: 'There is no such address.' });
      }
    }
    await expect(shop.services.addresses.find(alun.customerId, id)).rejects.toMatchObject({
      code: 'addressNotFound',
    });
    expect(await list(alun)).toEqual([own]);
    expect(await list(sian)).toMatchObject([{ id, CityTown: 'Ludlow', isDefault: true }]);
  });
});

test('a saved address is found with all its fields', async () => {
  const sian = await shop.signedIn();
  const { id, isDefault: _, ...fields } = await save(sian);
  expect(await shop.services.addresses.find(sian.customerId, id)).toEqual({
    ...fields,
    Method: '',
  });
});
