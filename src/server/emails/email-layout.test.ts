/** The layout of every email: the shop's mark, buttons before small print, ways to reach the shop as links. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contactLinks } from './email-blocks.ts';
import { composeEmail } from './email-layout.ts';
import type { EmailContent } from './email-layout.ts';

const shop = { email: 'hello@keepsake.example', phone: '01632 960 123' };
const content: EmailContent = {
  head: { shop: 'Mair & Merch', origin: 'https://keepsake.example' },
  contact: contactLinks(shop),
  subject: 'One step left',
  heading: 'One step left',
  panel: { title: 'With you Tue 1 – Thu 3 Dec', text: 'It leaves on Monday.' },
  paragraphs: ['Please confirm your address.'],
  actions: [
    { label: 'Confirm it', href: 'https://keepsake.example/one' },
    { label: 'Look around', href: 'https://keepsake.example/two' },
  ],
  notes: ['The link works once.'],
  footer: [`Questions: ${shop.email} or ${shop.phone}, ${shop.email}.`],
};
const email = composeEmail(content);

test('embeds the shop’s mark beside its name, and loads nothing from elsewhere', async () => {
  const [mark, ...others] = email.attachments;
  expect(others).toEqual([]);
  expect(email.html).toContain(`src="cid:${mark?.contentId}"`);
  expect(email.html).toMatch(/<a[^>]*>Mair &amp; Merch<\/a/);
  expect(email.html).not.toMatch(/src="http|url\(|<link/);
  const { format, width } = await sharp(mark!.content).metadata();
  expect([format, width]).toEqual(['png', 120]);
  expect(mark!.content.length).toBeLessThan(4000);
});

test('says the same in both forms, in the same order: small print below the buttons', () => {
  const order = [
    'One step left',
    'With you Tue 1 – Thu 3 Dec',
    'It leaves on Monday.',
    'Please confirm your address.',
    'Confirm it',
    'Look around',
    'The link works once.',
    'Questions',
  ];
  const card = email.html.slice(email.html.indexOf('<h1')).replaceAll('\u{a0}', ' ');
  for (const form of [email.text, card]) {
    const places = order.map((text) => form.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('makes links of the shop’s address and number wherever a text names them', () => {
  expect(email.html.match(/href="mailto:hello@keepsake\.example"/g)).toHaveLength(2);
  expect(email.html).toMatch(/href="tel:01632960123"[^>]*>01632 960 123<\/a>/);
  const without = composeEmail({ ...content, contact: contactLinks({ ...shop, phone: '' }) });
  expect(without.html).not.toContain('tel:');
  expect(without.html).toContain('01632 960 123');
});

test('can be read in dark mode', () => {
  const dark = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)\n\}/.exec(email.html)?.[1] ?? '';
  for (const name of ['ground', 'card', 'ink', 'soft', 'panel', 'link', 'button']) {
    expect(dark).toContain(`.${name}{`);
    expect(email.html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
  }
});
