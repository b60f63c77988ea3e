import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { codeFor, customerOf, PASSWORD } from '../../testing/features/auth.ts';

const shop = await testShop({ limitFactor: 1 });
const { app, call, database } = shop;

let made = 0;
/** An address that no other test in this file uses. */
const somewhere = () => `2001:db8:0:${(made += 1).toString(16)}::1`;

const logIn = (username: string, password: string, remoteAddress: string, code?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/login_check',
    remoteAddress,
    payload: { username, password, ...(code && { _two_step: code }) },
  });
const WAIT = { status: 'error', message: 'Too many requests. Please wait a moment.' };

async function failTenTimes(username: string, from: string) {
  for (let time = 0; time < 10; time += 1)
    expect((await logIn(username, 'Wrong-1234', from)).statusCode).toBe(401);
}

describe('guessing passwords', () => {
  test('stops after ten failures with a time to wait, for known and unknown emails alike', async () => {
    const { email } = await customerOf(shop);
    for (const [username, again] of [
      [email, email.toUpperCase()],
      ['nobody@example.org', 'Nobody@Example.org'],
    ] as const) {
      const from = somewhere();
      await failTenTimes(username, from);
      const response = await logIn(again, PASSWORD, from);
      expect([response.statusCode, response.json()]).toEqual([429, WAIT]);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(14 * 60);
    }
  });

  test('is counted by network where addresses are plentiful, and leaves the owner elsewhere alone', async () => {
    const { email } = await customerOf(shop);
    const from = somewhere();
    await failTenTimes(email, from);
    expect((await logIn(email, PASSWORD, from.replace('::1', ':9:9:9:9'))).statusCode).toBe(429);
    expect((await logIn(email, PASSWORD, somewhere())).statusCode).toBe(200);
  });

  test('is limited in calls of signed-in customers too, from the same account', async () => {
    const customer = await customerOf(shop);
    const body = { username: customer.email, password: PASSWORD };
    const { token } = await call('logIn', { body });
    const from = somewhere();
    const start = (password: string) =>
      app.inject({
        method: 'POST',
        url: '/api/users/me/two-step/start',
        remoteAddress: from,
        headers: { authorization: `Bearer ${token}` },
        payload: { password },
      });
    for (let time = 0; time < 5; time += 1)
      expect((await start('Wrong-1234')).statusCode).toBe(422);
    for (let time = 0; time < 5; time += 1)
      expect((await logIn(customer.email, 'Wrong-1234', from)).statusCode).toBe(401);
    const refused = await start(PASSWORD);
    expect([refused.statusCode, refused.json()]).toEqual([429, WAIT]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
  });
});

test('guessing codes is counted like guessing passwords', async () => {
  const { email } = await customerOf(shop);
  const from = somewhere();
  const bearer = await call('logIn', { body: { username: email, password: PASSWORD } });
  const { secret } = await call('twoStepStart', { body: { password: PASSWORD } }, bearer);
  const code = codeFor(secret, new Date());
  await call('twoStepConfirm', { body: { code } }, bearer);
  for (let time = 0; time < 10; time += 1)
    expect((await logIn(email, PASSWORD, from, 'abcdef')).json()).toMatchObject({
      data: { field: '_two_step' },
    });
  expect((await logIn(email, PASSWORD, from, 'abcdef')).statusCode).toBe(429);
});

test('no counter contains an email', async () => {
  await logIn('telltale@example.org', 'Wrong-1234', somewhere());
  const stored = await database.selectFrom('rateLimit').select('key').execute();
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.map(({ key }) => key).join(' ')).not.toMatch(/telltale|@|2001/);
});
