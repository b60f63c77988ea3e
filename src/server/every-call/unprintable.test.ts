/** Text that cannot be printed, in every text of every call at any depth: refused at its own field, or cleaned. */
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { testShop } from '../app.testing.ts';
import { isPicture } from './hostile-request.testing.ts';
import { UNPRINTABLE_TEXTS } from './hostile-values.testing.ts';
import { describedCall } from './described-call.testing.ts';
import { samples } from './samples.testing.ts';
import { placesOf } from './schema-places.testing.ts';
import { customerOf, worldOf } from './world.testing.ts';

const shop = await testShop();
await shop.open();
const names = Object.keys(endpoints) as EndpointName[];

interface Prepared {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers: Record<string, string>;
}

async function prepared(name: EndpointName): Promise<Prepared> {
  const isCustomers = endpoints[name].caller === 'customer';
  const owner = isCustomers ? await customerOf(shop) : null;
  const request = await samples[name].request(worldOf(shop, owner));
  return {
    ...(request as Omit<Prepared, 'headers'>),
    headers: owner ? { authorization: `Bearer ${owner.token}` } : {},
  };
}

const hasBody = (name: EndpointName) => describedCall(shop.config.origin, name).body !== undefined;

describe.each(names.filter(hasBody))('%s', (name) => {
  test('takes no text that cannot be printed', { timeout: 300_000 }, async () => {
    const { method, path } = endpoints[name];
    const { body: schema } = describedCall(shop.config.origin, name);
    let request = await prepared(name);
    if (isPicture(request.body)) return;
    const send = (body: unknown) =>
      shop.app.inject({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
          encodeURIComponent(request.params?.[part] ?? ''),
        ),
        headers: { ...request.headers, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    for (const place of placesOf(schema!, request.body)) {
      if (place.schema.type !== 'string') continue;
      for (const text of UNPRINTABLE_TEXTS) {
        const answer = await send(place.put(text));
        const what = `${place.path.join('.')}: ${JSON.stringify(text)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
        expect(answer.statusCode, what).toBeLessThan(500);
        expect(answer.body, what).not.toContain(JSON.stringify(text).slice(1, -1));
        if (answer.statusCode < 400) request = await prepared(name);
        const { violations } = answer.json<{ violations?: { propertyPath: string }[] }>();
        if (!violations) continue;
        expect(
          violations.some(({ propertyPath }) => isAbout(propertyPath, place.path)),
          what,
        ).toBe(true);
      }
    }
  });
});

/** A choice between kinds is refused as a whole. */
function isAbout(propertyPath: string, path: readonly (string | number)[]): boolean {
  const wanted = path.join('.');
  return wanted === propertyPath || wanted.startsWith(`${propertyPath}.`);
}
