/** The office for tests: members who sign in by a link, and their calls with the cookie. */
import type { LightMyRequestResponse } from 'fastify';
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
import { officeEndpoints } from '../../contract/office/endpoints.ts';
import type { OfficeEndpointName } from '../../contract/office/endpoints.ts';
import type { StaffRole } from '../../domain/staff/permissions.ts';
import { newId } from '../database/ids.ts';
import type { testShop } from './test-app.ts';

type Shop = Awaited<ReturnType<typeof testShop>>;

export interface OfficeRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** A signed-in member. */
export interface Member {
  email: string;
  /** As a browser sends it. */
  cookie: string;
}

const COMMAND = { kind: 'command', name: 'test' } as const;

/** The cookie that a response sets, as a browser sends it. */
export function cookieOf({ headers }: LightMyRequestResponse): string {
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return cookie;
}

export function officeOf(shop: Shop) {
  const sameOrigin = { 'x-keepsake-office': '1', origin: shop.config.origin };

  /** @param headers replace those of the office's own pages */
  async function ask(
    name: OfficeEndpointName,
    { params = {}, query, body }: OfficeRequest,
    cookie?: string,
    headers: Record<string, string> = sameOrigin,
  ): Promise<LightMyRequestResponse> {
    const { method, path } = officeEndpoints[name];
    return shop.app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
        encodeURIComponent(params[part] ?? ''),
      ),
      ...(query && { query }),
      ...(method === 'POST' && { payload: body ?? {} }),
      headers: { ...headers, ...(cookie && { cookie }) },
    });
  }

  /** A new member and the token of the invitation, which is not accepted yet. */
  async function invitation(
    role: StaffRole,
    email = `${newId()}@example.org`,
  ): Promise<{ email: string; token: string }> {
    const { address } = await shop.services.staff.invite(COMMAND, { email, role });
    return { email, token: new URL(address).hash.slice(1) };
  }

  const invited = async (role: StaffRole): Promise<string> => (await invitation(role)).email;

  /** The token of a new sign-in link. */
  async function linkFor(email: string): Promise<string> {
    const { address } = await shop.services.staff.makeSignInLink(COMMAND, email);
    return new URL(address).hash.slice(1);
  }

  return {
    shop,
    ask,
    invitation,
    invited,
    linkFor,

    /** A new member of this role, signed in by a link. */
    async member(role: StaffRole): Promise<Member> {
      const email = await invited(role);
      const response = await ask('sessionOpen', { body: { token: await linkFor(email) } });
      return { email, cookie: cookieOf(response) };
    },

    /** Returns the response's data; fails if the call was refused. */
    async call<Name extends OfficeEndpointName>(
      name: Name,
      request: OfficeRequest,
      { cookie }: Member,
    ): Promise<OfficeAnswerOf<Name>> {
      const response = await ask(name, request, cookie);
      if (response.statusCode !== 200)
        throw new Error(`${name} answered ${response.statusCode}: ${response.body}`);
      return response.json<{ data: OfficeAnswerOf<Name> }>().data;
    },
  };
}

export type Office = ReturnType<typeof officeOf>;
