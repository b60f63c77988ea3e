/**
 * The storefront's API client, the only caller of the server. The code that makes calls loads with
 * the first call.
 */
import type { AnswerOf } from '../../contract/contract.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { currentSession } from '../state/session.ts';
import { Refusal } from './refusal.ts';
import type { CallRequest, ShopApi } from './shop-api.ts';

/** These calls begin and end sessions, so the end of a session does not abort them. */
const OF_NO_SESSION = new Set<EndpointName>(['logIn', 'tokenRevoke']);

/** Each call belongs to the session that made it. Its response never reaches the next session. */
export const browserApi: ShopApi = {
  call: (name, request) =>
    ask(name, request, OF_NO_SESSION.has(name) ? undefined : currentSession()),
};

/** For public page data: signing out does not abort the page that is loading. */
export const pageApi: ShopApi = {
  call: (name, request) => ask(name, request, undefined),
};

async function ask<Name extends EndpointName>(
  name: Name,
  request: CallRequest<Name>,
  session: AbortSignal | undefined,
): Promise<AnswerOf<Name>> {
  const { makeCall } = await import('./calls.ts').catch(() => {
    // A failed chunk download usually means the network is down.
    throw new Refusal(0, '');
  });
  return makeCall(name, request, session);
}
