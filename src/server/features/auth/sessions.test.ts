import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { customerOf, handClock, PASSWORD } from '../../testing/features/auth.ts';

const { clock, pass } = handClock();
const shop = await testShop({ clock });
const { call, ask, database } = shop;

const refresh = (token: string) => ask('tokenRefresh', { body: { refresh_token: token } });
const refreshed = async (token: string) =>
  (await call('tokenRefresh', { body: { refresh_token: token } })).refresh_token;

async function signedIn() {
  const { id, email } = await customerOf(shop);
  const { token, refresh_token } = await call('logIn', {
    body: { username: email, password: PASSWORD },
  });
  return { id, token, first: refresh_token };
}
const sessionsOf = (customerId: string) =>
  database
    .selectFrom('session')
    .select(['endedAt', 'endedBy'])
    .where('customerId', '=', customerId)
    .execute();

describe('a refresh token', () => {
  test('works once: the response has the next one, at the top level', async () => {
    const { first } = await signedIn();
    const response = await refresh(first);
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(['token', 'refresh_token']);
    const second = response.json<{ refresh_token: string }>().refresh_token;
    expect(second).not.toBe(first);
    expect((await refresh(second)).statusCode).toBe(200);
  });

  test('used again later ends the whole session, including the newest token and access token', async () => {
    const { id, first } = await signedIn();
    const second = await refreshed(first);
    pass(11);
    const third = await call('tokenRefresh', { body: { refresh_token: second } });
    const reused = await refresh(first);
    expect([reused.statusCode, reused.json()]).toEqual([
      401,
      { status: 'error', message: 'Invalid refresh token' },
    ]);
    expect(await sessionsOf(id)).toEqual([{ endedAt: clock(), endedBy: 'tokenReused' }]);
    expect((await refresh(third.refresh_token)).statusCode).toBe(401);
    expect(
      (await ask('twoStepStart', { body: { password: PASSWORD } }, third)).json(),
    ).toMatchObject({
      message: 'Invalid JWT Token',
    });
  });

  test('has ten seconds of grace, for a second tab', async () => {
    const { id, first } = await signedIn();
    const one = await refreshed(first);
    pass(10);
    const two = await refreshed(first);
    expect(two).not.toBe(one);
    await refreshed(one);
    await refreshed(two);
    expect(await sessionsOf(id)).toEqual([{ endedAt: null, endedBy: null }]);
  });

  test('has no grace after eleven seconds', async () => {
    const { id, first } = await signedIn();
    await refreshed(first);
    pass(11);
    expect((await refresh(first)).statusCode).toBe(401);
    expect(await sessionsOf(id)).toMatchObject([{ endedBy: 'tokenReused' }]);
  });

  test('has no grace once its successor has been used', async () => {
    const { id, first } = await signedIn();
    await refreshed(await refreshed(first));
    expect((await refresh(first)).statusCode).toBe(401);
    expect(await sessionsOf(id)).toMatchObject([{ endedBy: 'tokenReused' }]);
  });

  test('is refused after sixty days, or if it is not a token', async () => {
    const { id, first } = await signedIn();
    pass(60 * 24 * 60 * 60);
    expect((await refresh(first)).statusCode).toBe(401);
    expect((await refresh('')).statusCode).toBe(401);
    expect((await refresh('no\u0000token')).statusCode).toBe(401);
    expect(await sessionsOf(id)).toMatchObject([{ endedBy: null }]);
  });

  test('used ten times at once stays one family, which a thief’s late use ends', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, first } = await signedIn();
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
      const next = answers.map((answer) => answer.json<{ refresh_token: string }>().refresh_token);
      expect(new Set(next).size).toBe(10);
      expect(await sessionsOf(id)).toEqual([{ endedAt: null, endedBy: null }]);
      pass(11);
      expect((await refresh(first)).statusCode).toBe(401);
      const after = await Promise.all(next.map((token) => refresh(token)));
      expect(after.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));
    }
  });

  test('used ten times at once after its grace is refused', async () => {
    const { id, first } = await signedIn();
    await refreshed(first);
    pass(11);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));
    expect(await sessionsOf(id)).toMatchObject([{ endedBy: 'tokenReused' }]);
  });
});

describe('signing out', () => {
  const revoke = (token: string) => ask('tokenRevoke', { body: { refresh_token: token } });

  test('ends the session at once', async () => {
    const { id, token, first } = await signedIn();
    expect((await revoke(first)).json()).toEqual({ status: 'success', data: {} });
    expect(await sessionsOf(id)).toEqual([{ endedAt: clock(), endedBy: 'signedOut' }]);
    expect((await refresh(first)).statusCode).toBe(401);
    expect(
      (await ask('twoStepStart', { body: { password: PASSWORD } }, { token })).statusCode,
    ).toBe(401);
  });

  test('leaves other sessions alone', async () => {
    const { email } = await customerOf(shop);
    const body = { username: email, password: PASSWORD };
    const [here, there] = [await call('logIn', { body }), await call('logIn', { body })];
    await revoke(here.refresh_token);
    expect((await refresh(there.refresh_token)).statusCode).toBe(200);
  });

  test('returns the same for a token that is unknown or signed out before', async () => {
    const { first } = await signedIn();
    const known = await revoke(first);
    for (const again of [await revoke(first), await revoke('unknown')])
      expect([again.statusCode, again.body]).toEqual([known.statusCode, known.body]);
  });
});
