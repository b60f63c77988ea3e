/** One order in the office: everything about it, by role. */
import { expect, test } from 'vitest';
import { pence } from '../../../../../domain/money/money.ts';
import { runDueJobs } from '../../../../testing/jobs.ts';
import { officeOf } from '../../../../testing/office.ts';
import { buyAtStandIn } from '../../../../testing/features/paid-orders.ts';
import { testShop } from '../../../../testing/test-app.ts';
import { jobHandlers } from '../../../../wiring.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const origin = await shop.open();
const office = officeOf(shop);
const { course, orderRefunds } = shop.services;
const owner = await office.member('owner');
const bought = await buyAtStandIn(shop, origin, { quantity: 2, comment: 'Penblwydd hapus' });
const params = { reference: bought.reference };

test('a paid order has its lines, money, buyer, timeline and next steps', async () => {
  const [line] = (await office.call('order', { params }, owner)).lines;
  expect(line).toMatchObject({ files: [], awaitedFiles: 'making' });
  await runDueJobs(shop.url, jobHandlers(shop.services));
  const order = await office.call('order', { params }, owner);
  expect(order).toMatchObject({
    reference: bought.reference,
    state: 'paid',
    payment: 'paid',
    due: 'today',
    version: 2,
    pieces: 2,
    production: { waiting: 2 },
    lines: [
      {
        number: 1,
        words: [{ text: 'Siân' }],
        canChangeWords: true,
        state: 'waiting',
        awaitedFiles: null,
      },
    ],
    buyer: {
      name: 'Siân Price',
      orderCount: 1,
      giftNote: 'Penblwydd hapus',
      shipping: { PostCode: 'SY8 1AA' },
    },
    money: {
      total: bought.totalPence,
      refunded: 0,
      left: bought.totalPence,
      attempts: [{ state: 'captured', amount: bought.totalPence }],
      ledger: [{ kind: 'captured', amount: bought.totalPence }],
      documents: [{ kind: 'invoice', number: 'INV-000001' }],
    },
    timeline: [{ event: 'place' }, { event: 'pay' }, { kind: 'email', event: 'orderConfirmation' }],
    journal: [],
    steps: [
      'produce',
      'flag',
      'hold',
      'changeAddress',
      'changeWords',
      'cancel',
      'refund',
      'note',
      'resend',
    ],
  });
  expect(order.lines[0]!.files.map(({ kind }) => kind)).toContain('jobSheet');
  expect(JSON.stringify(order)).not.toContain(bought.key);
});

test('a reader sees neither the buyer nor the tracking number nor the journal', async () => {
  await course.startProduction(bought.id, 'workshop');
  await course.dispatch(
    bought.id,
    { carrier: 'royal-mail', tracking: 'AB123456789GB' },
    'workshop',
  );
  await orderRefunds.refund(bought.id, { amountPence: pence(500), reason: 'For Siân' }, 'workshop');
  const reader = await office.member('reader');
  const order = await office.call('order', { params }, reader);
  expect(order).toMatchObject({
    buyer: null,
    journal: null,
    steps: [],
    parcels: [{ tracking: null, lines: [1] }],
  });
  expect(order.money).toMatchObject({ refunded: 500, left: bought.totalPence - 500 });
  for (const text of ['AB123456789GB', 'sian@', 'Siân Price', 'For Siân'])
    expect(JSON.stringify(order)).not.toContain(text);
});

test('an order is found by its reference in any notation, and no other', async () => {
  const reference = bought.reference.replaceAll('-', '').toLowerCase();
  expect(await office.call('order', { params: { reference } }, owner)).toMatchObject(params);
  for (const unknown of ['KS-AAA-AAAA', 'nothing', bought.id])
    expect(
      (await office.ask('order', { params: { reference: unknown } }, owner.cookie)).statusCode,
    ).toBe(404);
});
