/** A call with a JSON body, prepared so that it can be sent with other bodies. */
import type { LightMyRequestResponse } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { describedCall } from './described-call.ts';
import { samples } from './samples.ts';
import { placesOf } from './schema-places.ts';
import type { Place } from './schema-places.ts';
import { customerOf, worldOf } from './world.ts';
import type { TestShop } from './world.ts';

interface Prepared {
  params?: Record<string, string>;
  body?: unknown;
  headers: Record<string, string>;
}

export const callsWithJson = (origin: string): EndpointName[] =>
  (Object.keys(endpoints) as EndpointName[]).filter((name) => describedCall(origin, name).body);

export async function preparedCall(shop: TestShop, name: EndpointName) {
  const { method, path } = endpoints[name];
  const { body: schema } = describedCall(shop.config.origin, name);
  const prepare = async (): Promise<Prepared> => {
    const owner = endpoints[name].caller === 'customer' ? await customerOf(shop) : null;
    const request = await samples[name].request(worldOf(shop, owner));
    return {
      ...(request as Omit<Prepared, 'headers'>),
      headers: owner ? { authorization: `Bearer ${owner.token}` } : {},
    };
  };
  let request = await prepare();
  return {
    places: (): Place[] => [...placesOf(schema!, request.body)],

    body: (): unknown => request.body,

    /** Recreates what an accepted call has used up for the next one. */
    async send(body: unknown): Promise<LightMyRequestResponse> {
      const answer = await shop.app.inject({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
          encodeURIComponent(request.params?.[part] ?? ''),
        ),
        headers: { ...request.headers, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      if (answer.statusCode < 400) request = await prepare();
      return answer;
    },
  };
}

export interface ReportedViolation {
  propertyPath: string;
  message: string;
}

/** The violations of a place, or of its parent: a choice between kinds is refused as a whole. */
export function violationsAt(
  answer: LightMyRequestResponse,
  path: readonly (string | number)[],
): ReportedViolation[] {
  const wanted = path.join('.');
  const { violations = [] } = answer.json<{ violations?: ReportedViolation[] }>();
  return violations.filter(
    ({ propertyPath }) => wanted === propertyPath || wanted.startsWith(`${propertyPath}.`),
  );
}
