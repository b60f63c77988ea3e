import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { newId } from './ids.ts';
import { sentEmails } from './sent-emails.ts';

const { database } = await testShop();
const sent = sentEmails(database);
const now = () => new Date('2026-11-23T10:30:00Z');
const about = () => ({ purpose: 'test', subjectId: newId() });

/** How many of the shop's connections wait for another. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
}

test('an email is sent once, however often it is requested', async () => {
  const [one, other] = [about(), about()];
  const went: string[] = [];
  const send = (email: typeof one, name: string) =>
    sent.sendOnce(email, { messageId: name, send: async () => void went.push(name), now });
  expect(await sent.wasSent(one)).toBe(false);
  await send(one, 'first');
  await send(one, 'again');
  await send({ ...one, purpose: 'another' }, 'of another kind');
  await send(other, 'about something else');
  expect(went).toEqual(['first', 'of another kind', 'about something else']);
  expect(await sent.wasSent(one)).toBe(true);
});

test('the second caller waits, and sends only what the first could not', async () => {
  for (const isRefused of [false, true]) {
    const email = about();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const went: string[] = [];
    const begin = (messageId: string, send: () => Promise<void>) =>
      sent.sendOnce(email, {
        messageId,
        send: async () => {
          went.push(messageId);
          await send();
        },
        now,
      });
    const first = begin('first', () => promise);
    await expect.poll(() => went).toEqual(['first']);
    const second = begin('second', async () => {});
    await expect.poll(waiting).toBe(1);
    if (isRefused) reject(new Error('The mail server is away'));
    else resolve();
    const [outcome] = await Promise.allSettled([first, second]);
    expect(outcome.status).toBe(isRefused ? 'rejected' : 'fulfilled');
    expect(went).toEqual(isRefused ? ['first', 'second'] : ['first']);
    expect(await sent.wasSent(email)).toBe(true);
  }
});
