import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { invoiceOf } from '../../../domain/money/invoice.ts';
import { pence } from '../../../domain/money/money.ts';
import { markedTexts, markOf, textsOfEmail } from '../../testing/marked-texts.ts';
import { standardTexts } from '../../emails/translations.ts';
import { confirmationEmail } from './confirmation.email.ts';
import type { ConfirmedOrder } from './confirmation.wording.ts';
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
const order: ConfirmedOrder = {
  key: 'k'.repeat(24),
  reference: 'KS-1042',
  lines: [
    {
      id: '01990000-0000-7000-8000-000000000001',
      productVariantId: '01990000-0000-7000-8000-000000000002',
      name: 'Botanical wreath mug',
      options: {},
      quantity: 2,
      unitPricePence: 1249,
      lineTotalPence: 2498,
      words: [{ label: 'Name', text: '<b>Siân</b>' }],
      personalisation: { v: 1, fields: { name: '<b>Siân</b>' } },
    },
  ],
  firstName: 'Siân',
  email: 'sian@example.org',
  shippingAddress: home,
  comment: 'Penblwydd hapus',
  promise: { dispatchOn: '2026-11-23', arrivesFrom: '2026-11-24', arrivesTo: '2026-11-26' },
  itemsTotalPence: 2498,
  shippingTotalPence: 499,
  taxPence: 499,
  totalPence: 2997,
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
const PHOTO = {
  type: 'photo' as const,
  id: 'a',
  place: 'a',
  upload: 'u',
  x: 0,
  y: 0,
  w: 40,
  h: 40,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  tone: 'colour' as const,
};
const parts = {
  order,
  invoice,
  invoicePdf: Buffer.from('%PDF'),
  shopName: 'Keepsake',
  origin: 'https://keepsake.example',
  texts: standardTexts,
  pictures: new Map([[order.lines[0]!.id, Buffer.from('png')]]),
  personalisedAcceptedOn: '2026-11-21',
  editableUntil: '2026-11-23T14:00:00Z',
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
    'It leaves our workshop on Mon 23 Nov.',
    'With you Tue 24 – Thu 26 Nov',
    'at the latest Mon 23 Nov, 2pm.',
    'Change the words',
    'Delivering to',
    'Penblwydd hapus',
    'GB 000 0000 00',
    'Keepsake Demonstration Ltd',
    'cannot be cancelled',
    'damaged, faulty',
    'hello@keepsake.example',
    `https://keepsake.example/checkout/thank-you/${order.key}`,
    `https://keepsake.example/checkout/thank-you/${order.key}#change`,
  ])('contains %s in both forms', (words) => {
    expect(email.text).toContain(words);
    expect(email.html.replaceAll('\u{a0}', ' ')).toContain(words);
  });

  test('says the total before anything else but the days', () => {
    for (const form of [email.text, email.html]) {
      const total = form.search(/Total paid: £29\.97/);
      expect(total).toBeGreaterThan(form.indexOf('It leaves our workshop'));
      expect(total).toBeLessThan(form.indexOf('This email is your confirmation'));
    }
  });

  test('begins, in lists of mails, with the last moment for changes', () => {
    const [, hidden = ''] = /<div style="display:none[^>]*>([^<]*)</.exec(email.html) ?? [];
    expect(hidden).toMatch(/^You can change what is written .* at the latest Mon 23 Nov, 2pm\./);
    const { html } = confirmationEmail({ ...parts, editableUntil: null });
    expect(html).toContain('overflow:hidden">It leaves our workshop');
  });

  test('shows a picture once, and no date is broken', () => {
    expect(email.html.split(`src="cid:${order.lines[0]!.id}"`)).toHaveLength(2);
    expect(email.html).toContain('Tue\u{a0}24 – Thu\u{a0}26\u{a0}Nov');
    expect(email.text).toContain('Tue 24 – Thu 26 Nov');
  });

  test('shows how far the order has come', () => {
    expect(email.text).toContain('✓\u00a0Ordered → Making → Posted → Delivered');
    expect(email.html.match(/class="done ink"/g)).toHaveLength(1);
  });

  test('shows the shopper’s texts in bold and as text, never as HTML', () => {
    expect(email.text).toContain('Name: <b>Siân</b>');
    expect(email.html).toContain('Name: <strong>&lt;b&gt;Siân&lt;/b&gt;</strong>');
  });

  test('says what was chosen, the colour first, and what delivery costs', () => {
    const shirt = { ...order.lines[0]!, options: { size: 'M', colour: 'Navy' } };
    const said = confirmationEmail({ ...parts, order: { ...order, lines: [shirt] } });
    expect(said.text).toMatch(/Colour: Navy\n +Size: M\n +Name: /);
    expect(said.html).toMatch(/Colour: Navy<br \/>Size: M<br \/>Name: /);
    expect(said.text).toContain('Delivery: £4.99');
  });

  test('attaches the invoice and the picture of each line, and is the same email when sent again', () => {
    expect(email.attachments?.map(({ filename, contentId }) => [filename, contentId])).toEqual([
      ['INV-000042.pdf', undefined],
      [`${order.lines[0]!.id}.jpg`, order.lines[0]!.id],
      ['mark.png', 'shop-mark'],
    ]);
    expect(confirmationEmail(parts).messageId).toBe(email.messageId);
  });

  test('of two hundred lines is short enough to be shown completely, and names every line', () => {
    const [line] = order.lines;
    const many = Array.from({ length: 200 }, (_, place) => ({
      ...line!,
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
        lines: [...many, { ...line!, id: 'other', productVariantId: 'other', name: 'Slate' }],
      },
      pictures: new Map(many.map(({ id }) => [id, Buffer.from('png')])),
    });
    expect(Buffer.byteLength(large.html ?? '')).toBeLessThan(100_000);
    expect(large.attachments?.map(({ contentId }) => contentId)).toEqual([
      undefined,
      many[0]!.id,
      'shop-mark',
    ]);
    for (const { words } of many) {
      expect(large.html).toContain(words[0]!.text);
      expect(large.text).toContain(words[0]!.text);
    }
    expect(large.html).toContain('Bartholomew 7, The best team in all of Ceredigion (× 3)');
    expect(large.html).toContain('202 × £12.49');
  });

  test('offers to change the words only while that is possible', () => {
    const { text, html } = confirmationEmail({ ...parts, editableUntil: null });
    for (const form of [text, html])
      for (const words of ['Change the words', 'You can change what is written'])
        expect(form).not.toContain(words);
  });

  test('names the price of one only if there are several, and stresses the total', () => {
    const one = { ...order.lines[0]!, quantity: 1, lineTotalPence: 1249 };
    const single = confirmationEmail({ ...parts, order: { ...order, lines: [one] } });
    for (const form of [single.text, single.html ?? ''])
      expect(form.match(/£12\.49/g)).toHaveLength(1);
    expect(email.html).toContain('2 × £12.49');
    expect(email.html).toMatch(/font-weight:700">Total paid<\/td>/);
  });

  test('shows one item as wide as a phone, several in rows, and few of them larger', () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...order.lines[0]!, id }));
    const shown = (count: number) => {
      const some = lines.slice(0, count);
      const { html } = confirmationEmail({
        ...parts,
        order: { ...order, lines: some },
        pictures: new Map(some.map(({ id }) => [id, Buffer.from('jpeg')])),
      });
      return [...html.matchAll(/src="cid:\w"\s+width="(\d+)"[^>]*?alt="([^"]*)"\s+class="(\w*)"/g)];
    };
    expect(shown(1).map(([, ...picture]) => picture)).toEqual([
      ['264', 'Botanical wreath mug, &lt;b&gt;Siân&lt;/b&gt;', 'wide'],
    ]);
    for (const few of [2, 4])
      expect(shown(few).map(([, width, , name]) => [width, name])).toEqual(
        lines.slice(0, few).map(() => ['160', 'row']),
      );
    expect(shown(5).map(([, width, , name]) => [width, name])).toEqual(
      lines.map(() => ['120', 'row']),
    );
  });

  test('shows both sides of an item beside each other, each with its name', () => {
    const [one] = order.lines;
    const pictures = new Map([
      [one!.id, Buffer.from('front')],
      [`other.${one!.id}`, Buffer.from('other')],
    ]);
    const { html, attachments } = confirmationEmail({ ...parts, pictures });
    const shown = [
      ...html.matchAll(/src="cid:([^"]+)"\s+width="(\d+)"[^>]*?alt="[^"]*\. ([^"]*)"/g),
    ];
    expect(shown.map(([, ...picture]) => picture)).toEqual([
      [one!.id, '263', 'Front'],
      [`other.${one!.id}`, '263', 'Other side'],
    ]);
    expect(attachments?.map(({ contentId }) => contentId)).toEqual(
      expect.arrayContaining([...pictures.keys()]),
    );
    expect(html.match(/>(Front|Other side)</g)).toHaveLength(2);
  });

  test('of several items one with two sides has the layout of the others, its other side small', () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...order.lines[0]!, id }));
    const pictures = new Map(
      ['a', 'b', 'c', 'd', 'e', 'other.b'].map((id) => [id, Buffer.from(id)] as const),
    );
    const { html } = confirmationEmail({ ...parts, order: { ...order, lines }, pictures });
    const sizes = [...html.matchAll(/src="cid:([a-e]|other\.b)"\s+width="(\d+)"/g)];
    expect(sizes.map(([, id, width]) => [id, width])).toEqual([
      ['a', '120'],
      ['b', '120'],
      ['other.b', '56'],
      ['c', '120'],
      ['d', '120'],
      ['e', '120'],
    ]);
    expect(html.match(/<td\s+class="rule"/g)).toHaveLength(3 * lines.length);
    expect(html.match(/>\s*Other side\s*</g)).toHaveLength(1);
  });

  test('says of each item how many, with the price in a column of its own', () => {
    expect(email.text).toMatch(
      /^Botanical wreath mug {2}£24\.98\n +Name: .*\n +Quantity 2 \(2 × £12\.49\)$/m,
    );
    expect(email.html).toContain('Quantity 2 (2 × £12.49)');
    expect(email.html).toMatch(/<td[^>]*text-align:right[^>]*>\s*£24\.98\s*<\/td>/);
  });

  test('names the gift and its days in the subject, with how many more there are', () => {
    const days = 'with you Tue 24 – Thu 26 Nov (Keepsake KS-1042)';
    const [line] = order.lines;
    const subjectOf = (...lines: ConfirmedOrder['lines']) =>
      confirmationEmail({ ...parts, order: { ...order, lines } }).subject;
    const named = (name: string) => ({
      ...line!,
      personalisation: { v: 1 as const, fields: { name } },
    });
    expect(subjectOf(named('Nana Gwen'))).toBe(
      `Ordered: Botanical wreath mug for Nana Gwen, ${days}`,
    );
    expect(subjectOf(named('Nana\nGwen'), line!, line!)).toBe(
      `Ordered: Botanical wreath mug for Nana Gwen and 2 more, ${days}`,
    );
    expect(subjectOf({ ...line!, personalisation: null })).toBe(
      `Ordered: Botanical wreath mug, ${days}`,
    );
    expect(subjectOf(named('x'.repeat(41)))).toBe(`Ordered: Botanical wreath mug, ${days}`);
  });

  test('tells a gift with a photograph alone from goods without personalisation', () => {
    const edits = { own: [PHOTO] };
    const line = {
      ...order.lines[0]!,
      words: [],
      personalisation: { v: 1 as const, fields: {}, edits },
    };
    const { text, html } = confirmationEmail({ ...parts, order: { ...order, lines: [line] } });
    for (const form of [text, html]) {
      expect(form).toContain('1 photo, without words');
      expect(form).toContain('your own words or photographs');
      expect(form).not.toContain('14 days');
      expect(form).toContain('Photos stay as you sent them');
    }
    expect(email.text).not.toContain('Photos stay');
    expect(
      confirmationEmail({ ...parts, order: { ...order, lines: [line] }, editableUntil: null }).text,
    ).not.toContain('Photos stay');
  });

  test('offers cancellation of goods without personalisation', () => {
    expect(email.text).not.toContain('14 days');
    const plain = {
      ...order,
      lines: order.lines.map((line) => ({ ...line, words: [], personalisation: null })),
    };
    expect(
      confirmationEmail({ ...parts, order: plain, personalisedAcceptedOn: null }).text,
    ).toContain('within 14 days');
  });
});

test('all texts that the office can change are used, with all that they know', () => {
  const wordless = { ...order.lines[0]!, words: [], personalisation: null };
  const changed = confirmationEmail({
    ...parts,
    order: { ...order, lines: [...order.lines, wordless] },
    texts: markedTexts,
  });
  for (const form of [changed.text, changed.html]) {
    expect(form).not.toContain('{{');
    for (const text of textsOfEmail('confirmation'))
      if (text.role !== 'subject') expect(form).toContain(markOf(text));
  }
  expect(changed.subject).toContain('[emails.confirmation.subject]');
});
