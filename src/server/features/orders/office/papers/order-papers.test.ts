/** What the office downloads of an order: machine files, job sheets, packing slip, invoice and credit notes. */
import { expect, test } from 'vitest';
import { pence } from '../../../../../domain/money/money.ts';
import { runDueJobs } from '../../../../testing/jobs.ts';
import { buyAtStandIn } from '../../../../testing/features/paid-orders.ts';
import { pdfText } from '../../../../testing/features/read-pdf.ts';
import { officeOf } from '../../../../testing/office.ts';
import type { Member } from '../../../../testing/office.ts';
import { testShop } from '../../../../testing/test-app.ts';
import { jobHandlers } from '../../../../wiring.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const origin = await shop.open();
const office = officeOf(shop);
const owner = await office.member('owner');
const bought = await buyAtStandIn(shop, origin, { quantity: 2, comment: 'Penblwydd hapus' });
const params = { reference: bought.reference };
await runDueJobs(shop.url, jobHandlers(shop.services));

const shown = (member: Member) => office.call('order', { params }, member);
const get = (url: string, { cookie }: Member) => shop.app.inject({ url, headers: { cookie } });

test('each machine file is saved under the order’s name, byte for byte as the workshop has it', async () => {
  const made = (await shop.services.machineFiles.ofOrder(bought.id)).find(
    ({ kind }) => kind !== 'jobSheet',
  );
  const [line] = (await shown(owner)).lines;
  const file = line!.files.find(({ kind }) => kind === made!.kind);
  const response = await get(file!.address!, owner);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${bought.reference}-1.${made!.kind}"`,
    'cache-control': 'no-store',
  });
  expect(response.rawPayload).toEqual(await shop.services.machineFiles.read(made!.mediaKey));
});

test('the packing slip has the address and the gift note, and no price', async () => {
  const { slip, money } = await shown(owner);
  const response = await get(slip!, owner);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${bought.reference}-packing-slip.pdf"`,
  });
  const text = pdfText(response.rawPayload);
  for (const part of [bought.reference, 'SY8 1AA', 'Penblwydd hapus']) expect(text).toContain(part);
  expect(text).not.toContain('£');
  expect(money!.total).toBeGreaterThan(0);
});

test('what comes in several colours is named with its own, once in the workshop', async () => {
  const { id, reference } = await buyAtStandIn(shop, origin, { sku: 'TEE-N-M-STRIPES' });
  const order = await office.call('order', { params: { reference } }, owner);
  expect(order.lines[0]!.options).toEqual({ colour: 'Navy', size: 'M' });
  const text = pdfText((await get(order.slip!, owner)).rawPayload);
  expect(text).toContain('Colour: Navy · Size: M');
  const { groups } = await office.call('workshopBoard', {}, owner);
  const pieces = groups.flatMap((group) => group.pieces);
  const piece = pieces.find((one) => one.reference === reference);
  expect(piece).toMatchObject({ finish: 'Navy', options: { size: 'M' } });
  await runDueJobs(shop.url, jobHandlers(shop.services));
  const sheet = (await shop.services.machineFiles.ofOrder(id)).find(
    ({ kind }) => kind === 'jobSheet',
  );
  expect(pdfText(await shop.services.machineFiles.read(sheet!.mediaKey))).toContain(
    'T-shirt, Navy, M (',
  );
});

test('the invoice and each credit note are PDFs with the buyer’s address', async () => {
  const refund = { amountPence: pence(500), reason: 'Arrived late' };
  await shop.services.orderRefunds.refund(bought.id, refund, 'workshop');
  await runDueJobs(shop.url, jobHandlers(shop.services));
  const { documents } = (await shown(owner)).money!;
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'creditNote']);
  for (const { number, address } of documents) {
    const text = pdfText((await get(address!, owner)).rawPayload);
    expect(text).toContain(number);
    expect(text).toContain('SY8 1AA');
  }
});

test('roles get what they may see, and no addresses of the rest', async () => {
  const all = await shown(owner);
  const sheet = all.lines[0]!.files.find(({ kind }) => kind === 'jobSheet')!;
  const drawing = all.lines[0]!.files.find(({ kind }) => kind !== 'jobSheet')!;
  const reader = await office.member('reader');
  const seen = await shown(reader);
  expect(seen.slip).toBeNull();
  expect(seen.money!.documents.map(({ address }) => address)).toEqual([null, null]);
  expect(seen.lines[0]!.files.find(({ kind }) => kind === 'jobSheet')!.address).toBeNull();
  const workshop = await office.member('workshop');
  for (const member of [reader, workshop]) {
    expect((await get(drawing.address!, member)).statusCode).toBe(200);
    // It has the address of the parcel.
    expect((await get(sheet.address!, member)).statusCode).toBe(403);
    expect((await get(all.slip!, member)).statusCode).toBe(403);
    expect((await get(all.money!.documents[0]!.address!, member)).statusCode).toBe(403);
  }
  const support = await office.member('support');
  expect((await get(all.slip!, support)).statusCode).toBe(200);
  expect((await shown(support)).lines[0]!.files.every(({ address }) => address === null)).toBe(
    true,
  );
});

test('what is not made, and what belongs to another order, is not found', async () => {
  const below = `/api/office/orders/${bought.reference}`;
  const other = await buyAtStandIn(shop, origin);
  const [invoice] = (await office.call('order', { params: { reference: other.reference } }, owner))
    .money!.documents;
  for (const path of ['files/9.svg', 'files/1.stl', `documents/${invoice!.number}`])
    expect((await get(`${below}/${path}`, owner)).statusCode).toBe(404);
});
