/** Every call, and every URL that makes the shop call other services, is rate-limited per client address. */
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { GENERAL_PER_MINUTE, operations } from '../../contract/operations.ts';
import { testShop } from '../testing/test-app.ts';

const names = Object.keys(endpoints) as EndpointName[];

describe('with no call allowed', async () => {
  const closed = await testShop({ limitFactor: 1e-9 });

  test.each(names)('%s is refused before anything else', async (name) => {
    const { method, path } = endpoints[name];
    const answer = await closed.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'any') });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('returning shoppers and webhooks are refused too', async () => {
    expect((await closed.app.inject('/gateway/paypal/any/return')).statusCode).toBe(429);
    const webhook = { method: 'POST', url: '/gateway/paypal/webhook', payload: {} } as const;
    expect((await closed.app.inject(webhook)).statusCode).toBe(429);
  });
});

describe('with the default limits', async () => {
  const shop = await testShop({ limitFactor: 1 });

  test('a call without a limit of its own has the general limit', async () => {
    expect(operations.categoryMenu).not.toHaveProperty('perMinute');
    const ask = () => shop.app.inject('/api/category/menu');
    for (let made = 0; made < GENERAL_PER_MINUTE; made += 1)
      expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });

  test('forged webhooks are refused after a few, without a request to the provider', async () => {
    const forged = (remoteAddress: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/gateway/paypal/webhook',
        remoteAddress,
        headers: { 'content-type': 'application/json' },
        payload: {
          id: 'WH-1',
          event_type: 'PAYMENT.CAPTURE.COMPLETED',
          resource: {},
        },
      });
    const statuses = [];
    for (let sent = 0; sent < 22; sent += 1)
      statuses.push((await forged('203.0.113.7')).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect((await forged('203.0.113.8')).statusCode).toBe(400);
  });
});
