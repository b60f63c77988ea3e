/** The email of a reminder in all its forms, and each text of it that the office can change. */
import { expect, test } from 'vitest';
import { markedTexts, markOf, textsOfEmail } from '../../testing/marked-texts.ts';
import { standardTexts } from '../../emails/translations.ts';
import { reminderEmail } from './reminder.email.ts';
import type { ReminderEmailParts } from './reminder.email.ts';

const parts: ReminderEmailParts = {
  shop: {
    name: 'Keepsake',
    legalName: 'Keepsake Ltd',
    address: ['Ludlow'],
    email: 'hello@keepsake.example',
    phone: '01632 960 123',
    companyNumber: '1',
  },
  origin: 'https://keepsake.example',
  texts: standardTexts,
  reminder: {
    id: 'r',
    label: 'Mam & Dad’s <anniversary>',
    nextOn: '2027-05-05',
    yearly: true,
    consentedAt: new Date('2026-11-26T23:30:00Z'),
  },
  isLate: false,
  token: 'token',
  recipient: { email: 'sian@example.org', firstName: 'Siân' },
  occasion: { slug: 'anniversaries', name: 'Anniversaries', giftDay: null },
  orderBy: { on: '2027-04-29', cutOff: '2pm' },
  last: {
    order: { key: 'k' },
    lines: [
      {
        id: 'line',
        productVariantId: 'variant',
        position: 0,
        quantity: 2,
        name: 'Mug',
        options: {},
        words: [{ label: 'Name', text: 'Nia' }],
        lineTotalPence: 1249,
      },
    ],
    pictures: new Map([['line', Buffer.from('png')]]),
  },
};
const email = reminderEmail(parts);

test.each([
  '5 May 2027',
  'Order by 2pm on 29 April 2027',
  'https://keepsake.example/c/anniversaries',
  'https://keepsake.example/checkout/thank-you/k',
  'https://keepsake.example/reminders/stop/token',
  '2 × Mug (“Nia”)',
  'on 26 November 2026: once a year, three weeks before the day. The link',
])('contains %s in both forms', (words) => {
  expect(email.text).toContain(words);
  expect(email.html.replaceAll('\u{a0}', ' ')).toContain(words);
});

test('shows the buyer’s words as text, and what they bought as a picture', () => {
  expect(email.subject).toBe('Mam & Dad’s <anniversary> is on 5 May 2027');
  expect(email.html).toContain('Mam &amp; Dad’s &lt;anniversary&gt;');
  expect(email.html).toMatch(/src="cid:line"[^>]*alt="2 × Mug \(“Nia”\)"/);
  expect(email.attachments?.map(({ contentId }) => contentId)).toEqual(['line', 'shop-mark']);
});

test('leaves out what there is none of', () => {
  const once = { ...parts.reminder, yearly: false };
  const bare = reminderEmail({
    ...parts,
    reminder: once,
    occasion: null,
    orderBy: null,
    last: null,
  });
  expect(bare.attachments?.map(({ contentId }) => contentId)).toEqual(['shop-mark']);
  expect(bare.stopUrl).toBeUndefined();
  expect(bare.text).toContain('https://keepsake.example/shop');
  for (const words of ['Order by', 'last time', 'Stop'])
    for (const form of [bare.text, bare.html]) expect(form).not.toContain(words);
});

test('each text that the office can change is used, with all that it knows', () => {
  const emails = [parts, { ...parts, occasion: null }, { ...parts, isLate: true }].map((each) =>
    reminderEmail({ ...each, texts: markedTexts }),
  );
  const said = emails.map(({ subject, text }) => `${subject}\n${text}`).join('\n');
  for (const text of textsOfEmail('reminder')) expect(said).toContain(markOf(text));
  expect(said).not.toContain('{{');
});
