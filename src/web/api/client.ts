/** The API as the storefront calls it; nothing else calls the server. What makes the calls comes with the first of them. */
import type { AnswerOf } from '../../contract/contract.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { currentSession } from '../state/session.ts';
import { Refusal } from './refusal.ts';
import type { CallRequest, ShopApi } from './shop-api.ts';

/** They begin and end sessions, so the end of one does not stop them. */
const OF_NO_SESSION = new Set<EndpointName>(['logIn', 'tokenRevoke']);

/** Every call belongs to the session that it was made in: its answer is never given to the next one. */
export const browserApi: ShopApi = {
  call: (name, request) =>
    ask(name, request, OF_NO_SESSION.has(name) ? undefined : currentSession()),
};

/** For what pages show to everyone: signing out does not stop the page that is being opened. */
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
