/** The cookie that holds the secret of a session of the office. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCookie, stringifySetCookie } from 'cookie';

export interface OfficeCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, secret: string): void;
  clear(reply: FastifyReply): void;
}

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/** Browsers accept the prefix only from https, and then only for this host and every path. */
export const officeCookieName = (origin: string): string =>
  isSecure(origin) ? '__Host-office' : 'office';

/** @param lifetime in seconds */
export function officeCookie(origin: string, lifetime: number): OfficeCookie {
  const name = officeCookieName(origin);
  const send = (reply: FastifyReply, value: string, maxAge: number) =>
    void reply.header(
      'set-cookie',
      stringifySetCookie({
        name,
        value,
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure(origin),
        maxAge,
      }),
    );
  return {
    read: ({ headers }) => (headers.cookie ? parseCookie(headers.cookie)[name] : undefined),
    set: (reply, value) => send(reply, value, lifetime),
    clear: (reply) => send(reply, '', 0),
  };
}
