/** Machines: which pieces are theirs, their load by day, their pace, and who may set them. */
import { expect, test } from 'vitest';
import { buy } from '../../../testing/features/orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { cookieOf, officeOf } from '../../../testing/office.ts';
import type { Member } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import type { Order } from '../orders.service.ts';
import { livePieces } from '../pieces/pieces.store.ts';

/** A Tuesday; orders of before 14:00 are promised for it. */
let now = new Date('2026-03-03T10:00:00Z');
const shop = await testShop({ clock: () => now });
await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
let meg = await office.member('workshop');
let owner = await office.member('owner');
/** Sessions end when nobody works, so both sign in again. */
const at = async (time: string) => {
  now = new Date(time);
  const signedIn = async ({ email }: Member): Promise<Member> => {
    const token = await office.linkFor(email);
    return { email, cookie: cookieOf(await office.ask('sessionOpen', { body: { token } })) };
  };
  [meg, owner] = [await signedIn(meg), await signedIn(owner)];
};

const setMachines = async (list: object[], who = owner) => {
  const { versions } = await office.call('settings', {}, owner);
  const body = { machines: list, version: versions.machines };
  return office.ask('settingsMachines', { body }, who.cookie);
};
const machines = (who = meg) => office.call('machines', {}, who);
const move = async (order: Order, count: number, to: 'making' | 'made' | 'waiting') => {
  const pieces = (await livePieces(shop.database, order.id)).slice(0, count);
  const seen = pieces.map(({ id, version }) => ({ id, version }));
  const { refused } = await office.call('piecesMove', { body: { pieces: seen, to } }, meg);
  expect(refused).toEqual([]);
};
const lanes = async () => {
  const { groups } = await office.call('workshopBoard', {}, meg);
  return groups.map(({ process, machine, blank }) => [process, machine, blank]);
};

const choices = await office.call('machineChoices', {}, owner);
const mug = choices.blanks.find(({ process }) => process === 'sublimation')!;
const slate = choices.blanks.find(({ process }) => process === 'laser')!;
const person = choices.people.find(({ email }) => email === meg.email)!;
const mugPress = {
  name: 'Mug press',
  process: 'sublimation',
  blanks: [mug.slug],
  piecesADay: 3,
  people: [person.id],
};

test('the journal names machine, process and blank as people do', async () => {
  expect((await setMachines([mugPress])).statusCode).toBe(200);
  const query = { kind: 'settings', id: 'machines' };
  const { entries } = await office.call('journal', { query }, owner);
  expect(entries[0]?.after).toEqual({
    'Mug press': `Sublimation, ${mug.name}, 3 pieces a day, 1 person`,
  });
  expect((await setMachines([])).statusCode).toBe(200);
});

test('without machines, pieces are in lanes of their processes', async () => {
  await buy(shop, { quantity: 2, secondSku: 'SLT-WREATH' });
  expect(await lanes()).toEqual(
    expect.arrayContaining([
      ['sublimation', null, mug.name],
      ['laser', null, slate.name],
    ]),
  );
  const { days, machines: found } = await machines();
  expect(days.slice(0, 5)).toEqual([
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2026-03-09',
  ]);
  expect(days).toHaveLength(10);
  expect(found).toContainEqual({
    name: null,
    process: 'sublimation',
    people: [],
    piecesADay: null,
    load: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    madeToday: 0,
    pace: null,
    doneAt: null,
  });
});

test('a machine takes its blanks on the board, and says who works there', async () => {
  expect((await setMachines([mugPress])).statusCode).toBe(200);
  expect(await lanes()).toEqual(
    expect.arrayContaining([
      ['sublimation', 'Mug press', mug.name],
      ['laser', null, slate.name],
    ]),
  );
  const { machines: found } = await machines();
  expect(found[0]).toMatchObject({
    name: 'Mug press',
    people: [person.name],
    piecesADay: 3,
    load: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
  expect(found[1]).toMatchObject({ name: null, process: 'laser' });
});

test('the load is by promised day, the late on the first, without what is made', async () => {
  await at('2026-03-03T15:00:00Z');
  const tomorrow = await buy(shop, { quantity: 4 });
  expect((await machines()).machines[0]!.load.slice(0, 3)).toEqual([2, 4, 0]);
  await move(tomorrow, 1, 'making');
  expect((await machines()).machines[0]!.load[1]).toBe(4);
  await move(tomorrow, 1, 'made');
  expect((await machines()).machines[0]!.load[1]).toBe(3);
  await at('2026-03-05T09:00:00Z');
  expect((await machines()).machines[0]!.load.slice(0, 3)).toEqual([5, 0, 0]);
});

test('the pace is told from three hours of work on, and by it when today’s work is done', async () => {
  const order = await buy(shop, { quantity: 8 });
  await at('2026-03-05T09:10:00Z');
  await move(order, 3, 'made');
  expect((await machines()).machines[0]).toMatchObject({ pace: null, doneAt: null, madeToday: 3 });
  await at('2026-03-05T11:20:00Z');
  await move(order, 6, 'made');
  const { pace, doneAt, load, madeToday } = (await machines()).machines[0]!;
  // One on Tuesday from 15:00, three from 9:00 and three from 11:00 today.
  expect(pace).toBeCloseTo(7 / 3);
  expect(madeToday).toBe(6);
  expect(load[0]).toBe(7);
  expect(doneAt).toBe('2026-03-05T14:20:00.000Z');
});

test('the CSV has a row for each machine and day', async () => {
  const { body } = await office.ask('machinesExport', {}, meg.cookie);
  const rows = body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(rows[0]).toBe('Machine,Process,Day,Pieces to make,Pieces a day');
  expect(rows[1]).toBe('Mug press,sublimation,2026-03-05,7,3');
  const { machines: found, days } = await machines();
  expect(rows).toHaveLength(1 + found.length * days.length);
});

test('two machines never make the same pieces, and a colleague’s change is not lost', async () => {
  const both = await setMachines([mugPress, { ...mugPress, name: 'Second press' }]);
  expect(both.json()).toMatchObject({
    code: 'invalid',
    violations: [
      { propertyPath: 'machines.1.blanks', message: 'Mug press makes one of these blanks.' },
    ],
  });
  const body = { machines: [], version: 0 };
  const old = await office.ask('settingsMachines', { body }, owner.cookie);
  expect(old.json()).toMatchObject({ code: 'changedMeanwhile' });
  expect((await setMachines([], meg)).statusCode).toBe(403);
  expect((await machines()).machines[0]!.name).toBe('Mug press');
});
