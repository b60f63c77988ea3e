/** What a buyer was told may come out badly and kept goes with the order to the workshop. */
import { expect, test } from 'vitest';
import { runDueJobs } from '../../../../testing/jobs.ts';
import { officeOf } from '../../../../testing/office.ts';
import { buy } from '../../../../testing/features/orders.ts';
import { pdfText } from '../../../../testing/features/read-pdf.ts';
import { testShop } from '../../../../testing/test-app.ts';
import { jobHandlers } from '../../../../wiring.ts';
import { erasePersonalisations } from '../../erasure/order-erasure.store.ts';
import type { Order } from '../../orders.service.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const office = officeOf(shop);
const owner = await office.member('owner');

const written = (name: string, y: number) => ({
  v: 1 as const,
  fields: { name },
  edits: { words: { name: { y } } },
});
/** Below the safe zone. */
const LOW = 93;
const MIDDLE = 50;
const cutOff = (text: string) => ({ kind: 'outsideSafe', part: 'text', label: 'Name', text });

async function warningsOf({ reference }: Order) {
  const { lines } = await office.call('order', { params: { reference } }, owner);
  return lines[0]!.warnings;
}

async function change(order: Order, personalisation: ReturnType<typeof written>): Promise<void> {
  const [line] = await shop.services.orders.lines(order.id);
  await shop.call('orderItemUpdateByKey', {
    params: { orderKey: order.key, itemId: line!.id },
    body: { personalisation },
  });
}

async function jobSheetOf({ id }: Order): Promise<string> {
  await runDueJobs(shop.url, jobHandlers(shop.services));
  const files = await shop.services.machineFiles.ofOrder(id);
  const sheet = files.find(({ kind }) => kind === 'jobSheet');
  return pdfText(await shop.services.machineFiles.read(sheet!.mediaKey));
}

test('the office and the job sheet say what the buyer was warned of', async () => {
  const order = await buy(shop, { personalisation: written('Nana Gwen', LOW) });
  expect(await warningsOf(order)).toEqual([cutOff('Nana Gwen')]);
  expect(await jobSheetOf(order)).toContain(
    'The customer was warned: Name “Nana Gwen” may be cut off.',
  );
});

test('an order without warnings says nothing of them', async () => {
  const order = await buy(shop);
  expect(await warningsOf(order)).toEqual([]);
  expect(await jobSheetOf(order)).not.toContain('warned');
});

test('a change of words keeps the warning that was told, with the new words, while it is the case', async () => {
  const order = await buy(shop, { personalisation: written('Nana Gwen', LOW) });
  await change(order, written('Mam', LOW));
  expect(await warningsOf(order)).toEqual([cutOff('Mam')]);
  await change(order, written('Mam', MIDDLE));
  expect(await warningsOf(order)).toEqual([]);
});

test('what only the change has caused was not told', async () => {
  const order = await buy(shop);
  await change(order, written('Mam', LOW));
  expect(await warningsOf(order)).toEqual([]);
});

test('an erased order keeps no words in its warnings', async () => {
  const order = await buy(shop, { personalisation: written('Nana Gwen', LOW) });
  await shop.database
    .transaction()
    .execute((transaction) => erasePersonalisations(transaction, [order.id]));
  const [line] = await shop.services.orders.lines(order.id);
  expect(line).toMatchObject({ words: [], warnings: null });
});
