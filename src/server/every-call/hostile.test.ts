/**
 * Hostile input to every call is refused with a message, never crashes the shop, and changes
 * nothing in the database.
 */
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import type { Shapes } from '../../contract/contract.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { operations } from '../../contract/operations.ts';
import { testShop } from '../testing/test-app.ts';
import { describedCall } from './testing/described-call.ts';
import { databaseDigest } from './testing/database-digest.ts';
import { expectPlainRefusal } from './testing/plain-refusal.ts';
import { isPicture } from './testing/hostile-request.ts';
import type { HostileRequest, ValidRequest } from './testing/hostile-request.ts';
import { hostileRequests } from './testing/hostile-requests.ts';
import { samples } from './testing/samples.ts';
import { customerOf, worldOf } from './testing/world.ts';

const LEAST = 500;
const shop = await testShop();
await shop.open();
const names = Object.keys(endpoints) as EndpointName[];

async function validRequest(name: EndpointName): Promise<ValidRequest> {
  const customer = await customerOf(shop);
  const isCustomers = endpoints[name].caller === 'customer';
  const request = (await samples[name].request(worldOf(shop, isCustomers ? customer : null))) as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: Record<string, unknown>;
  };
  return {
    params: request.params ?? {},
    query: Object.fromEntries(
      Object.entries(request.query ?? {}).map(([key, value]) => [key, String(value)]),
    ),
    body: request.body,
    headers: isCustomers ? { authorization: `Bearer ${customer.token}` } : {},
  };
}

/** Input that the contract accepts is no attack: odd text in a free field, a number within its limits. */
function isTaken(name: EndpointName, { params, query, body }: HostileRequest): boolean {
  const shapes: Shapes = contract[name];
  const fits = (shape: Shapes['body'], value: unknown) =>
    !shape || shape.safeParse(onTheWire(value)).success;
  return fits(shapes.params, params) && fits(shapes.query, query) && fits(shapes.body, body);
}

/** A field without a value is not sent. */
const onTheWire = (value: unknown): unknown =>
  value === undefined || isPicture(value) ? value : (JSON.parse(JSON.stringify(value)) as unknown);

describe.each(names)('%s', (name) => {
  test(
    'refuses hostile requests and does not change; a valid one is accepted',
    { timeout: 300_000 },
    async () => {
      const valid = await validRequest(name);
      const isCostly = samples[name].writes || operations[name].produces !== undefined;
      const before = await databaseDigest(shop.database);
      let sent = 0;
      for (const hostile of hostileRequests(describedCall(shop.config.origin, name), valid)) {
        sent += 1;
        const wouldWrite = isCostly && isTaken(name, hostile);
        // The call ignores bearers, so a request that would be accepted cannot be sent without
        // effect.
        if (wouldWrite && operations[name].ignoresBearer) continue;
        const { statusCode, body, headers } = await shop.app.inject(
          wouldWrite ? asGuest(hostile) : hostile.options,
        );
        const what = `${hostile.label} → ${statusCode} ${body.slice(0, 300)}`;
        expect(statusCode, what).toBeLessThan(500);
        if (isCostly) expect(statusCode, what).toBeGreaterThanOrEqual(400);
        if (statusCode >= 400) expectPlainRefusal({ body, headers }, what);
      }
      expect(await databaseDigest(shop.database)).toEqual(before);
      expect(sent).toBeGreaterThanOrEqual(LEAST);
      const { params, query, body, headers } = valid;
      const control = await shop.app.inject({
        method: endpoints[name].method,
        url: addressOf(name, params),
        query,
        headers: { ...headers, ...(isPicture(body) && { 'content-type': 'image/jpeg' }) },
        ...(body && { payload: isPicture(body) ? Buffer.from(body) : body }),
      });
      expect(control.statusCode, control.body).toBe(operations[name].status ?? 200);
      if (samples[name].writes) expect(await databaseDigest(shop.database)).not.toEqual(before);
      else expect(await databaseDigest(shop.database)).toEqual(before);
    },
  );
});

/** The same with an unknown token, so that a request that would be accepted is refused. */
function asGuest({ options }: HostileRequest): InjectOptions {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJub2JvZHkifQ.c2lnbmF0dXJl';
  return { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } };
}

function addressOf(name: EndpointName, params: Readonly<Record<string, string>>): string {
  return endpoints[name].path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(params[part] ?? ''),
  );
}
