/** Saved views of the list of orders: own and shared, and who may change them. */
import { expect, test } from 'vitest';
import { officeOf } from '../../../testing/office.ts';
import type { Member } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';

const shop = await testShop();
const office = officeOf(shop);
const [owner, support, other] = await Promise.all([
  office.member('owner'),
  office.member('support'),
  office.member('support'),
]);
const LASER = { view: 'late', process: 'laser', sort: 'oldest', search: 'siân' };

const save = async (
  member: Member,
  name: string,
  { id = null, isShared = false }: { id?: string | null; isShared?: boolean } = {},
): Promise<string> =>
  (await office.call('orderViewSave', { body: { id, name, isShared, filters: LASER } }, member)).id;
const named = async (member: Member): Promise<string[]> =>
  (await office.call('orderViews', {}, member)).views.map(({ name }) => name);
const statusOf = async (member: Member, id: string | null, name: string): Promise<number> =>
  (
    await office.ask(
      'orderViewSave',
      { body: { id, name, isShared: true, filters: LASER } },
      member.cookie,
    )
  ).statusCode;

test('a view is its member’s alone until it is shared; then others see it but owner and manager change it', async () => {
  const id = await save(support, 'Late laser');
  expect(await office.call('orderViews', {}, support)).toEqual({
    views: [
      { id, name: 'Late laser', isShared: false, isOwn: true, mayChange: true, filters: LASER },
    ],
  });
  expect([await named(other), await named(owner)]).toEqual([[], []]);
  expect(await statusOf(owner, id, 'Mine now')).toBe(404);
  await save(support, 'Late laser', { id, isShared: true });
  expect((await office.call('orderViews', {}, other)).views).toMatchObject([
    { id, isOwn: false, mayChange: false },
  ]);
  expect(await statusOf(other, id, 'Mine now')).toBe(404);
  expect(await statusOf(owner, id, 'Laser, late')).toBe(200);
  expect(await named(support)).toEqual(['Laser, late']);
  const refused = await office.ask('orderViewDelete', { params: { id } }, other.cookie);
  expect(refused.statusCode).toBe(404);
  await office.call('orderViewDelete', { params: { id } }, owner);
  expect(await named(support)).toEqual([]);
});

test('a name is used once by each member, whatever its capitals, also when it is saved twice at once', async () => {
  const id = await save(support, 'Gifts');
  expect(await statusOf(support, null, 'GIFTS')).toBe(422);
  expect(await statusOf(support, id, 'GIFTS')).toBe(200);
  expect(await statusOf(other, null, 'Gifts')).toBe(200);
  const both = await Promise.all([
    statusOf(support, null, 'Twice'),
    statusOf(support, null, 'twice'),
  ]);
  expect(both.toSorted()).toEqual([200, 422]);
});

test('the journal says who changed a view, and not what it searches', async () => {
  const id = await save(owner, 'For Siân Price');
  const { entries } = await office.call('journal', { query: { kind: 'orderView', id } }, owner);
  expect(entries).toMatchObject([
    {
      action: 'orderView.add',
      actor: { name: owner.email },
      after: { view: 'late', process: 'laser', hasSearch: true },
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/si[aâ]n/i);
});

test('a member hides columns, and puts them in order, for themselves alone', async () => {
  const arrange = (body: object) => office.ask('orderColumnsArrange', { body }, support.cookie);
  const shown = () => office.call('orderColumns', {}, support);
  await arrange({ hidden: ['total', 'customer', 'total'], order: ['order', 'leaves'] });
  expect(await shown()).toEqual({
    hidden: ['total', 'customer'],
    order: ['order', 'leaves', 'total', 'customer'],
  });
  expect(await office.call('orderColumns', {}, other)).toEqual({ hidden: [], order: [] });
  const { entries } = await office.call('journal', {}, owner);
  expect(entries[0]).toMatchObject({
    action: 'orderView.arrangeColumns',
    before: { columns: '' },
    after: { columns: 'order, leaves, total (hidden), customer (hidden)' },
  });
  await arrange({ hidden: [], order: [] });
  expect(await shown()).toEqual({ hidden: [], order: [] });
  expect((await arrange({ hidden: ['what'], order: [] })).statusCode).toBe(422);
});
