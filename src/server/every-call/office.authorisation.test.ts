/** Who may make each call of the office: every call, by every kind of caller. */
import { beforeEach, describe, expect, test } from 'vitest';
import { officeEndpoints } from '../../contract/office/endpoints.ts';
import type { OfficeEndpoint, OfficeEndpointName } from '../../contract/office/endpoints.ts';
import { isPermitted, STAFF_ROLES } from '../../domain/staff/permissions.ts';
import type { StaffRole } from '../../domain/staff/permissions.ts';
import { HOUR, MINUTE, SECOND } from '../../domain/time/durations.ts';
import { officeOf } from '../testing/office.ts';
import { testShop } from '../testing/test-app.ts';
import { officeSamples } from './testing/office-samples.ts';

const START = new Date('2026-11-23T09:00:00Z');
let now = START;
const shop = await testShop({ clock: () => now });
// Payment goes over HTTP.
await shop.open();
const office = officeOf(shop);
const { member, ask } = office;
// Every other owner can then be changed.
await office.invited('owner');

const names = Object.keys(officeEndpoints) as OfficeEndpointName[];
const endpointOf = (name: OfficeEndpointName): OfficeEndpoint => officeEndpoints[name];
const ofStaff = names.filter((name) => endpointOf(name).may !== 'anyone');
const changes = names.filter((name) => endpointOf(name).method === 'POST');
const ofFreshProof = names.filter((name) => endpointOf(name).fresh);

const requestOf = (name: OfficeEndpointName, isAccepted = false, cookie?: string) =>
  officeSamples[name](office, isAccepted, cookie);
const isAllowed = (role: StaffRole, name: OfficeEndpointName): boolean => {
  const { may } = endpointOf(name);
  return may === 'anyone' || may === 'staff' || isPermitted(role, may);
};
const matrix = STAFF_ROLES.flatMap((role) => names.map((name) => ({ role, name })));
const lastEntry = () =>
  shop.database.selectFrom('journal').selectAll().orderBy('number', 'desc').executeTakeFirst();

async function expectRefusal(
  [status, message]: readonly [number, string],
  name: OfficeEndpointName,
  cookie?: string,
  headers?: Record<string, string>,
): Promise<void> {
  const response = await ask(name, await requestOf(name), cookie, headers);
  expect([response.statusCode, response.json<{ message: string }>().message], name).toEqual([
    status,
    message,
  ]);
}
const SIGNED_OUT = [401, 'Please sign in to the office.'] as const;
const CROSS_SITE = [403, 'Please use the pages of the office for this.'] as const;

beforeEach(() => {
  now = START;
});

describe('a member of the staff', () => {
  test.each(matrix.filter(({ role, name }) => isAllowed(role, name)))(
    'with the role $role makes $name',
    async ({ role, name }) => {
      const { cookie } = await member(role);
      const response = await ask(name, await requestOf(name, true, cookie), cookie);
      expect(response.statusCode, response.body).toBe(200);
      // The address of a picture changes with it.
      const isPicture = endpointOf(name).sends === 'image/webp';
      expect(response.headers['cache-control']).toMatch(isPicture ? /^private, / : /^no-store$/);
    },
  );

  test.each(matrix.filter(({ role, name }) => !isAllowed(role, name)))(
    'with the role $role is refused $name, which the journal records',
    async ({ role, name }) => {
      const { cookie } = await member(role);
      await expectRefusal([403, 'You may not do this.'], name, cookie);
      expect(await lastEntry()).toMatchObject({
        actorKind: 'staff',
        action: 'staff.refuseCall',
        subjectKind: 'call',
        subjectId: name,
      });
    },
  );
});

describe('a caller without a session', () => {
  test.each(ofStaff)('is refused %s: a guest, a customer, a forged cookie', async (name) => {
    await expectRefusal(SIGNED_OUT, name);
    await expectRefusal(SIGNED_OUT, name, 'office=AAAAAAAAAAAAAAAAAAAAAAAA');
    const { token } = await shop.signedIn();
    await expectRefusal(SIGNED_OUT, name, undefined, {
      'x-keepsake-office': '1',
      origin: shop.config.origin,
      authorization: `Bearer ${token}`,
    });
  });

  test.each(ofStaff)(
    'is refused %s when a customer’s token is sent as the cookie',
    async (name) => {
      const { token } = await shop.signedIn();
      await expectRefusal(SIGNED_OUT, name, `office=${token}`);
    },
  );
});

describe('a session that has ended', () => {
  test.each(ofStaff)('is refused %s: signed out, idle, twelve hours old', async (name) => {
    const signedOut = await member('owner');
    await office.call('sessionEnd', {}, signedOut);
    await expectRefusal(SIGNED_OUT, name, signedOut.cookie);
    const { cookie } = await member('owner');
    now = new Date(START.getTime() + 30 * MINUTE + SECOND);
    await expectRefusal(SIGNED_OUT, name, cookie);
  });

  test('lasts twelve hours for a member who works without a break', async () => {
    const { cookie } = await member('reader');
    for (let minutes = 0; minutes <= 12 * 60; minutes += 20) {
      now = new Date(START.getTime() + minutes * MINUTE);
      expect((await ask('session', {}, cookie)).statusCode, `after ${minutes} minutes`).toBe(200);
    }
    now = new Date(START.getTime() + 12 * HOUR + SECOND);
    await expectRefusal(SIGNED_OUT, 'session', cookie);
  });
});

describe('a member who is disabled', () => {
  test.each(ofStaff)('is refused %s at once', async (name) => {
    const { email, cookie } = await member('owner');
    expect((await ask('session', {}, cookie)).statusCode).toBe(200);
    const other = await member('owner');
    await office.call('staffDisable', { body: { email } }, other);
    await expectRefusal(SIGNED_OUT, name, cookie);
  });

  test('stays signed out when invited again', async () => {
    const { email, cookie } = await member('support');
    const owner = await member('owner');
    await office.call('staffDisable', { body: { email } }, owner);
    await office.call('staffInvite', { body: { email, role: 'support' } }, owner);
    await expectRefusal(SIGNED_OUT, 'session', cookie);
  });
});

test('another role acts on the next call of an open session', async () => {
  const { email, cookie } = await member('reader');
  const owner = await member('owner');
  await expectRefusal([403, 'You may not do this.'], 'journal', cookie);
  await office.call('staffRole', { body: { email, role: 'accountant' } }, owner);
  expect((await ask('journal', {}, cookie)).statusCode).toBe(200);
});

test.each(ofFreshProof)('%s needs a proof of the last five minutes', async (name) => {
  const { cookie } = await member('owner');
  now = new Date(START.getTime() + 5 * MINUTE + SECOND);
  await expectRefusal([403, 'Please prove that it is you, then try again.'], name, cookie);
});

describe('a page of another site', () => {
  test.each(changes)('cannot make %s with the member’s cookie', async (name) => {
    const { cookie } = await member('owner');
    const { origin } = shop.config;
    const elsewhere = 'https://elsewhere.example';
    await expectRefusal(CROSS_SITE, name, cookie, { origin });
    await expectRefusal(CROSS_SITE, name, cookie, { 'x-keepsake-office': '1' });
    await expectRefusal(CROSS_SITE, name, cookie, { 'x-keepsake-office': '1', origin: elsewhere });
    await expectRefusal(CROSS_SITE, name, cookie, { 'x-keepsake-office': '1', origin: 'null' });
  });
});

test('the office’s cookie signs in no customer', async () => {
  const { cookie } = await member('owner');
  const response = await shop.app.inject({ url: '/api/users/me', headers: { cookie } });
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    401,
    'JWT Token not found',
  ]);
});
