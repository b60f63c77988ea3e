/** What the journal says of an order: pieces by their codes, holds only where somebody held. */
import { expect, test } from 'vitest';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import { buy } from '../../../testing/features/orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { livePieces } from '../pieces/pieces.store.ts';

const shop = await testShop();
await setStock(shop.database, 100);
const office = officeOf(shop);
const owner = await office.member('owner');

const opened = (reference: string) => office.call('order', { params: { reference } }, owner);
async function change(
  name: 'orderHold' | 'orderRelease' | 'orderNote' | 'orderProduce' | 'orderDispatch',
  reference: string,
  body: object,
) {
  const { version } = await opened(reference);
  const asked = { params: { reference }, body: { version, ...body } };
  expect((await office.ask(name, asked, owner.cookie)).statusCode).toBe(200);
}

test('moved, held and spoiled pieces are named by their codes, before and after', async () => {
  const { id, reference } = await buy(shop);
  const [piece] = await livePieces(shop.database, id);
  const { number } = await shop.database
    .selectFrom('piece')
    .select('number')
    .where('id', '=', piece!.id)
    .executeTakeFirstOrThrow();
  const code = pieceCodeOf(number);
  const params = { id: piece!.id };
  const pieces = [{ id: piece!.id, version: 1 }];
  await office.call('piecesMove', { body: { pieces, to: 'made' } }, owner);
  const hold = { params, body: { version: 2, reason: 'Mrs Price asked' } };
  await office.call('pieceHold', hold, owner);
  await office.call('pieceSpoil', { params, body: { version: 3, cause: 'misprint' } }, owner);
  const { journal } = await opened(reference);
  expect(journal!.map(({ before, after }) => [before?.pieces, after?.pieces])).toEqual([
    [`${code} made on hold`, `${code} spoiled`],
    [`${code} made`, `${code} made on hold`],
    [`${code} waiting`, `${code} made`],
  ]);
  // Nothing can be erased from the journal, so it has no names of people.
  expect(JSON.stringify(journal)).not.toContain('Price');
});

test('a hold stays in the journal of what happens under it, and is gone with its release', async () => {
  const { reference } = await buy(shop);
  await change('orderProduce', reference, {});
  await change('orderHold', reference, { reason: 'A question' });
  await change('orderNote', reference, { text: 'Rang twice', to: 'staff' });
  await change('orderRelease', reference, {});
  await change('orderDispatch', reference, { carrier: 'royal-mail', tracking: null });
  const { journal } = await opened(reference);
  expect(journal!.map(({ before, after }) => [before?.hold, after?.hold])).toEqual([
    [null, null],
    ['A question', null],
    ['A question', 'A question'],
    [null, 'A question'],
    [null, null],
  ]);
});

test('the journal of the shop names the order by its reference', async () => {
  const { id, reference } = await buy(shop);
  await change('orderProduce', reference, {});
  const { entries } = await office.call('journal', { query: { kind: 'order', id } }, owner);
  expect(entries[0]?.subject).toEqual({ kind: 'order', id, name: reference });
  const ofStaff = await office.call('journal', { query: { kind: 'staff' } }, owner);
  expect(ofStaff.entries[0]?.subject.name).toBe(owner.email);
});
