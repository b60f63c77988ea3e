import { beforeEach, describe, expect, test } from 'vitest';
import { operations } from '../../../contract/operations.ts';
import { testShop } from '../../testing/test-app.ts';
import { DAY_SECONDS, rateLimit } from '../../http/limits/rate-limit.ts';
import { readEmails, runDueJobs } from '../../testing/jobs.ts';
import { jobHandlers } from '../../wiring.ts';

let now = new Date('2026-11-23T10:30:00Z');
const { call, ask, app, database, url, config, services, signedIn } = await testShop({
  clock: () => now,
});

const FORM = {
  title: 'Contact',
  items: [
    { name: 'Name', value: 'Siân Price' },
    { name: 'E-mail', value: ' sian@example.org ' },
    { name: 'Message', value: 'Do you engrave <b>slates</b>?\r\nThank you & goodbye' },
  ],
  color: '#b8552f',
};
const stored = () => database.selectFrom('websiteMessage').selectAll().execute();
let seen = 0;
async function newEmails() {
  await runDueJobs(url, jobHandlers(services));
  const all = await readEmails(config.dataFolder);
  const fresh = all.slice(seen);
  seen = all.length;
  return fresh;
}
async function emailFor(form: typeof FORM) {
  await call('notifyWebsite', { body: form });
  const [email] = await newEmails();
  return email!;
}

beforeEach(async () => {
  now = new Date('2026-11-23T10:30:00Z');
  await database.deleteFrom('websiteMessage').execute();
});

describe('a form from the website', () => {
  test('is stored, and emailed to the shop with the sender to reply to', async () => {
    const response = await ask('notifyWebsite', { body: FORM });
    expect(response.statusCode).toBe(201);
    expect(await stored()).toEqual([
      expect.objectContaining({
        title: 'Contact',
        color: '#b8552f',
        customerId: null,
        items: [
          { name: 'Name', value: 'Siân Price' },
          { name: 'E-mail', value: 'sian@example.org' },
          { name: 'Message', value: 'Do you engrave <b>slates</b>?\nThank you & goodbye' },
        ],
      }),
    ]);
    const [email] = await newEmails();
    expect(email?.to?.[0]?.address).toBe(config.shop.email);
    expect(email?.replyTo?.[0]?.address).toBe('sian@example.org');
    expect(email?.subject).toBe('Keepsake website: Contact');
    expect(email?.text).toContain('Message:\nDo you engrave <b>slates</b>?\nThank you & goodbye');
    expect(email?.text).toContain('23 November 2026 at 10:30');
    expect(email?.html).toContain('&lt;b&gt;slates&lt;/b&gt;?<br />Thank you &amp; goodbye');
    expect(email?.html).not.toContain('<b>');
    expect(email?.html).toContain('border-left:4px solid #b8552f');
  });

  test('is emailed once, however often its job runs', async () => {
    await call('notifyWebsite', { body: FORM });
    const [{ id } = { id: '' }] = await stored();
    await services.contact.send(id);
    await services.contact.send(id);
    expect(await newEmails()).toHaveLength(1);
  });

  test('of a customer names the account, whose address is the reply address if the form has none', async () => {
    const siân = await signedIn({ email: 'account@example.org' });
    await call('notifyWebsite', { body: { ...FORM, items: FORM.items.slice(2) } }, siân);
    const [email] = await newEmails();
    expect(email?.replyTo?.[0]?.address).toBe('account@example.org');
    expect(email?.text).toContain('a signed-in customer, account@example.org');
    expect((await stored())[0]?.customerId).toBe(siân.customerId);
  });

  test('with an invalid colour gets the shop’s own', async () => {
    for (const color of ['#12345', 'notacolour', ''])
      expect((await emailFor({ ...FORM, color })).html).toContain('4px solid #1f4d3f');
    expect((await emailFor({ ...FORM, color: 'teal' })).html).toContain('4px solid teal');
  });

  test('cannot inject headers or deceive by hidden characters', async () => {
    const email = await emailFor({
      ...FORM,
      title: 'Hi\r\nBcc: victim@example.org\u202E\u0000',
      items: [
        { name: 'Email', value: 'a@example.org\r\nBcc: victim@example.org' },
        { name: 'Not\u0000e', value: 'nul \u0000 and \u202Eturned, half \uD83D' },
      ],
    });
    expect(email.subject).toBe('Keepsake website: Hi Bcc: victim@example.org');
    expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(email.replyTo).toBeUndefined();
    expect((await stored())[0]?.items).toContainEqual({
      name: 'Not e',
      value: 'nul  and turned, half',
    });
  });

  test('that fills in the honeypot gets the same response, and is discarded', async () => {
    const trapped = { ...FORM, items: [...FORM.items, { name: 'Website', value: 'https://x' }] };
    const response = await ask('notifyWebsite', { body: trapped });
    expect(response.statusCode).toBe(201);
    expect(response.body).toBe((await ask('notifyWebsite', { body: FORM })).body);
    expect(await stored()).toHaveLength(1);
    expect(await newEmails()).toHaveLength(1);
  });

  test('with an empty honeypot is accepted, and the honeypot is not shown', async () => {
    await call('notifyWebsite', {
      body: { ...FORM, items: [{ name: 'website', value: '' }, ...FORM.items] },
    });
    expect((await stored())[0]?.items).toHaveLength(3);
  });

  test.each([
    [{ ...FORM, title: ' \u202E ' }, 'title'],
    [{ ...FORM, items: [{ name: '\u0000', value: 'x' }] }, 'items.0.name'],
    [{ ...FORM, items: [{ name: 'Message', value: ' \n ' }] }, 'items'],
    [{ ...FORM, items: [] }, 'items'],
    [{ ...FORM, color: 'red;background:url(//x)' }, 'color'],
    [{ ...FORM, to: 'victim@example.org' }, 'to'],
  ])('that is empty or too long is refused and not stored: %j', async (body, propertyPath) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/notify/website',
      payload: body,
    });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ violations: object[] }>().violations[0]).toMatchObject({ propertyPath });
    expect(await stored()).toEqual([]);
  });

  test('is deleted after two years', async () => {
    await call('notifyWebsite', { body: FORM });
    now = new Date('2028-11-21T10:30:00Z');
    await services.contact.forgetOld();
    expect(await stored()).toHaveLength(1);
    now = new Date('2028-11-24T10:30:00Z');
    await services.contact.forgetOld();
    expect(await stored()).toEqual([]);
  });
});

describe('one address', () => {
  test('may send six forms a minute', async () => {
    const patient = await testShop({ limitFactor: 1 });
    const send = () =>
      patient.app.inject({ method: 'POST', url: '/api/notify/website', payload: FORM });
    for (let sent = 0; sent < 6; sent += 1) expect((await send()).statusCode).toBe(201);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('that has sent its daily limit waits for the next day', async () => {
    expect(operations.notifyWebsite.perDay).toBe(60);
    const daily = rateLimit('a form a day', 1, DAY_SECONDS);
    await daily.spend('192.0.2.1');
    await daily.spend('192.0.2.2');
    await expect(daily.spend('192.0.2.1')).rejects.toMatchObject({
      code: 'tooManyRequests',
      detail: { retryAfter: DAY_SECONDS },
    });
  });
});
