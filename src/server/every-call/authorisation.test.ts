/** Who may make each call: every endpoint, asked by everyone there is. */
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { operations } from '../../contract/operations.ts';
import { testShop } from '../app.testing.ts';
import type { Bearer } from '../app.testing.ts';
import { samples } from './samples.testing.ts';
import { customerOf, worldOf } from './world.testing.ts';
import type { Customer } from './world.testing.ts';

let now = new Date();
const shop = await testShop({ clock: () => now });
// Payment goes over HTTP.
await shop.open();
const names = Object.keys(endpoints) as EndpointName[];
const MINUTE = 60_000;

const requestOf = (name: EndpointName, owner: Customer | null) =>
  samples[name].request(worldOf(shop, owner));
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

describe.each(names)('%s', (name) => {
  const { caller } = endpoints[name];
  const { status = 200 } = operations[name];
  const { own } = samples[name];

  test('is taken from its customer', async () => {
    const customer = await customerOf(shop);
    const response = await ask(name, await requestOf(name, customer), customer);
    expect(response.statusCode, response.body).toBe(status);
  });

  test(caller === 'customer' ? 'is refused to a guest' : 'is taken from a guest', async () => {
    if (caller === 'customer') {
      const customer = await customerOf(shop);
      return expectRefusal(name, await requestOf(name, customer), undefined, 'JWT Token not found');
    }
    const response = await ask(name, await requestOf(name, null));
    expect(response.statusCode, response.body).toBe(status);
  });

  test(
    own
      ? 'is about nothing to another customer, or to a guest'
      : 'serves another customer for themselves',
    async () => {
      const owner = await customerOf(shop);
      const other = await customerOf(shop);
      if (!own) {
        const response = await ask(name, await requestOf(name, other), other);
        return expect(response.statusCode, response.body).toBe(status);
      }
      const request = await requestOf(name, owner);
      const before = await ask(name, request, other);
      expect(before.statusCode, before.body).toBe(404);
      if (caller === 'guest') expect((await ask(name, request)).statusCode).toBe(404);
      // The owner still finds it as it was.
      const response = await ask(name, request, owner);
      expect(response.statusCode, response.body).toBe(status);
    },
  );

  test('is refused with a token that is expired, forged, or of a deactivated customer', async () => {
    const customer = await customerOf(shop);
    const request = await requestOf(name, customer);
    await expectRefusal(name, request, await forged(customer), 'Invalid JWT Token');
    await expectRefusal(name, request, { token: `${customer.token}x` }, 'Invalid JWT Token');
    const then = now;
    now = new Date(now.getTime() + 10 * MINUTE + 1000);
    await expectRefusal(name, request, customer, 'Expired JWT Token');
    now = then;
    await shop.database
      .updateTable('customer')
      .set({ deactivatedAt: now })
      .where('id', '=', customer.customerId)
      .execute();
    await expectRefusal(name, request, customer, 'Invalid JWT Token');
  });
});
