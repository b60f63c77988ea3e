import { describe, expect, test } from 'vitest';
import type { Order } from '../../../contract/orders.ts';
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { invoiceOf } from '../../../domain/money/invoice.ts';
import { pence } from '../../../domain/money/money.ts';
import { confirmationEmail } from './confirmation.email.ts';
import type { InvoiceDocument } from '../../../domain/money/issued-document.ts';

const home = {
  ...EMPTY_ADDRESS,
  FirstName: 'Siân',
  LastName: 'Llŷr',
  AddressLine1: '1 Stryd Fawr',
  CityTown: 'Dolgellau',
  PostCode: 'LL40 1AA',
  Method: 'Flat Delivery Rate',
};
const order: Order = {
  key: 'k'.repeat(24),
  reference: 'KS-1042',
  cartId: 'c'.repeat(24),
  status: 'paid',
  payment: 'paid',
  placedAt: '2026-11-21T10:00:00.000Z',
  photos: null,
  editableUntil: null,
  items: [
    {
      id: '01990000-0000-7000-8000-000000000001',
      productId: '01990000-0000-7000-8000-000000000002',
      slug: 'wreath-mug',
      name: 'Botanical wreath mug',
      options: {},
      quantity: 2,
      unitPricePence: 1249,
      linePence: 2498,
      picture: null,
      angle: 'hero',
      personalisation: { v: 1, fields: { name: '<b>Siân</b>' } },
      proof: null,
      words: [{ label: 'Name', text: '<b>Siân</b>' }],
    },
  ],
  firstName: 'Siân',
  lastName: 'Llŷr',
  email: 'sian@example.org',
  payment_address: home,
  shipping: home,
  comment: 'Penblwydd hapus',
  promise: { dispatchOn: '2026-11-23', arrivesFrom: '2026-11-24', arrivesTo: '2026-11-26' },
  itemsTotal: 2498,
  shippingTotal: 499,
  subTotal: 2498,
  tax: 499,
  total: 2997,
  invoice: 'INV-000042',
};
const invoice: InvoiceDocument = {
  v: 1,
  number: 'INV-000042',
  orderReference: 'KS-1042',
  issuedOn: '2026-11-21',
  suppliedOn: '2026-11-21',
  seller: {
    name: 'Keepsake',
    legalName: 'Keepsake Demonstration Ltd',
    address: ['12 Example Street', 'Ludlow'],
    email: 'hello@keepsake.example',
    phone: '01632 960 123',
    companyNumber: '00000000',
    vatNumber: 'GB 000 0000 00',
  },
  ...invoiceOf([
    {
      description: 'Botanical wreath mug',
      quantity: 2,
      unitPricePence: pence(1249),
      vatRatePercent: 20,
      grossPence: pence(2498),
      vatPence: pence(416),
    },
  ]),
};
const parts = {
  order,
  invoice,
  invoicePdf: Buffer.from('%PDF'),
  shopName: 'Keepsake',
  origin: 'https://keepsake.example',
  pictures: new Map([[order.items[0]!.id, Buffer.from('png')]]),
  personalisedAcceptedOn: '2026-11-21',
};
const email = confirmationEmail(parts);

describe('the order confirmation', () => {
  test.each([
    'KS-1042',
    '£12.49',
    '£24.98',
    '£4.99',
    '£29.97',
    '1 Stryd Fawr',
    'LL40 1AA',
    '23 November 2026',
    '24 November 2026',
    '26 November 2026',
    'Penblwydd hapus',
    'GB 000 0000 00',
    'Keepsake Demonstration Ltd',
    'cannot be cancelled',
    'damaged, faulty',
    'hello@keepsake.example',
    `https://keepsake.example/checkout/thank-you/${order.key}`,
  ])('contains %s in both forms', (words) => {
    expect(email.text).toContain(words);
    expect(email.html).toContain(words);
  });

  test('shows the shopper’s texts as text, never as HTML', () => {
    expect(email.text).toContain('Name: <b>Siân</b>');
    expect(email.html).toContain('Name: &lt;b&gt;Siân&lt;/b&gt;');
  });

  test('attaches the invoice and the picture of each line, and is the same email when sent again', () => {
    expect(email.attachments?.map(({ filename, contentId }) => [filename, contentId])).toEqual([
      ['INV-000042.pdf', undefined],
      [`${order.items[0]!.id}.png`, order.items[0]!.id],
    ]);
    expect(confirmationEmail(parts).messageId).toBe(email.messageId);
  });

  test('of two hundred lines is short enough to be shown completely, and names every line', () => {
    const [item] = order.items;
    const many = Array.from({ length: 200 }, (_, place) => ({
      ...item!,
      id: `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`,
      quantity: place === 7 ? 3 : 1,
      words: [
        { label: 'Name', text: `Bartholomew ${place}` },
        { label: 'Words below', text: 'The best team in all of Ceredigion' },
      ],
    }));
    const large = confirmationEmail({
      ...parts,
      order: {
        ...order,
        items: [...many, { ...item!, id: 'other', productId: 'other', name: 'Slate' }],
      },
      pictures: new Map(many.map(({ id }) => [id, Buffer.from('png')])),
    });
    expect(Buffer.byteLength(large.html ?? '')).toBeLessThan(100_000);
    expect(large.attachments?.map(({ contentId }) => contentId)).toEqual([undefined, many[0]!.id]);
    for (const { words } of many) {
      expect(large.html).toContain(words[0]!.text);
      expect(large.text).toContain(words[0]!.text);
    }
    expect(large.html).toContain('Bartholomew 7, The best team in all of Ceredigion (× 3)');
    expect(large.html).toContain('202 × £12.49');
  });

  test('offers cancellation of goods without personalisation', () => {
    expect(email.text).not.toContain('14 days');
    const plain = { ...order, items: order.items.map((item) => ({ ...item, words: [] })) };
    expect(
      confirmationEmail({ ...parts, order: plain, personalisedAcceptedOn: null }).text,
    ).toContain('within 14 days');
  });
});
