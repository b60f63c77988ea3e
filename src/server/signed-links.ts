/**
 * Links that open one resource until a given time, usually for a minute: browsers open documents and
 * pictures by URL, which must not contain a token.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../domain/time/clock.ts';
import { ShopError } from '../domain/errors.ts';

export const LINK_MS = 60_000;

export interface SignedLinks {
  /** @param id consists of letters, digits, - and _ */
  make(id: string, until?: Date): string;
  /** Returns the id. Throws linkExpired, also for links never signed, so that callers cannot tell them apart. */
  read(link: string): string;
  /** As `read`, but reads ended links too. */
  open(link: string): { id: string; isOver: boolean };
}

/**
 * @param secret the shop's; the key is derived from it
 * @param purpose a link for one purpose is invalid for another
 */
export function signedLinks(secret: string, purpose: string, clock: Clock): SignedLinks {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const sign = (signed: string) => createHmac('sha256', key).update(signed).digest('base64url');

  function open(link: string): { id: string; isOver: boolean } {
    const [id = '', expires = ''] = link.split('.');
    const signed = `${id}.${expires}`;
    if (!isSame(link, `${signed}.${sign(signed)}`)) throw new ShopError('linkExpired');
    return { id, isOver: clock().getTime() >= Number.parseInt(expires, 36) };
  }

  return {
    make(id, until = new Date(clock().getTime() + LINK_MS)) {
      const signed = `${id}.${until.getTime().toString(36)}`;
      return `${signed}.${sign(signed)}`;
    },

    read(link) {
      const { id, isOver } = open(link);
      if (isOver) throw new ShopError('linkExpired');
      return id;
    },

    open,
  };
}

/** Compares the encoded text as well as the bytes: base64url can encode the same bytes in several ways. */
function isSame(one: string, other: string): boolean {
  const [given, made] = [Buffer.from(one), Buffer.from(other)];
  return given.length === made.length && timingSafeEqual(given, made);
}
