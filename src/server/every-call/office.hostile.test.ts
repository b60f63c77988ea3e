/**
 * Hostile input to every call of the office is refused with a message, never crashes the shop, and
 * changes nothing in the database.
 */
import { describe, expect, test } from 'vitest';
import type { Shapes } from '../../contract/contract.ts';
import { officeContract } from '../../contract/office/contract.ts';
import { officeEndpoints } from '../../contract/office/endpoints.ts';
import type { OfficeEndpoint, OfficeEndpointName } from '../../contract/office/endpoints.ts';
import { officeOf } from '../testing/office.ts';
import { testShop } from '../testing/test-app.ts';
import { databaseDigest } from './testing/database-digest.ts';
import { describedOfficeCall } from './testing/described-call.ts';
import type { HostileRequest, ValidRequest } from './testing/hostile-request.ts';
import { hostileRequests } from './testing/hostile-requests.ts';
import { officeSamples } from './testing/office-samples.ts';
import { expectPlainRefusal } from './testing/plain-refusal.ts';

const LEAST = 400;
// Standing time, so that sessions neither end nor are touched.
const now = new Date();
const shop = await testShop({ clock: () => now });
await shop.open();
const office = officeOf(shop);
await office.invited('owner');
const names = Object.keys(officeEndpoints) as OfficeEndpointName[];
const { origin } = shop.config;

async function validRequest(name: OfficeEndpointName, cookie: string): Promise<ValidRequest> {
  const { params = {}, query = {}, body = {} } = await officeSamples[name](office, true, cookie);
  const { method }: OfficeEndpoint = officeEndpoints[name];
  return {
    params,
    query,
    body: method === 'POST' ? { ...body } : undefined,
    headers: { cookie, origin, 'x-keepsake-office': '1' },
  };
}

/** Input that the contract accepts is no attack. */
function isTaken(
  name: OfficeEndpointName,
  { params, query, options: { payload } }: HostileRequest,
): boolean {
  // The office reads no bearer, so a hostile one changes nothing.
  if ('bearer' in params) return true;
  const shapes: Shapes = officeContract[name];
  const fits = (shape: Shapes['body'], value: unknown) => !shape || shape.safeParse(value).success;
  return (
    fits(shapes.params, params) && fits(shapes.query, query) && fits(shapes.body, parsed(payload))
  );
}

function parsed(payload: unknown): unknown {
  if (typeof payload !== 'string') return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}

/** Counters of guesses are not part of what calls change, and some calls that read are in the journal. */
async function digestFor(name: OfficeEndpointName): Promise<Record<string, string>> {
  const { journalled }: OfficeEndpoint = officeEndpoints[name];
  const left = ['rate_limit', ...(journalled ? ['journal', 'journal_head'] : [])];
  const tables = Object.entries(await databaseDigest(shop.database));
  return Object.fromEntries(tables.filter(([table]) => !left.includes(table.split('.')[1]!)));
}

describe.each(names)('%s', (name) => {
  test(
    'refuses hostile requests and does not change; a valid one is accepted',
    { timeout: 300_000 },
    async () => {
      const { method, may, sends }: OfficeEndpoint = officeEndpoints[name];
      const { cookie } = await office.member('owner');
      const valid = await validRequest(name, cookie);
      const before = await digestFor(name);
      let sent = 0;
      const kinds = new Set<string>();
      for (const hostile of hostileRequests(describedOfficeCall(origin, name), valid)) {
        sent += 1;
        const isAccepted = isTaken(name, hostile);
        const wouldWrite = method === 'POST' && isAccepted;
        const [kind = ''] = hostile.label.split(':');
        // Rendering a PDF is slow, so only the first accepted request of each kind renders one.
        const isOneMore = sends === 'application/pdf' && isAccepted && kinds.has(kind);
        kinds.add(kind);
        // A valid link would be used up, and there is no session to leave out.
        if (wouldWrite && may === 'anyone') continue;
        const { headers: given, ...options } = hostile.options;
        const response = await shop.app.inject({
          ...options,
          headers: wouldWrite || isOneMore ? { ...given, cookie: 'office=unknown' } : given,
        });
        const { statusCode, body, headers } = response;
        const what = `${hostile.label} → ${statusCode} ${body.slice(0, 300)}`;
        expect(statusCode, what).toBeLessThan(500);
        if (method === 'POST') expect(statusCode, what).toBeGreaterThanOrEqual(400);
        if (statusCode >= 400) expectPlainRefusal({ body, headers }, what);
      }
      expect(await digestFor(name)).toEqual(before);
      expect(sent).toBeGreaterThanOrEqual(LEAST);
      const { params, query, body } = valid;
      const control = await office.ask(name, { params, query, ...(body && { body }) }, cookie);
      expect(control.statusCode, control.body).toBe(200);
    },
  );
});
