/** Who may make each call: every endpoint, called by every kind of caller. */
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../domain/time/durations.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { operations } from '../../contract/operations.ts';
import { testShop } from '../testing/test-app.ts';
import type { Bearer } from '../testing/test-app.ts';
import { samples } from './testing/samples.ts';
import { customerOf, worldOf } from './testing/world.ts';
import type { Customer } from './testing/world.ts';
import { setStock } from '../testing/features/stock.ts';
import { deactivateByEmail } from '../features/users/customers.store.ts';

let now = new Date();
const shop = await testShop({ clock: () => now });
// Callers who may order do so once for each kind of stranger.
await setStock(shop.database, 10_000);
// Payment goes over HTTP.
await shop.open();
const names = Object.keys(endpoints) as EndpointName[];

const requestOf = (name: EndpointName, owner: Customer | null) =>
  samples[name].request(worldOf(shop, owner, () => now));
const ask = (name: EndpointName, request: object, bearer?: Bearer) =>
  shop.ask(name, request, bearer);

async function expectRefusal(
  name: EndpointName,
  request: object,
  bearer: Bearer | undefined,
  message: string,
): Promise<void> {
  const response = await ask(name, request, bearer);
  expect([response.statusCode, response.json<{ message: string }>().message], name).toEqual([
    401,
    message,
  ]);
}

async function forged(customer: Customer): Promise<Bearer> {
  const token = await new SignJWT({ sid: customer.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(customer.customerId)
    .setIssuer(shop.config.origin)
    .setAudience('keepsake')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode('the secret of somebody else, long enough'));
  return { token };
}

const statusOf = (name: EndpointName): number => operations[name].status ?? 200;
const ofCustomers = names.filter((name) => endpoints[name].caller === 'customer');
const ofGuests = names.filter((name) => endpoints[name].caller === 'guest');
const ofOwners = names.filter((name) => samples[name].own);
const ofAnyone = names.filter((name) => !samples[name].own);
const bearerIgnored = names.filter((name) => operations[name].ignoresBearer);
const bearerChecked = names.filter((name) => !operations[name].ignoresBearer);

describe('a customer', () => {
  test.each(names)('makes %s', async (name) => {
    const customer = await customerOf(shop);
    const response = await ask(name, await requestOf(name, customer), customer);
    expect(response.statusCode, response.body).toBe(statusOf(name));
  });
});

describe('a guest', () => {
  test.each(ofGuests)('makes %s', async (name) => {
    const response = await ask(name, await requestOf(name, null));
    expect(response.statusCode, response.body).toBe(statusOf(name));
  });

  test.each(ofCustomers)('is refused %s', async (name) => {
    const customer = await customerOf(shop);
    await expectRefusal(name, await requestOf(name, customer), undefined, 'JWT Token not found');
  });
});

describe('another customer', () => {
  test.each(ofAnyone)('makes %s for themselves', async (name) => {
    const other = await customerOf(shop);
    const response = await ask(name, await requestOf(name, other), other);
    expect(response.statusCode, response.body).toBe(statusOf(name));
  });

  test.each(ofOwners)('cannot %s, and neither can a guest', async (name) => {
    const owner = await customerOf(shop);
    const request = await requestOf(name, owner);
    const others = await ask(name, request, await customerOf(shop));
    expect(others.statusCode, others.body).toBe(404);
    expect((await ask(name, request)).statusCode).toBe(
      endpoints[name].caller === 'guest' ? 404 : 401,
    );
    // The owner still finds it unchanged.
    const response = await ask(name, request, owner);
    expect(response.statusCode, response.body).toBe(statusOf(name));
  });
});

describe('a caller whose token is expired, forged, or of a deactivated customer', () => {
  test('may begin, renew and end a session, register, activate, recover, find an order and stop a reminder', () => {
    expect(bearerIgnored.toSorted()).toEqual([
      'activationResend',
      'logIn',
      'orderFind',
      'recoveryConfirm',
      'reminderStop',
      'tokenRefresh',
      'tokenRevoke',
      'userActivate',
      'userCreate',
      'userRecover',
    ]);
  });

  test.each(bearerIgnored)('makes %s, which needs no sign-in', async (name) => {
    const customer = await customerOf(shop);
    const request = await requestOf(name, customer);
    const then = now;
    now = new Date(now.getTime() + 10 * MINUTE + 1000);
    const response = await ask(name, request, customer);
    now = then;
    expect(response.statusCode, response.body).toBe(statusOf(name));
  });

  test.each(bearerChecked)('is refused %s', async (name) => {
    const customer = await customerOf(shop);
    const request = await requestOf(name, customer);
    await expectRefusal(name, request, await forged(customer), 'Invalid JWT Token');
    await expectRefusal(name, request, { token: `${customer.token}x` }, 'Invalid JWT Token');
    const then = now;
    now = new Date(now.getTime() + 10 * MINUTE + 1000);
    await expectRefusal(name, request, customer, 'Expired JWT Token');
    now = then;
    await deactivateByEmail(shop.database, customer.email, now);
    await expectRefusal(name, request, customer, 'Invalid JWT Token');
  });
});
