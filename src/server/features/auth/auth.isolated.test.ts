import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { customerOf, handClock, PASSWORD } from '../../testing/features/auth.ts';
import { deactivateByEmail } from '../users/customers.store.ts';

vi.mock('@node-rs/argon2', { spy: true });

const { clock, pass } = handClock();
const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const shop = await testShop({ clock, logger });
const { call, ask, database } = shop;

beforeEach(() => void vi.mocked(verify).mockClear());

const logIn = (username: string, password = PASSWORD) =>
  ask('logIn', { body: { username, password } });

describe('signing in', () => {
  test('returns both tokens at the top level, and the token gives access to the customer’s data', async () => {
    const { email } = await customerOf(shop);
    const response = await logIn(email);
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(['token', 'refresh_token']);
    expect(response.headers['cache-control']).toBe('no-store');
    const opened = await ask('twoStepStart', { body: { password: PASSWORD } }, response.json());
    expect(opened.statusCode).toBe(200);
  });

  test('tolerates spaces and capitals in the email, but not in the password', async () => {
    const { email } = await customerOf(shop, { email: 'Sian.Price@Example.org' });
    expect((await logIn(` ${email.toUpperCase()} `)).statusCode).toBe(200);
    expect((await logIn(email, ` ${PASSWORD}`)).statusCode).toBe(401);
    expect((await logIn(email, PASSWORD.toLowerCase())).statusCode).toBe(401);
  });

  test('stores only the SHA-256 of the refresh token, for sixty days', async () => {
    const { email } = await customerOf(shop);
    const { refresh_token: token } = await call('logIn', {
      body: { username: email, password: PASSWORD },
    });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await database
      .selectFrom('refreshToken')
      .select(['hash', 'expiresAt'])
      .where('hash', '=', createHash('sha256').update(token).digest('base64url'))
      .executeTakeFirstOrThrow();
    expect(stored.expiresAt.getTime() - clock().getTime()).toBe(60 * 24 * 60 * 60 * 1000);
  });

  test('reports an unconfirmed account only to someone who knows its password', async () => {
    const { email } = await customerOf(shop, { isConfirmed: false });
    const right = await logIn(email);
    expect(right.statusCode).toBe(401);
    expect(right.json()).toEqual({
      status: 'error',
      message: 'Please activate your account first, by the link in the email we sent you.',
      data: { field: 'username' },
    });
    expect((await logIn(email, 'Wrong-1234')).json()).toMatchObject({
      data: { field: 'password' },
    });
  });
});

describe('a refusal does not reveal who has an account', () => {
  test.each([
    ['a wrong password', async () => logIn((await customerOf(shop)).email, 'Wrong-1234')],
    ['an unknown email', () => logIn('nobody@example.org')],
    ['no email at all', () => logIn('nobody')],
    ['an email with a character that databases reject', () => logIn('no\u0000body@example.org')],
    [
      'a deactivated account',
      async () => logIn((await customerOf(shop, { isDeactivated: true })).email),
    ],
    ['an erased account', async () => logIn((await customerOf(shop, { isErased: true })).email)],
    [
      'an account without a password',
      async () => {
        const { id, email } = await customerOf(shop);
        await database
          .updateTable('customer')
          .set({ passwordHash: null })
          .where('id', '=', id)
          .execute();
        return logIn(email, '');
      },
    ],
  ])('%s: one status, one body, one hash of the same strength', async (_, refused) => {
    const response = await refused();
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      status: 'error',
      message: 'The email address or the password is not right.',
      data: { field: 'password' },
    });
    expect(verify).toHaveBeenCalledOnce();
    expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('a session', () => {
  async function signedIn() {
    const { id, email } = await customerOf(shop);
    return {
      id,
      email,
      ...(await call('logIn', { body: { username: email, password: PASSWORD } })),
    };
  }

  test('gives no access once all sessions but an excepted one are ended', async () => {
    const { id, email } = await customerOf(shop);
    const body = { username: email, password: PASSWORD };
    const [excepted, ended] = [await call('logIn', { body }), await call('logIn', { body })];
    const { sessionId } = await shop.services.auth.authenticate(excepted.token);
    await database
      .transaction()
      .execute((transaction) =>
        shop.services.auth.endSessions(transaction, id, 'passwordChanged', sessionId),
      );
    expect((await ask('twoStepStart', { body: { password: PASSWORD } }, excepted)).statusCode).toBe(
      200,
    );
    expect(
      (await ask('twoStepStart', { body: { password: PASSWORD } }, ended)).json(),
    ).toMatchObject({
      message: 'Invalid JWT Token',
    });
    expect(
      (await ask('tokenRefresh', { body: { refresh_token: ended.refresh_token } })).json(),
    ).toMatchObject({ message: 'Invalid refresh token' });
  });

  test('ends when its customer is deactivated', async () => {
    const { email, token, refresh_token } = await signedIn();
    await deactivateByEmail(database, email, clock());
    const response = await ask('twoStepStart', { body: { password: PASSWORD } }, { token });
    expect(response.json()).toMatchObject({ message: 'Invalid JWT Token' });
    expect((await ask('tokenRefresh', { body: { refresh_token } })).statusCode).toBe(401);
  });

  test('outlives its access token of ten minutes by a renewal', async () => {
    const { token, refresh_token } = await signedIn();
    pass(10 * 60 + 1);
    const late = await ask('twoStepStart', { body: { password: PASSWORD } }, { token });
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      401,
      'Expired JWT Token',
    ]);
    const renewed = await call('tokenRefresh', { body: { refresh_token } });
    expect((await ask('twoStepStart', { body: { password: PASSWORD } }, renewed)).statusCode).toBe(
      200,
    );
  });

  test('is not opened for a password that changes while it is checked', async () => {
    const { id, email } = await customerOf(shop);
    let racing: ReturnType<typeof logIn> | undefined;
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('customer')
        .set({ passwordHash: 'another' })
        .where('id', '=', id)
        .execute();
      racing = logIn(email);
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 30_000 });
    });
    expect((await racing)?.json()).toMatchObject({ data: { field: 'password' } });
    const opened = await database
      .selectFrom('session')
      .select('id')
      .where('customerId', '=', id)
      .execute();
    expect(opened).toEqual([]);
  });
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows.length;
}

test('neither passwords nor tokens nor emails reach the log', async () => {
  const { email } = await customerOf(shop);
  const { token, refresh_token } = await call('logIn', {
    body: { username: email, password: PASSWORD },
  });
  await logIn(email, 'Wrong-1234');
  await ask('twoStepStart', { body: { password: 'Wrong-1234' } }, { token });
  const renewed = await call('tokenRefresh', { body: { refresh_token } });
  await ask('tokenRefresh', { body: { refresh_token: 'x'.repeat(300) } });
  expect(lines.length).toBeGreaterThan(5);
  const log = lines.join('');
  for (const hidden of [
    email,
    PASSWORD,
    'Wrong-1234',
    token,
    refresh_token,
    ...Object.values(renewed),
  ])
    expect(log).not.toContain(hidden);
});
