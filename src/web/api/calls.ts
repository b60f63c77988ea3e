/** Makes the contract's calls from the browser: addresses, bearer, envelopes, refusals. Loaded with the first of them. */
import type { AnswerOf } from '../../contract/contract.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import { clearAccount, setTokens, useAccount } from '../state/account.ts';
import { withBearer, type Tokens } from './bearer.ts';
import { readRefusal, Refusal } from './refusal.ts';
import type { CallRequest, ShopApi } from './shop-api.ts';

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
    send<Tokens>('POST', '/api/token/refresh', { refresh_token: refreshToken }, undefined, whole),
  inTurn: (work) =>
    new Promise((resolve, reject) => {
      const turn = async () => {
        // Another tab's news of its new tokens may still be on its way here.
        await useAccount.persist.rehydrate();
        await work().then(resolve, reject);
      };
      // There are no locks without https; the shop then bears with two tabs that ask at once.
      if (!navigator.locks) return void turn();
      navigator.locks
        .request('account', async () => {
          await turn();
          // Browsers bring what one tab stores to the others in their own time, lock or no lock.
          await new Promise((settled) => setTimeout(settled, STORED_EVERYWHERE_MS));
        })
        .catch(reject);
    }),
  endSession: () => {
    clearAccount();
    window.location.reload();
  },
});

export const calls: ShopApi = {
  async call<Name extends EndpointName>(name: Name, request: CallRequest<Name>) {
    const { method, path } = endpoints[name];
    const { params, query, body } = request as WireRequest;
    const address = fillPath(path, params) + writeQuery(query);
    // Guests' calls carry the bearer too where there is one: a claimed cart opens to its customer only.
    const read = name === 'logIn' ? whole : unwrap;
    // Who signs in anew is to be told what is wrong, and whoever was signed in before has no part in it.
    if (name === 'logIn' || useAccount.getState().token === '')
      return send<AnswerOf<Name>>(method, address, body, undefined, read);
    return asCustomer((token) => send<AnswerOf<Name>>(method, address, body, token, read));
  },
};

/** '/api/cart/{cartId}/get' with { cartId: 'new' } is '/api/cart/new/get'. */
function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function writeQuery(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Pictures go as they are; the server looks at what they are, whatever they are called. */
const isPicture = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;
const typeOf = (body: unknown): string => (isPicture(body) ? 'image/jpeg' : 'application/json');

/** Tokens stand at the top of their answers, everything else in its envelope. */
const whole = (body: unknown): unknown => body;
const unwrap = (body: unknown): unknown => (body as { data?: unknown } | null)?.data;

async function send<Answer>(
  method: string,
  address: string,
  body: unknown,
  token?: string,
  read: (body: unknown) => unknown = unwrap,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === undefined || isPicture(body) ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, '');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw readRefusal(response.status, answer, response.headers.get('retry-after'));
  return read(answer) as Answer;
}
