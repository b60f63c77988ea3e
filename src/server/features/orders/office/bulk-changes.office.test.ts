/** One step of many orders: exact results, refusals that stop no other, repeats, races. */
import { expect, test } from 'vitest';
import { buy, placeOrder } from '../../../testing/features/orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';

const shop = await testShop();
await setStock(shop.database, 500);
const office = officeOf(shop);
const manager = await office.member('manager');

const paid = async (count: number) => {
  const references: string[] = [];
  for (let made = 0; made < count; made += 1) references.push((await buy(shop)).reference);
  return references;
};
const stateOf = async (reference: string) =>
  (await office.call('order', { params: { reference } }, manager)).state;

test('starts every order that it can, and says why not for each other', async () => {
  const [one, held, other] = (await paid(3)) as [string, string, string];
  const { reference: unpaid } = await placeOrder(shop);
  await office.call('ordersHold', { body: { references: [held], reason: 'Photo' } }, manager);
  const references = [one, held, unpaid, 'KS-ZZZ-ZZZZ', other];
  const { done, refused } = await office.call('ordersProduce', { body: { references } }, manager);
  expect(done).toEqual([one, other]);
  expect(refused.map(({ reference }) => reference)).toEqual([held, unpaid, 'KS-ZZZ-ZZZZ']);
  for (const { message } of refused) expect(message).not.toBe('');
  expect(await Promise.all(references.slice(0, 3).map(stateOf))).toEqual([
    'inProduction',
    'paid',
    'awaitingPayment',
  ]);
});

test('repeated or raced, each order is started once, and every call says that it is done', async () => {
  const references = await paid(4);
  const call = () => office.call('ordersProduce', { body: { references } }, manager);
  const results = await Promise.all([call(), call(), call()]);
  for (const { done, refused } of [...results, await call()])
    expect({ done, refused }).toEqual({ done: references, refused: [] });
  for (const reference of references) {
    const { timeline, journal } = await office.call('order', { params: { reference } }, manager);
    expect(timeline.filter(({ event }) => event === 'startProduction')).toHaveLength(1);
    expect(journal?.filter(({ action }) => action === 'order.produce')).toHaveLength(1);
  }
});

test('orders that were held by mistake are released again', async () => {
  const references = await paid(2);
  await office.call('ordersHold', { body: { references, reason: 'Wrong ones' } }, manager);
  const { done } = await office.call('ordersRelease', { body: { references } }, manager);
  expect(done).toEqual(references);
  const again = await office.call('ordersProduce', { body: { references } }, manager);
  expect(again.done).toEqual(references);
});
