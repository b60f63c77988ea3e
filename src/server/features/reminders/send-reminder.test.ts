/** A reminder is emailed three weeks before, once a year, and stopped by its link: through the queue and by SMTP. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../domain/time/durations.ts';
import { readEmails, runDueJobs } from '../../testing/jobs.ts';
import { buy } from '../../testing/features/orders.ts';
import { testShop } from '../../testing/test-app.ts';
import { jobHandlers } from '../../wiring.ts';

const START = new Date('2026-11-26T09:00:00Z');
let now = START;
const shop = await testShop({ clock: () => now });
const { app, call, config, database, services } = shop;
const { sendReminder } = jobHandlers(services);

beforeEach(() => {
  now = START;
});

const BIRTHDAY = {
  occasion: null,
  label: 'Mam’s birthday',
  month: 5,
  day: 5,
  yearly: true,
  consent: true,
};
let buyers = 0;
async function reminded(given: object = {}) {
  const email = `buyer-${(buyers += 1)}@example.net`;
  const { id: orderId, key } = await buy(shop, { email });
  const body = { ...BIRTHDAY, ...given };
  const reminder = await call('orderReminderNew', { params: { orderKey: key }, body });
  return { ...reminder, key, email, orderId };
}
const emailsTo = async (address: string) =>
  (await readEmails(config.dataFolder)).filter(({ to, messageId }) =>
    Boolean(to?.some((one) => one.address === address) && messageId?.startsWith('<reminder.')),
  );
const nextOf = async (orderKey: string) =>
  (await call('orderReminders', { params: { orderKey } })).reminders.map(({ on }) => on);

/** The daily run of the schedule on a day, with the jobs that it queues. */
async function runOn(day: string) {
  now = new Date(`${day}T08:23:00Z`);
  await services.reminders.queueDue();
  await runDueJobs(shop.url, { sendReminder: sendReminder! });
}

describe('a yearly reminder', () => {
  test('is emailed three weeks before, then every year', async () => {
    const { email, key, on } = await reminded();
    await runOn('2027-04-13');
    expect(await emailsTo(email)).toEqual([]);
    await runOn('2027-04-14');
    await runOn('2027-04-15');
    const [sent, ...others] = await emailsTo(email);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ subject: 'Mam’s birthday is on 5 May 2027' });
    for (const form of [sent!.text, sent!.html!.replaceAll('\u{a0}', ' ')]) {
      expect(form).toContain('Hello Siân, you asked us to remind you');
      // Three courier days before the day, of which 3 May is a bank holiday.
      expect(form).toContain('Order by 2pm on 29 April 2027');
      expect(form).toContain('Botanical wreath mug');
      expect(form).toContain(`/checkout/thank-you/${key}`);
      expect(form).toContain('on 26 November 2026');
      expect(form).not.toContain('comes later');
    }
    // The item and the shop's mark.
    expect(sent!.attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual([
      'image/jpeg',
      'image/png',
    ]);
    expect(on).toBe('2027-05-05');
    expect(await nextOf(key)).toEqual(['2028-05-05']);
    await runOn('2028-04-14');
    expect(await emailsTo(email)).toHaveLength(2);
  });

  test('of 29 February comes in every year', async () => {
    const { email, key } = await reminded({ month: 2, day: 29 });
    await runOn('2027-02-07');
    expect((await emailsTo(email))[0]?.subject).toContain('28 February 2027');
    await runOn('2028-02-08');
    expect((await emailsTo(email))[1]?.subject).toContain('29 February 2028');
    expect(await nextOf(key)).toEqual(['2029-02-28']);
  });

  test('that no worker could send in time is skipped, and comes the next year', async () => {
    const { email, key } = await reminded();
    await runOn('2027-05-06');
    expect(await emailsTo(email)).toEqual([]);
    expect(await nextOf(key)).toEqual(['2028-05-05']);
  });
});

test('a near day is emailed about once, a week before, and again the next year', async () => {
  const me = await shop.signedIn();
  const body = { ...BIRTHDAY, month: 12, day: 14 };
  const added = await call('reminderNew', { body }, me);
  expect(added.emailOn).toBe('2026-12-07');
  await runOn('2026-11-27');
  await runOn('2026-12-06');
  expect(await emailsTo(me.email)).toEqual([]);
  await runOn('2026-12-07');
  await runOn('2026-12-08');
  const [sent, ...others] = await emailsTo(me.email);
  expect(others).toEqual([]);
  expect(sent!.text).toContain('Order by 2pm on');
  for (const form of [sent!.text, sent!.html])
    expect(form).toContain('three weeks before the day. This time it comes later.');
  const { reminders } = await services.reminders.ofCustomer(me.customerId);
  expect(reminders).toMatchObject([{ on: '2027-12-14', emailOn: '2027-11-23' }]);
  await runOn('2027-11-23');
  expect((await emailsTo(me.email))[1]!.text).not.toContain('comes later');
});

test('a reminder for once ends with its email', async () => {
  const { email, key, id } = await reminded({ yearly: false });
  await runOn('2027-04-14');
  const [sent] = await emailsTo(email);
  expect(sent!.text).toContain('It was the only one');
  expect(sent!.headers.some(({ key: name }) => name === 'list-unsubscribe')).toBe(false);
  expect(await nextOf(key)).toEqual([]);
  // The proof of consent stays for a year, without the buyer's words.
  const stored = () =>
    database.selectFrom('reminder').select('label').where('id', '=', id).execute();
  expect(await stored()).toEqual([{ label: '' }]);
  now = new Date(now.getTime() + 366 * DAY);
  await services.reminders.forgetEnded();
  expect(await stored()).toEqual([]);
});

describe('one email', () => {
  test('is sent by any number of workers at once', async () => {
    const { email, id } = await reminded();
    now = new Date('2027-04-14T08:23:00Z');
    const payload = { reminderId: id, on: '2027-05-05' };
    await Promise.all(Array.from({ length: 4 }, () => services.reminders.send(payload)));
    expect(await emailsTo(email)).toHaveLength(1);
  });

  test('is sent if a worker died after sending, and the next moves the reminder on', async () => {
    const { email, id, key } = await reminded();
    now = new Date('2027-04-14T08:23:00Z');
    await services.reminders.send({ reminderId: id, on: '2027-05-05' });
    // As the dead worker left it: the email is recorded, and the reminder is still due.
    await database
      .updateTable('reminder')
      .set({ nextOn: '2027-05-05' })
      .where('id', '=', id)
      .execute();
    await runOn('2027-04-14');
    expect(await emailsTo(email)).toHaveLength(1);
    expect(await nextOf(key)).toEqual(['2028-05-05']);
  });
});

describe('the link of the email', () => {
  async function sentLink() {
    const { email, key } = await reminded();
    await runOn('2027-04-14');
    const [sent] = await emailsTo(email);
    const [url] = /http\S+\/reminders\/stop\/[\w-]+/.exec(sent!.text!)!;
    return { sent: sent!, key, path: new URL(url).pathname, url };
  }
  const header = (sent: { headers: { key: string; value: string }[] }, name: string) =>
    sent.headers.find(({ key }) => key === name)?.value;

  test('stops it at the press of a mail program’s button, which is not redirected', async () => {
    const { sent, key, path, url } = await sentLink();
    expect(header(sent, 'list-unsubscribe')).toBe(`<${url}>`);
    expect(header(sent, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(await nextOf(key)).toEqual([]);
  });

  test('stops it by the multipart form that RFC 8058 recommends', async () => {
    const { key, path } = await sentLink();
    const payload =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const response = await app.inject({ method: 'POST', url: path, headers, payload });
    expect(response.statusCode).toBe(200);
    expect(await nextOf(key)).toEqual([]);
  });

  test('is not followed by a scanner that only opens it', async () => {
    const { key, path } = await sentLink();
    await app.inject({ method: 'GET', url: path });
    await app.inject({ method: 'HEAD', url: path });
    expect(await nextOf(key)).toEqual(['2028-05-05']);
  });

  test('leads browsers without scripts to a page that says so', async () => {
    const { key, path } = await sentLink();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.inject({ method: 'POST', url: path, headers, payload: 'stop=' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/reminders/stop/done']);
    expect(await nextOf(key)).toEqual([]);
  });

  test('works by the call too, and again, and says nothing of unknown links', async () => {
    const { key, path } = await sentLink();
    const body = { token: path.split('/').at(-1)! };
    await call('reminderStop', { body });
    await call('reminderStop', { body });
    await call('reminderStop', { body: { token: 'A'.repeat(43) } });
    expect(await nextOf(key)).toEqual([]);
  });
});
