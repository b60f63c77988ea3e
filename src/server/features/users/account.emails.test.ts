/** Each text of the accounts' emails can be changed, and knows what the office says it knows. */
import { expect, test } from 'vitest';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { markedTexts, markOf, textsOfEmail } from '../../testing/marked-texts.ts';
import { activationEmail, recoveryEmail, securityNotice } from './account.emails.ts';
import type { SecurityEvent } from './account.emails.ts';

const sender = {
  shop: {
    name: 'Keepsake',
    legalName: 'Keepsake Ltd',
    address: ['Ludlow'],
    email: 'hello@keepsake.example',
    phone: '01632 960 123',
    companyNumber: '1',
  },
  origin: 'https://keepsake.example',
  texts: markedTexts,
};
const link = { ...sender, to: 'sian@example.org', linkId: 'l', token: 'secret' };
const notice = (event: SecurityEvent) => () =>
  securityNotice({ ...sender, event, to: 'sian@example.org', noticeId: 'n' });

const EMAILS: [string, () => Mail][] = [
  ['activation', () => activationEmail(link)],
  ['recovery', () => recoveryEmail(link)],
  ['passwordChanged', notice('passwordChanged')],
  ['recovered', notice('recovered')],
  ['twoStepOn', notice('twoStepOn')],
  ['twoStepOff', notice('twoStepOff')],
  ['registeredAgain', notice('registeredAgain')],
  ['erased', notice('erased')],
];

test.each(EMAILS)('all texts of “%s” are used, with all that they know', (id, write) => {
  const { subject, text: plain } = write();
  const said = `${subject}\n${plain}`;
  for (const text of textsOfEmail(id)) expect(said).toContain(markOf(text));
  expect(said).not.toContain('{{');
});

test('a seller without a company number has its name in the footer', () => {
  const shop = { ...sender.shop, legalName: 'Mair Evans', companyNumber: '' };
  const { text: plain } = activationEmail({ ...link, shop });
  expect(plain).toContain('Mair Evans\n');
  expect(plain).not.toContain('footer.company');
});

test('the button comes before the small print', () => {
  const { text: plain } = activationEmail(link);
  const place = (key: string) => plain.indexOf(`[account-emails.activation.${key}]`);
  expect(place('opening')).toBeLessThan(place('action'));
  expect(place('action')).toBeLessThan(place('lasts'));
});

test('a changed text never loses the link', () => {
  for (const email of [activationEmail(link), recoveryEmail(link)]) {
    expect(email.text).toContain('#secret');
    expect(email.html).toContain('#secret');
  }
});
