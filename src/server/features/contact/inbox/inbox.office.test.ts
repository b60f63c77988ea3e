/** The website's messages in the office: found, assigned, answered by email and closed, once each. */
import { beforeEach, describe, expect, test } from 'vitest';
import { formatOrderReference } from '../../../../domain/orders/order-number.ts';
import { DAY } from '../../../../domain/time/durations.ts';
import { readEmails, runDueJobs } from '../../../testing/jobs.ts';
import { officeOf } from '../../../testing/office.ts';
import type { Member } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';

let now = new Date();
const shop = await testShop({ clock: () => now });
const { call, config, database, services, signedIn, url } = shop;
const office = officeOf(shop);
const [mair, huw] = [await office.member('support'), await office.member('manager')];

const REFERENCE = formatOrderReference(42);
const FORM = {
  title: 'Contact',
  items: [
    { name: 'Name', value: 'Siân Price' },
    { name: 'Email', value: 'sian@example.org' },
    { name: 'Message', value: `Where is ${REFERENCE.toLowerCase()}?\nI said "50% off".` },
  ],
};
const messageOf = (value: string) => ({ title: 'Feedback', items: [{ name: 'Message', value }] });

async function received(form: typeof FORM = FORM): Promise<string> {
  await call('notifyWebsite', { body: form });
  return (await list({}))[0]!;
}

const list = async (query: Record<string, string>, member = mair) =>
  (await office.call('messages', { query }, member)).messages.map(({ id }) => id);
const counts = async (member: Member) => (await office.call('messages', {}, member)).counts;
const show = (id: string) => office.call('message', { params: { id } }, mair);
const answer = (id: string, member: Member, body: object) =>
  office.ask('messageAnswer', { params: { id }, body }, member.cookie);
const ANSWER = { version: 1, text: 'Dear Siân,\n\nit left today.\nThank you.', closes: true };

/** Emails to the sender of FORM. */
async function answersSent() {
  await runDueJobs(url, jobHandlers(services));
  const all = await readEmails(config.dataFolder);
  return all.filter(({ to }) => to?.[0]?.address === 'sian@example.org');
}

beforeEach(async () => {
  await database.deleteFrom('websiteMessage').execute();
});

describe('a message', () => {
  test('names its sender, and the orders that it mentions', async () => {
    const id = await received();
    const { messages } = await office.call('messages', {}, mair);
    expect(messages).toMatchObject([
      {
        title: 'Contact',
        sender: { name: 'Siân Price', email: 'sian@example.org' },
        customerEmail: null,
        excerpt: `Where is ${REFERENCE.toLowerCase()}? I said "50% off".`,
        isClosed: false,
        assignee: null,
        answers: 0,
      },
    ]);
    expect(await show(id)).toMatchObject({ items: FORM.items, mentions: [REFERENCE], version: 1 });
  });

  test('of a customer without an address in it has the account’s', async () => {
    const customer = await signedIn({ email: 'account@example.org' });
    await call('notifyWebsite', { body: messageOf('Hello') }, customer);
    const { messages } = await office.call('messages', {}, mair);
    expect(messages).toMatchObject([
      {
        sender: { name: null, email: 'account@example.org' },
        customerEmail: 'account@example.org',
      },
    ]);
  });

  test('is found by any part of it, typed as it is', async () => {
    const id = await received();
    await received({ ...messageOf('Something else') });
    for (const search of ['siân', 'SIAN@example', '"50% off"', REFERENCE.slice(3).toLowerCase()])
      expect(await list({ search })).toEqual([id]);
    for (const search of ['%', '_iân', '50x off', String.raw`\"`])
      expect(await list({ search })).toEqual(search === '%' ? [id] : []);
  });

  test('is listed fifty to a page, newest first', async () => {
    for (let count = 0; count < 51; count += 1)
      await call('notifyWebsite', { body: messageOf(`Number ${count}`) });
    const first = await office.call('messages', {}, mair);
    expect(first.messages.map(({ excerpt }) => excerpt).slice(0, 2)).toEqual([
      'Number 50',
      'Number 49',
    ]);
    const second = await office.call('messages', { query: { after: first.next! } }, mair);
    expect(second).toMatchObject({ messages: [{ excerpt: 'Number 0' }], next: null });
  });
});

describe('an answer', () => {
  test('is emailed once with the message beneath, closes it, and is in the journal', async () => {
    const id = await received();
    const before = (await answersSent()).length;
    expect((await answer(id, mair, ANSWER)).statusCode).toBe(200);
    const sent = (await answersSent()).slice(before);
    await services.inbox.sendAnswer((await show(id)).answers[0]!.id);
    expect(await answersSent()).toHaveLength(before + 1);
    expect(sent).toMatchObject([
      { subject: 'Re: Contact', replyTo: [{ address: config.shop.email }] },
    ]);
    expect(sent[0]?.text).toContain('Dear Siân,\n\nit left today.\nThank you.');
    expect(sent[0]?.text).toContain('I said "50% off".');
    expect(sent[0]?.html).toContain('it left today.<br />Thank you.');
    expect(sent[0]?.html).toContain('&quot;50% off&quot;');
    expect(await show(id)).toMatchObject({
      isClosed: true,
      assignee: mair.email,
      answers: [{ by: mair.email, recipient: 'sian@example.org', text: ANSWER.text }],
    });
    const { entries } = await office.call('journal', { query: { kind: 'message', id } }, huw);
    expect(entries).toMatchObject([
      { actor: { name: mair.email }, action: 'message.answer', after: { isClosed: true } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('sian@');
  });

  test('is sent by one of many who answer at once; the others are told', async () => {
    const id = await received();
    const before = (await answersSent()).length;
    const responses = await Promise.all(
      [mair, huw, mair, huw].map((member) => answer(id, member, ANSWER)),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409)!;
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('Someone else') });
    expect(await answersSent()).toHaveLength(before + 1);
  });

  test('needs an address', async () => {
    const id = await received(messageOf('Call me on 01632 960123'));
    const response = await answer(id, mair, ANSWER);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: 'This message names no email address, so it cannot be answered from here.',
    });
    expect((await show(id)).answers).toEqual([]);
  });

  test('is in the customer’s export, and is deleted with its message after two years', async () => {
    const customer = await signedIn({ email: 'leaving@example.org' });
    await call('notifyWebsite', { body: FORM }, customer);
    const [id = ''] = await list({});
    await answer(id, mair, ANSWER);
    const copy = await call('meExport', {}, customer);
    expect(copy.messages).toMatchObject([{ title: 'Contact', answers: [{ text: ANSWER.text }] }]);
    const today = now;
    now = new Date(today.getTime() + 731 * DAY);
    await services.contact.forgetOld();
    now = today;
    expect(await database.selectFrom('messageAnswer').select('id').execute()).toEqual([]);
  });
});

describe('a member', () => {
  test('is given a message, sees it among theirs, and closes and opens it', async () => {
    const id = await received();
    const assign = (version: number, to: string | null) =>
      office.ask('messageAssign', { params: { id }, body: { version, to } }, mair.cookie);
    expect((await assign(1, huw.email)).statusCode).toBe(200);
    expect([await counts(mair), await counts(huw)]).toEqual([
      { open: 1, mine: 0 },
      { open: 1, mine: 1 },
    ]);
    expect(await list({ state: 'mine' }, huw)).toEqual([id]);
    const close = (version: number, isClosed: boolean) =>
      office.ask('messageClose', { params: { id }, body: { version, isClosed } }, huw.cookie);
    expect((await close(1, true)).statusCode).toBe(409);
    expect((await close(2, true)).statusCode).toBe(200);
    expect([await list({}), await list({ state: 'closed' })]).toEqual([[], [id]]);
    expect((await close(3, false)).statusCode).toBe(200);
    expect(await list({})).toEqual([id]);
    expect((await assign(4, null)).statusCode).toBe(200);
    expect((await show(id)).assignee).toBeNull();
  });

  test('who is disabled or unknown is given none', async () => {
    const id = await received();
    const gone = await office.invited('support');
    await services.staff.disable({ kind: 'command', name: 'test' }, gone);
    for (const to of [gone, 'nobody@example.org']) {
      const request = { params: { id }, body: { version: 1, to } };
      expect((await office.ask('messageAssign', request, mair.cookie)).statusCode).toBe(404);
    }
    expect((await show(id)).assignee).toBeNull();
  });
});

describe('templates', () => {
  const read = async () => (await office.call('answerTemplates', {}, mair)).templates;
  const ask = (body: object) => office.ask('answerTemplateSave', { body }, mair.cookie);
  const add = (name: string) => ({ id: null, version: 0, name, text: `Dear {name}: ${name}.` });
  const names = async () => (await read()).map(({ name }) => name);
  const lastEntry = async () =>
    (await office.call('journal', { query: { kind: 'template' } }, huw)).entries[0];

  beforeEach(async () => {
    for (const { id, version } of await read())
      await office.call('answerTemplateDelete', { params: { id }, body: { version } }, mair);
  });

  test('are added, changed and deleted; each name is used once', async () => {
    const { id } = await office.call('answerTemplateSave', { body: add('Sent') }, mair);
    const twin = await ask(add('SENT'));
    expect(twin.statusCode).toBe(422);
    expect(twin.json()).toMatchObject({ violations: [{ propertyPath: 'name' }] });
    expect((await ask({ id, version: 1, name: 'Sent', text: 'It has left.' })).statusCode).toBe(
      200,
    );
    expect(await read()).toEqual([{ id, name: 'Sent', text: 'It has left.', version: 2 }]);
    expect(await lastEntry()).toMatchObject({
      action: 'template.change',
      before: { text: 'Dear {name}: Sent.' },
      after: { text: 'It has left.' },
    });
    const body = { version: 2 };
    await office.call('answerTemplateDelete', { params: { id }, body }, mair);
    expect(await read()).toEqual([]);
  });

  test('may not name what answers do not know', async () => {
    const wrong = await ask({ ...add('Sent'), text: 'Dear {{first}},' });
    expect(wrong.statusCode).toBe(422);
    const message = 'Answers do not know {{first}}. They know {{name}}.';
    expect(wrong.json()).toMatchObject({ violations: [{ propertyPath: 'text', message }] });
    expect(await read()).toEqual([]);
  });

  test('the slower of two editors is told, and changes nothing', async () => {
    const { id } = await office.call('answerTemplateSave', { body: add('Sent') }, mair);
    const attempts = await Promise.all(
      ['One.', 'Two.'].map((text) => ask({ id, version: 1, name: 'Sent', text })),
    );
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual(
      expect.arrayContaining([200, 409]),
    );
    const request = { params: { id }, body: { version: 1 } };
    expect((await office.ask('answerTemplateDelete', request, mair.cookie)).statusCode).toBe(409);
    expect(await names()).toEqual(['Sent']);
  });

  test('keep the order that they are given', async () => {
    for (const name of ['Zebra', 'Apple', 'Mug']) await ask(add(name));
    expect(await names()).toEqual(['Zebra', 'Apple', 'Mug']);
    const [zebra, apple, mug] = (await read()).map(({ id }) => id);
    const order = (ids: unknown[]) =>
      office.ask('answerTemplatesOrder', { body: { ids } }, mair.cookie);
    expect((await order([mug, zebra, apple])).statusCode).toBe(200);
    expect(await names()).toEqual(['Mug', 'Zebra', 'Apple']);
    expect(await lastEntry()).toMatchObject({
      action: 'template.order',
      before: { order: 'Zebra, Apple, Mug' },
      after: { order: 'Mug, Zebra, Apple' },
    });
    for (const ids of [[mug], [mug, mug, apple], [mug, zebra, mug]])
      expect((await order(ids)).statusCode).toBe(409);
    expect(await names()).toEqual(['Mug', 'Zebra', 'Apple']);
  });
});
