/**
 * The storefront's API client, the only caller of the server. The code that makes calls loads while
 * the page comes alive, and again with a call if that fails.
 */
import type { AnswerOf } from '../../contract/contract.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { currentSession } from '../state/session.ts';
import { Refusal } from './refusal.ts';
import type { CallRequest, ShopApi } from './shop-api.ts';

// On a slow network the first call would otherwise wait for it. A failure is reported by that call.
if (!import.meta.env.SSR) loadCalls().catch(() => {});

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
  const { makeCall } = await loadCalls().catch(() => {
    // A failed chunk download usually means the network is down.
    throw new Refusal(0, '');
  });
  return makeCall(name, request, session);
}

function loadCalls() {
  return import('./calls.ts');
}
