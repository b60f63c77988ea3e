/** An HTTP client for a shop at an address, for tests that must not depend on the number of its processes. */
import type { AnswerOf, RequestOf } from '../../../contract/contract.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { operations } from '../../../contract/operations.ts';

export type ShopAt = ReturnType<typeof shopAt>;

export function shopAt(origin: string) {
  function ask<Name extends EndpointName>(
    name: Name,
    request: Partial<RequestOf<Name>>,
    token?: string,
  ): Promise<Response> {
    const { method, path } = endpoints[name];
    const { params, query, body } = request as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: object | Uint8Array<ArrayBuffer>;
    };
    const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(params?.[part] ?? ''),
    );
    const isPicture = body instanceof Uint8Array;
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return fetch(`${origin}${address}${search}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': isPicture ? 'image/jpeg' : 'application/json' }),
      },
      ...(body && { body: isPicture ? body : JSON.stringify(body) }),
    });
  }

  return {
    origin,
    ask,

    /** Returns the response's data; fails if the call was refused. */
    async call<Name extends EndpointName>(
      name: Name,
      request: Partial<RequestOf<Name>>,
      token?: string,
    ): Promise<AnswerOf<Name>> {
      const response = await ask(name, request, token);
      if (!response.ok)
        throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
      const answer = (await response.json()) as { data: AnswerOf<Name> };
      return operations[name].bare ? (answer as AnswerOf<Name>) : answer.data;
    },

    /** Like a browser, but follows no redirect, so that each can be inspected. */
    visit: (address: string, form?: Record<string, string>): Promise<Response> =>
      fetch(new URL(address, origin), {
        redirect: 'manual',
        headers: { accept: 'text/html' },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      }),
  };
}

/** The redirect's target; empty without one. */
export const next = (response: Response): string => response.headers.get('location') ?? '';

/** Polls until there is a value. */
export async function eventually<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('It did not happen in time');
}
