/** Each text of the emails about an order can be changed, and knows what the office says it knows. */
import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { EMAILS } from '../../../domain/settings/email-texts.ts';
import { markedTexts, markOf } from '../../testing/marked-texts.ts';
import { standardTexts, translate } from '../../emails/translations.ts';
import { orderNewsEmail } from './order-news.email.ts';
import type { OrderNewsItem } from './order-news.lines.ts';
import type { OrderNewsParts } from './order-news.wording.ts';

const promise = { dispatchOn: '2026-12-07', arrivesFrom: '2026-12-08', arrivesTo: '2026-12-10' };
const parts: Omit<OrderNewsParts, 'news'> = {
  historyId: 'h',
  order: {
    key: 'k',
    reference: 'KS-1',
    promise,
    paidAt: null,
    totalPence: 1748,
    shippingTotalPence: 499,
  },
  lines: [],
  pictures: new Map(),
  person: { firstName: 'Siân', email: 'sian@example.org', shippingAddress: EMPTY_ADDRESS },
  seller: {
    name: 'Keepsake',
    legalName: 'Keepsake Ltd',
    address: ['Ludlow'],
    email: 'hello@keepsake.example',
    phone: '01632 960 123',
    companyNumber: '1',
    vatNumber: null,
  },
  origin: 'https://keepsake.example',
  texts: markedTexts,
};
const parcel = (isPart: boolean, tracking: string | null): OrderNewsItem => ({
  event: 'dispatch',
  detail: {
    ...promise,
    parcelId: 'p',
    carrier: 'royal-mail',
    tracking,
    lines: [],
    isPart,
  },
});
const NEWS: Record<string, readonly OrderNewsItem[]> = {
  startProduction: [{ event: 'startProduction' }],
  declinePayment: [{ event: 'declinePayment' }],
  edit: [{ event: 'edit', detail: { line: 1 } }],
  dispatch: [parcel(false, 'AB123456789GB'), parcel(true, null)],
  deliver: [
    { event: 'deliver', isPart: false },
    { event: 'deliver', isPart: true },
  ],
  cancel: [
    { event: 'cancel', isRefunded: false },
    { event: 'cancel', isRefunded: true },
  ],
  refund: [
    {
      event: 'refund',
      detail: { refundId: 'r', amountPence: 1249, creditNote: 'CN-1' },
      pdf: Buffer.from(''),
    },
  ],
  payLink: [
    {
      event: 'payLink',
      address: 'https://keepsake.example/pay/a.b.c',
      payBy: new Date('2026-12-04T12:00:00Z'),
    },
  ],
  note: [{ event: 'note', text: 'It rains.' }],
};
const kinds = EMAILS.filter(({ id }) => id in NEWS);

test('every event has its texts in the office', () => {
  expect(kinds.map(({ id }) => id).toSorted()).toEqual(Object.keys(NEWS).toSorted());
});

test.each(kinds)('all texts of “$name” are used, with all that they know', ({ id, texts }) => {
  const paid = { ...parts, order: { ...parts.order, paidAt: new Date() } };
  const emails = NEWS[id]!.flatMap((news) => [
    orderNewsEmail({ ...parts, news }),
    orderNewsEmail({ ...paid, news }),
  ]);
  const said = emails.map((email) => `${email.subject}\n${email.text}`).join('\n');
  for (const text of texts) expect(said).toContain(markOf(text));
  expect(said).not.toContain('{{');
});

test('what is made, sent, wholly delivered or cancelled is shown as embedded pictures with a description', () => {
  const line = (position: number) => ({
    id: `line-${position}`,
    productVariantId: `variant-${position}`,
    position,
    quantity: 1,
    name: 'Mug',
    options: {},
    words: [{ field: 'name', label: 'Name', text: `Nia ${position}` }],
    lineTotalPence: 1249,
  });
  const pictures = new Map(['line-0', 'line-1'].map((id) => [id, Buffer.from(id)]));
  const picturesIn = (news: OrderNewsItem) => {
    const { html, attachments = [] } = orderNewsEmail({
      ...parts,
      news,
      lines: [line(0), line(1)],
      pictures,
    });
    const shown = [...html.matchAll(/src="cid:([\w-]+)"[^>]*?alt="([^"]*)"/g)];
    return {
      shown: shown.map(([, id, alt]) => `${id}: ${alt}`).filter((each) => each !== 'shop-mark: '),
      attachments: attachments.filter(({ contentId }) => contentId !== 'shop-mark'),
    };
  };
  const both = ['line-0: 1 × Mug (“Nia 0”)', 'line-1: 1 × Mug (“Nia 1”)'];
  const made = picturesIn({ event: 'startProduction' });
  expect(made.shown).toEqual(both);
  expect(made.attachments.map(({ contentId }) => contentId)).toEqual(['line-0', 'line-1']);
  const sent = parcel(true, null);
  if (sent.event !== 'dispatch') throw new Error('not a parcel');
  const second = picturesIn({ ...sent, detail: { ...sent.detail, lines: [2] } });
  expect(second.shown).toEqual([both[1]]);
  expect(second.attachments.map(({ contentId }) => contentId)).toEqual(['line-1']);
  expect(picturesIn({ event: 'declinePayment' }).shown).toEqual(both);
  expect(picturesIn({ event: 'deliver', isPart: false }).shown).toEqual(both);
  expect(picturesIn({ event: 'cancel', isRefunded: false }).shown).toEqual(both);
  expect(picturesIn({ event: 'deliver', isPart: true }).shown).toEqual([]);
});

test('what the pictures show is also said as text, and the button suits an order that is over', () => {
  const mug = {
    id: 'line',
    productVariantId: 'variant',
    position: 0,
    quantity: 1,
    name: 'Mug',
    options: {},
    words: [{ field: 'name', label: 'Name', text: 'Nia' }],
    lineTotalPence: 1249,
  };
  const write = (news: OrderNewsItem) =>
    orderNewsEmail({ ...parts, news, lines: [mug], texts: standardTexts });
  for (const news of [...NEWS['startProduction']!, ...NEWS['cancel']!]) {
    expect(write(news).text).toContain('1 × Mug (“Nia”)');
    expect(write(news).html).toMatch(/<strong>Mug<\/strong\s*><br \/>Name: <strong>Nia</);
    expect(write(news).html).toContain('>Quantity 1<');
  }
  for (const news of [...NEWS['refund']!, ...NEWS['cancel']!])
    expect(write(news).text).toContain('View your order:\n');
  for (const news of [...NEWS['startProduction']!, ...NEWS['dispatch']!])
    for (const form of [write(news).text, write(news).html])
      expect(form.replaceAll('\u{a0}', ' ')).toContain('With you Tue 8 – Thu 10 Dec');
});

test('the steps of an order are told until it is delivered, not of a part of it', () => {
  const textOf = (news: OrderNewsItem) =>
    orderNewsEmail({ ...parts, news, texts: standardTexts }).text;
  expect(textOf({ event: 'startProduction' })).toContain('✓\u00a0Making → Posted');
  expect(textOf(parcel(false, null))).toContain('✓\u00a0Posted → Delivered');
  expect(textOf({ event: 'deliver', isPart: false })).toContain('→ ✓\u00a0Delivered');
  for (const news of [parcel(true, null), ...NEWS['cancel']!])
    expect(textOf(news)).not.toContain('→');
});

test('an order to pay has its prices in a column, as texts that the office changed do not break', () => {
  const write = (texts: OrderNewsParts['texts']) =>
    orderNewsEmail({ ...parts, texts, news: NEWS['payLink']![0]! });
  const { html, text } = write(standardTexts);
  expect(html).toMatch(/>Delivery<\/td>\s*<td[^>]*text-align:right">£4\.99<\/td>/);
  expect(html).toMatch(/font-weight:700">Total, VAT included<\/td>\s*<td[^>]*>£17\.48<\/td>/);
  expect(text).toContain('Delivery: £4.99\nTotal, VAT included: £17.48');
  const other = (namespace: string) =>
    translate(namespace, { 'order-emails.payLink.total': '{{amount}} in all' });
  expect(write(other).html).toMatch(/font-weight:700">£17\.48 in all<\/td>/);
});

test('order numbers are not broken at their hyphens', () => {
  const order = { ...parts.order, reference: 'KS-4F7-K9Q2' };
  const news = NEWS['cancel']![0]!;
  const { html, text } = orderNewsEmail({ ...parts, order, news, texts: standardTexts });
  expect(html).toContain('your order <span style="white-space:nowrap">KS-4F7-K9Q2</span> was');
  expect(text).toContain('your order KS-4F7-K9Q2 was');
});

test('the days of a parcel are told once', () => {
  const texts = standardTexts;
  const { html } = orderNewsEmail({ ...parts, texts, news: parcel(false, 'AB123456789GB') });
  expect(html.split('With you ')).toHaveLength(2);
  expect(html).not.toContain('between');
  expect(html).toContain('AB123456789GB');
});
