/** Packed orders on their way to the carrier: what is listed, their papers at exact sizes, the carrier's file. */
import { expect, test } from 'vitest';
import { readCsv } from '../../../../domain/sending/csv.ts';
import { CLICK_AND_DROP } from '../../../../domain/sending/sending-columns.ts';
import { buy } from '../../../testing/features/orders.ts';
import { pdfText } from '../../../testing/features/read-pdf.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { officeOf } from '../../../testing/office.ts';
import type { Member } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import type { Order } from '../orders.service.ts';
import { livePieces } from '../pieces/pieces.store.ts';

const shop = await testShop({ clock: () => new Date('2026-03-03T10:00:00Z') });
await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const meg = await office.member('workshop');
const manager = await office.member('manager');
const support = await office.member('support');

async function move({ id }: Order, count: number, to: 'made' | 'packed') {
  const pieces = (await livePieces(shop.database, id)).slice(0, count);
  const body = { pieces: pieces.map((piece) => ({ id: piece.id, version: piece.version })), to };
  const { refused } = await office.call('piecesMove', { body }, meg);
  expect(refused).toEqual([]);
}
async function packed(given: Parameters<typeof buy>[1] = {}): Promise<Order> {
  const order = await buy(shop, given);
  await move(order, given.quantity ?? 1, 'packed');
  return order;
}
const listed = async (member: Member = manager) =>
  (await office.call('sending', {}, member)).orders.map(({ reference }) => reference);
const read = (name: 'sendingPapers' | 'orderPaper', params: Record<string, string>) =>
  office.ask(name, { params }, manager.cookie);
const exported = (format: string, { cookie }: Member = manager) =>
  office.ask('sendingExport', { query: { format } }, cookie);

/** In whole millimetres. */
function pageSizes(pdf: Buffer): string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  const mm = (points = '') => Math.round((Number(points) * 25.4) / 72);
  return [...boxes].map(([, width, height]) => `${mm(width)} × ${mm(height)}`);
}

test('without packed orders nothing is to be sent, and there are no papers', async () => {
  const part = await buy(shop, { quantity: 2 });
  await move(part, 1, 'packed');
  expect(await office.call('sending', {}, manager)).toMatchObject({ orders: [], papers: null });
  expect((await read('sendingPapers', { papers: 'labels.pdf' })).statusCode).toBe(404);
  const table = readCsv((await exported('clickAndDrop')).body);
  expect(table).toEqual([CLICK_AND_DROP.map(({ heading }) => heading)]);
});

test('an order is listed once all that is not sent is packed, until it is dispatched', async () => {
  const order = await buy(shop, { quantity: 2, comment: 'With love' });
  await move(order, 1, 'packed');
  expect(await listed()).not.toContain(order.reference);
  await move(order, 2, 'packed');
  const { orders } = await office.call('sending', {}, manager);
  expect(orders.find(({ reference }) => reference === order.reference)).toMatchObject({
    pieces: 2,
    hasGiftNote: true,
    hold: null,
    papers: { card: `/api/office/orders/${order.reference}/papers/card.pdf` },
  });
  await shop.services.course.dispatch(order.id, { carrier: 'royal-mail', tracking: null }, 'x');
  expect(await listed()).not.toContain(order.reference);
});

test('labels have exact sizes, one page for each order, with the address, the service and the sender', async () => {
  const { versions, sending } = await office.call('settings', {}, manager);
  const service = 'Royal Mail Tracked 48';
  await office.call(
    'settingsSending',
    { body: { ...sending, service, version: versions.sending } },
    manager,
  );
  const orders = [await packed(), await packed()];
  const count = (await listed()).length;
  for (const [papers, size] of [
    ['labels.pdf', '100 × 62'],
    ['labels-4x6.pdf', '102 × 152'],
  ] as const) {
    const response = await read('sendingPapers', { papers });
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(pageSizes(response.rawPayload)).toEqual(Array.from({ length: count }, () => size));
    const text = pdfText(response.rawPayload);
    for (const { reference } of orders) expect(text).toContain(reference);
    for (const part of ['Siân Price', 'SY8 1AA', service, 'If undelivered, return to: Keepsake'])
      expect(text).toContain(part);
    expect(text).not.toContain('£');
  }
  const one = await read('orderPaper', { reference: orders[0]!.reference, paper: 'label.pdf' });
  expect(pageSizes(one.rawPayload)).toEqual(['100 × 62']);
  expect(pdfText(one.rawPayload)).not.toContain(orders[1]!.reference);
});

test('the longest address stays whole on one label', async () => {
  const order = await packed();
  const line = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '
    .repeat(2)
    .slice(0, 100);
  const address = {
    FirstName: line.replaceAll(' ', ''),
    LastName: line,
    Company: line,
    AddressLine1: line,
    AddressLine2: line,
    AddressLine3: line,
    CityTown: line,
    County: line,
    PostCode: 'SY8 1AA',
    Country: 'GB',
    Method: 'FlatRate',
  };
  const { version } = await office.call(
    'order',
    { params: { reference: order.reference } },
    manager,
  );
  const params = { reference: order.reference };
  await office.call('orderAddress', { params, body: { version, address } }, manager);
  for (const paper of ['label.pdf', 'label-4x6.pdf']) {
    const { rawPayload } = await read('orderPaper', { ...params, paper });
    expect(pageSizes(rawPayload)).toHaveLength(1);
    const drawn = pdfText(rawPayload).replaceAll(/\s/g, '');
    expect(drawn.split(line.replaceAll(/\s/g, ''))).toHaveLength(9);
    expect(drawn).toContain('SY81AA');
  }
});

test('a gift note is a card of A6; a long one loses no word', async () => {
  const words = Array.from({ length: 62 }, (_, place) => `gair${place}`);
  const giftNote = words.join('\n\n').slice(0, 500);
  const long = await packed({ comment: giftNote });
  const short = await packed({ comment: 'Penblwydd hapus, Nain!' });
  const without = await packed();
  const paper = 'card.pdf';
  const card = await read('orderPaper', { reference: short.reference, paper });
  expect(pageSizes(card.rawPayload)).toEqual(['105 × 148']);
  expect(pdfText(card.rawPayload)).toContain('Penblwydd hapus, Nain!');
  const { rawPayload } = await read('orderPaper', { reference: long.reference, paper });
  expect(pageSizes(rawPayload).length).toBeGreaterThan(1);
  const drawn = pdfText(rawPayload);
  for (const word of giftNote.split(/\s+/)) expect(drawn).toContain(word);
  expect((await read('orderPaper', { reference: without.reference, paper })).statusCode).toBe(404);
  const all = pdfText((await read('sendingPapers', { papers: 'cards.pdf' })).rawPayload);
  expect(all).toContain('Penblwydd hapus, Nain!');
  expect(all).not.toContain(without.reference);
});

test('the slips of all packed orders are one PDF, in which every order has its page', async () => {
  const references = await listed();
  const { rawPayload } = await read('sendingPapers', { papers: 'slips.pdf' });
  const text = pdfText(rawPayload);
  for (const reference of references) expect(text).toContain(`Packing slip ${reference}`);
  expect(pageSizes(rawPayload).length).toBeGreaterThanOrEqual(references.length);
});

test('Click & Drop gets every packed order that is not on hold, with formulas defused', async () => {
  const order = await packed({ quantity: 2, email: 'sian@example.org' });
  const held = await packed();
  await office.call(
    'ordersHold',
    { body: { references: [held.reference], reason: 'Rings back' } },
    manager,
  );
  const params = { reference: order.reference };
  const { version, buyer } = await office.call('order', { params }, manager);
  const address = { ...buyer!.shipping, Company: '=HYPERLINK("http://x")', AddressLine2: 'a, "b"' };
  await office.call('orderAddress', { params, body: { version, address } }, manager);

  const response = await exported('clickAndDrop');
  expect(response.headers['content-disposition']).toBe(
    'attachment; filename="click-and-drop-2026-03-03.csv"',
  );
  expect(response.body.startsWith('\uFEFF')).toBe(true);
  expect(response.body).toContain('\r\n');
  const [headings = [], ...rows] = readCsv(response.body)!;
  const of = (reference: string) => {
    const row = rows.find(([first]) => first === reference);
    return row && Object.fromEntries(headings.map((heading, at) => [heading, row[at]]));
  };
  expect(of(order.reference)).toMatchObject({
    Date: '03/03/26',
    'First Name': 'Siân',
    'Company Name': '\'=HYPERLINK("http://x")',
    'Address Line 2': 'a, "b"',
    Postcode: 'SY8 1AA',
    Country: 'United Kingdom',
    Email: 'sian@example.org',
    'Currency Code': 'GBP',
  });
  expect(of(held.reference)).toBeUndefined();
  expect(await listed()).toContain(held.reference);
});

test('another carrier gets the columns of the settings', async () => {
  const { versions, sending } = await office.call('settings', {}, manager);
  const columns = [
    { heading: 'Kind', field: 'text' as const, text: '+PARCEL' },
    { heading: 'Ref', field: 'reference' as const, text: '' },
    { heading: 'Weight', field: 'weight' as const, text: '' },
  ];
  const body = { ...sending, carrier: 'dpd', weightGrams: 750, columns, version: versions.sending };
  await office.call('settingsSending', { body }, manager);
  const order = await packed();
  const response = await exported('other');
  expect(response.headers['content-disposition']).toContain('dpd-2026-03-03.csv');
  const table = readCsv(response.body)!;
  expect(table[0]).toEqual(['Kind', 'Ref', 'Weight']);
  expect(table).toContainEqual(["'+PARCEL", order.reference, '0.750']);
  expect((await office.call('sending', {}, manager)).carrier).toBe('dpd');
});

test('each export is in the journal, without names', async () => {
  await exported('clickAndDrop');
  const { entries } = await office.call('journal', {}, manager);
  expect(entries[0]).toMatchObject({
    action: 'parcels.export',
    after: { orders: expect.any(Number) },
  });
  expect(JSON.stringify(entries[0])).not.toContain('Price');
});

test('papers and exports need the right to see people, the list that to dispatch', async () => {
  const order = await packed({ comment: 'With love' });
  const { orders, papers } = await office.call('sending', {}, meg);
  expect(papers).toBeNull();
  expect(orders.find(({ reference }) => reference === order.reference)).toMatchObject({
    hasGiftNote: true,
    slip: null,
    papers: null,
  });
  const { reference } = order;
  const status = async (member: Member) => [
    (await office.ask('sending', {}, member.cookie)).statusCode,
    (await office.ask('sendingPapers', { params: { papers: 'labels.pdf' } }, member.cookie))
      .statusCode,
    (await office.ask('orderPaper', { params: { reference, paper: 'card.pdf' } }, member.cookie))
      .statusCode,
    (await exported('clickAndDrop', member)).statusCode,
  ];
  expect(await status(meg)).toEqual([200, 403, 403, 403]);
  expect(await status(support)).toEqual([403, 200, 200, 200]);
  expect(await status(await office.member('reader'))).toEqual([403, 403, 403, 403]);
});
