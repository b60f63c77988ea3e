/** Texts of emails: changed in the office, sent from then on by every process, recorded, and put back. */
import { expect, test } from 'vitest';
import { readEmails, runDueJobs } from '../../testing/jobs.ts';
import { buyAtStandIn } from '../../testing/features/paid-orders.ts';
import { officeOf } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';
import { translate } from '../../emails/translations.ts';
import { jobHandlers } from '../../wiring.ts';
import { listenToSettings } from './live-settings.ts';

const shop = await testShop();
const origin = await shop.open();
const office = officeOf(shop);
const [manager, support] = [await office.member('manager'), await office.member('support')];
const { makeMachineFiles: _, ...handlers } = jobHandlers(shop.services);

const read = () => office.call('settings', {}, manager);
async function setTexts(texts: Record<string, string>) {
  const { versions } = await read();
  return office.ask(
    'settingsEmails',
    { body: { texts, version: versions.emails } },
    manager.cookie,
  );
}

/** By a real SMTP conversation with the shop's mailbox. */
async function emailsTo(address: string) {
  await runDueJobs(shop.url, handlers);
  const emails = await readEmails(shop.config.dataFolder);
  return emails.filter(({ to }) => to?.[0]?.address === address);
}

test('the next confirmation and the next news of an order have the changed texts, as text', async () => {
  const email = 'eluned@example.org';
  const changed = await setTexts({
    'emails.confirmation.subject': '{{reference}} – diolch, {{name}} & all',
    'emails.confirmation.opening': 'We got <b>{{total}}</b>.\nLovely.\n\nWe begin soon.',
    'order-emails.startProduction.text': 'The kiln is hot, {{name}}.',
  });
  expect(changed.statusCode).toBe(200);
  const { id, reference } = await buyAtStandIn(shop, origin, { email });
  await shop.services.course.startProduction(id, 'workshop');
  const [confirmation, news] = await emailsTo(email);
  expect(confirmation!.subject).toBe(`${reference} – diolch, Siân & all`);
  expect(confirmation!.text).toMatch(/We got <b>£\d+\.\d\d<\/b>\.\nLovely\.\n\nWe begin soon\./);
  expect(confirmation!.html).toMatch(
    /<p[^>]*>We got &lt;b&gt;£\d+\.\d\d&lt;\/b&gt;\.<br \/>Lovely\.<\/p><p[^>]*>We begin soon\.<\/p>/,
  );
  expect(news!.text).toContain('The kiln is hot, Siân.');
  // The other texts are the standard ones.
  expect(news!.subject).toBe(`We are making your Keepsake order ${reference}`);
});

test('an answer to a message has the changed subject', async () => {
  await setTexts({ 'contact-emails.answer.subject': 'Your question: {{title}}' });
  await shop.call('notifyWebsite', {
    body: { title: 'Slate', items: [{ name: 'Email', value: 'huw@example.org' }] },
  });
  const [message] = (await office.call('messages', {}, support)).messages;
  const body = { version: 1, text: 'Yes.', closes: true };
  await office.call('messageAnswer', { params: { id: message!.id }, body }, support);
  const [answer] = await emailsTo('huw@example.org');
  expect(answer!.subject).toBe('Your question: Slate');
});

test('another process hears of it; the journal has both texts; the standard text comes back', async () => {
  await setTexts({});
  const first = (await shop.services.settings.find()).settings;
  const { database, url } = shop;
  const other = await listenToSettings({ database, url, first, onTrouble: () => {} });
  const key = 'order-emails.dispatch.subject';
  const standard = translate('order-emails')('dispatch.subject');
  await setTexts({ [key]: 'Off it goes: {{reference}}' });
  await expect
    .poll(() => other.current().emails.texts)
    .toEqual({ [key]: 'Off it goes: {{reference}}' });
  const last = async () =>
    (await office.call('journal', { query: { kind: 'settings', id: 'emails' } }, manager))
      .entries[0];
  expect(await last()).toMatchObject({
    action: 'settings.change',
    before: { [key]: standard },
    after: { [key]: 'Off it goes: {{reference}}' },
  });
  await setTexts({ [key]: standard });
  await expect.poll(() => other.current().emails.texts).toEqual({});
  expect(await last()).toMatchObject({ after: { [key]: standard } });
  expect((await read()).standardTexts[key]).toBe(standard);
  await other.stop();
});

test.each([
  [
    { 'order-emails.dispatch.subject': 'On its way' },
    'order-emails.dispatch.subject',
    'Please keep {{reference}} in this text.',
  ],
  [
    { 'order-emails.dispatch.text': 'Hello {{password}}' },
    'order-emails.dispatch.text',
    'This email does not know {{password}}. It knows {{shop}}, {{name}}, {{reference}}, {{carrier}}.',
  ],
  [
    { 'order-emails.dispatch.heading': 'x'.repeat(121) },
    'order-emails.dispatch.heading',
    'At most 120 characters: this has 121.',
  ],
  [
    { 'staff-emails.invitation.subject': 'x' },
    'staff-emails.invitation.subject',
    'No email has this text.',
  ],
])('%o is refused, with its place', async (texts, key, message) => {
  const refused = await setTexts(texts);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    violations: [{ propertyPath: `texts.${key}`, message }],
  });
});

test('support reads the texts and cannot change them', async () => {
  const { standardTexts, versions } = await office.call('settings', {}, support);
  expect(standardTexts['order-emails.cancel.heading']).toBe('Your order is cancelled');
  const body = { texts: {}, version: versions.emails };
  const refused = await office.ask('settingsEmails', { body }, support.cookie);
  expect(refused.statusCode).toBe(403);
});
