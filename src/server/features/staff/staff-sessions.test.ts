/** Signing in to the office by a one-time link. */
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../../domain/time/durations.ts';
import { officeOf } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';

const START = new Date('2026-11-23T09:00:00Z');
let now = START;
const shop = await testShop({ clock: () => now });
const office = officeOf(shop);
const open = (token: string) => office.ask('sessionOpen', { body: { token } });
await office.invited('owner');

beforeEach(() => {
  now = START;
});

describe('a sign-in link', () => {
  test('opens a session, whose cookie no script can read and no other site sends', async () => {
    const email = await office.invited('manager');
    const response = await open(await office.linkFor(email));
    expect(response.json()).toMatchObject({
      status: 'success',
      data: { email, role: 'manager', endsAt: '2026-11-23T21:00:00.000Z', isFresh: true },
    });
    expect(response.headers['set-cookie']).toMatch(
      /^office=[\w-]{24}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test('works once, also for callers at the same moment', async () => {
    const token = await office.linkFor(await office.invited('reader'));
    const responses = await Promise.all(Array.from({ length: 8 }, () => open(token)));
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(422)]);
  });

  test('is refused after ten minutes, when replaced, and when its member is disabled', async () => {
    const email = await office.invited('reader');
    const replaced = await office.linkFor(email);
    const token = await office.linkFor(email);
    expect((await open(replaced)).statusCode).toBe(422);
    now = new Date(START.getTime() + 10 * MINUTE + SECOND);
    expect((await open(token)).statusCode).toBe(422);
    now = START;
    await office.call('staffDisable', { body: { email } }, await office.member('owner'));
    const response = await open(token);
    expect(response.json()).toMatchObject({
      message: 'This link is no longer valid. Please ask for a new one.',
    });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('of an invitation opens no session', async () => {
    const { address } = await shop.services.staff.invite(
      { kind: 'command', name: 'test' },
      { email: 'invited@example.org', role: 'owner' },
    );
    expect((await open(new URL(address).hash.slice(1))).statusCode).toBe(422);
  });

  test('is in the journal when used, without its token or the secret of the session', async () => {
    const { email, cookie } = await office.member('owner');
    const { entries } = await office.call('journal', {}, { email, cookie });
    expect(entries[0]).toMatchObject({
      actor: { kind: 'staff', name: email },
      action: 'staff.signIn',
      after: { by: 'link' },
    });
    expect(JSON.stringify(entries)).not.toContain(cookie.split('=')[1]);
  });

  test('cannot be guessed: after ten wrong ones the source waits, and nobody else', async () => {
    const careful = await testShop({ clock: () => now, limitFactor: 1 });
    const guarded = officeOf(careful);
    const guess = (remoteAddress: string, token: string) =>
      careful.app.inject({
        method: 'POST',
        url: '/api/office/session/link',
        headers: { 'x-keepsake-office': '1', origin: careful.config.origin },
        payload: { token },
        remoteAddress,
      });
    const codes: number[] = [];
    for (let place = 0; place < 12; place += 1)
      codes.push((await guess('192.0.2.7', `guess-${place}`)).statusCode);
    expect(codes).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const token = await guarded.linkFor(await guarded.invited('owner'));
    expect((await guess('192.0.2.7', token)).statusCode).toBe(429);
    expect((await guess('192.0.2.8', token)).statusCode).toBe(200);
  });
});

test('on https the cookie is bound to its host and sent only over https', async () => {
  const secure = await testShop({
    clock: () => now,
    environment: { ORIGIN: 'https://shop.example', TRIAL: 'true' },
  });
  const guarded = officeOf(secure);
  const token = await guarded.linkFor(await guarded.invited('owner'));
  const response = await guarded.ask('sessionOpen', { body: { token } });
  expect(response.headers['set-cookie']).toMatch(
    /^__Host-office=[\w-]{24}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('the journal is read page by page, and by record', async () => {
  const owner = await office.member('owner');
  const email = await office.invited('reader');
  for (let change = 0; change < 60; change += 1)
    await office.call(
      'staffRole',
      { body: { email, role: change % 2 ? 'reader' : 'support' } },
      owner,
    );
  const first = await office.call('journal', {}, owner);
  expect(first.entries).toHaveLength(50);
  const numbers = first.entries.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, place) => numbers[0]! - place));
  expect(first.next).toBe(numbers.at(-1));
  const second = await office.call('journal', { query: { before: String(first.next) } }, owner);
  expect(second.entries[0]?.number).toBe(numbers.at(-1)! - 1);
  const { id } = (await office.call('staff', {}, owner)).members.find(
    (each) => each.email === email,
  )!;
  const own = await office.call('journal', { query: { kind: 'staff', id } }, owner);
  expect(new Set(own.entries.map(({ subject }) => subject.id))).toEqual(new Set([id]));
  expect(own.entries[0]).toMatchObject({
    actor: { kind: 'staff', name: owner.email },
    action: 'staff.changeRole',
    before: { role: 'support' },
    after: { role: 'reader' },
  });
});
