/** An HTTP client for the office of a shop at an address. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { officeEndpoints } from '../../../contract/office/endpoints.ts';
import type { OfficeEndpointName } from '../../../contract/office/endpoints.ts';

export interface OfficeRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export type OfficeAt = Awaited<ReturnType<typeof officeAt>>;

/** The token of the sign-in link that `npm run staff link` prints. */
export const tokenOfLink = (printed: string): string =>
  /\/office\/enter#(\S+)/.exec(printed)?.[1] ?? '';

/** Signs in and keeps the session. */
export async function officeAt(origin: string, token: string) {
  const headers = {
    origin,
    'x-keepsake-office': '1',
    'content-type': 'application/json',
    cookie: '',
  };
  function ask(
    name: OfficeEndpointName,
    { params = {}, query, body }: OfficeRequest,
  ): Promise<Response> {
    const { method, path } = officeEndpoints[name];
    const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '');
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return fetch(`${origin}${address}${search}`, {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
  }
  const entered = await ask('sessionOpen', { body: { token } });
  if (!entered.ok) throw new Error(`The office answered ${entered.status} to a sign-in link`);
  [headers.cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');

  return {
    origin,
    /** As a browser stores it: name=value. */
    cookie: headers.cookie,
    ask,

    /** Returns the response's data; fails if the call was refused. */
    async call<Name extends OfficeEndpointName>(
      name: Name,
      request: OfficeRequest = {},
    ): Promise<OfficeAnswerOf<Name>> {
      const response = await ask(name, request);
      if (!response.ok)
        throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
      return ((await response.json()) as { data: OfficeAnswerOf<Name> }).data;
    },
  };
}
