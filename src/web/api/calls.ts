/** Makes the contract's calls from the browser: URLs, bearer, envelopes, refusals. Loaded with the first call. */
import type { AnswerOf } from '../../contract/contract.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import { setTokens, useAccount } from '../state/account.ts';
import { currentSession, endSession, readAccount } from '../state/session.ts';
import { withBearer, type Tokens } from './bearer.ts';
import { readRefusal, Refusal } from './refusal.ts';
import { SessionEnded, throwIfEnded } from './session-ended.ts';
import type { CallRequest } from './shop-api.ts';

interface WireRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const STORED_EVERYWHERE_MS = 250;

const asCustomer = withBearer({
  tokens: () => useAccount.getState(),
  keep: setTokens,
  refresh: (refreshToken) =>
    send<Tokens>({
      method: 'POST',
      address: '/api/token/refresh',
      body: { refresh_token: refreshToken },
      session: currentSession(),
      read: whole,
    }),
  inTurn: (work) =>
    new Promise((resolve, reject) => {
      const turn = async () => {
        // The storage event with another tab's new tokens may not have arrived yet.
        await readAccount();
        await work().then(resolve, reject);
      };
      // Locks need HTTPS. Without them, two tabs may refresh at the same time.
      if (!navigator.locks) return void turn();
      navigator.locks
        .request('account', async () => {
          await turn();
          // Browsers propagate stored values to other tabs with a delay, even under a lock.
          await new Promise((settled) => setTimeout(settled, STORED_EVERYWHERE_MS));
        })
        .catch(reject);
    }),
  endSession: () => {
    endSession();
    window.location.reload();
  },
});

/** For a call that is not sent by `makeCall`. */
export const endpointOf = (name: EndpointName): { method: string; path: string } => endpoints[name];

/** @param session the call rejects with SessionEnded when it ends; undefined for calls that outlive the session */
export async function makeCall<Name extends EndpointName>(
  name: Name,
  request: CallRequest<Name>,
  session: AbortSignal | undefined,
): Promise<AnswerOf<Name>> {
  const { method, path } = endpointOf(name);
  const { params, query, body } = request as WireRequest;
  const address = fillPath(path, params) + writeQuery(query);
  const read = name === 'logIn' ? whole : unwrap;
  const sent = { method, address, body, session, read };
  // Signing in does not depend on an earlier session.
  if (name === 'logIn' || useAccount.getState().token === '') return send<AnswerOf<Name>>(sent);
  // Guest endpoints get the bearer too: a claimed cart is accessible to its customer only.
  return asCustomer((token) => send<AnswerOf<Name>>({ ...sent, token }));
}

/** Fills '/api/cart/{cartId}/get' with { cartId: 'new' } to '/api/cart/new/get'. */
function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function writeQuery(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Pictures are sent unchanged. The server detects their type and ignores the declared one. */
const isPicture = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;
const typeOf = (body: unknown): string => (isPicture(body) ? 'image/jpeg' : 'application/json');

/** Token responses have no envelope; all others do. */
const whole = (body: unknown): unknown => body;
const unwrap = (body: unknown): unknown => (body as { data?: unknown } | null)?.data;

/** Whether the response body declares an error, whatever its HTTP status. */
function isRefusal(answer: unknown): boolean {
  const { status = 'success' } = (answer ?? {}) as { status?: unknown };
  return status !== 'success';
}

/** Browsers refuse a request that outlives its page if all such bodies together exceed 64 KiB. */
const MOST_KEPT_CHARACTERS = 16_000;

/** A change of the cart reaches the shop even if its page is left. */
const isKept = (address: string, body = ''): boolean =>
  address.startsWith('/api/cart/') && body.length < MOST_KEPT_CHARACTERS;

interface Sent {
  method: string;
  address: string;
  body: unknown;
  token?: string;
  session: AbortSignal | undefined;
  read: (body: unknown) => unknown;
}

async function send<Answer>(sent: Sent): Promise<Answer> {
  const { method, address, body, token, session, read } = sent;
  throwIfEnded(session);
  const text = body === undefined || isPicture(body) ? undefined : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      signal: session ?? null,
      headers: {
        ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: isPicture(body) ? body : (text ?? null),
      keepalive: isKept(address, text),
    });
  } catch {
    throw session?.aborted ? new SessionEnded() : new Refusal(0, '');
  }
  const answer: unknown = await response.json().catch(() => null);
  throwIfEnded(session);
  if (!response.ok) throw readRefusal(response.status, answer, response.headers.get('retry-after'));
  if (isRefusal(answer)) throw readRefusal(response.status, answer, null);
  return read(answer) as Answer;
}
