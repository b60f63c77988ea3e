/** Links that open one document for a minute: browsers open a PDF by its address, and no bearer may stand in one. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../domain/clock.ts';
import { ShopError } from '../../../domain/errors.ts';

export const INVOICE_LINK_MS = 60_000;

/** @param secret the shop's; the key is derived from it */
export function invoiceLinks(secret: string, clock: Clock) {
  const key = createHmac('sha256', secret).update('invoice links').digest();
  const sign = (signed: string) => createHmac('sha256', key).update(signed).digest('base64url');

  return {
    make(documentId: string): string {
      const signed = `${documentId}.${(clock().getTime() + INVOICE_LINK_MS).toString(36)}`;
      return `${signed}.${sign(signed)}`;
    },

    /** The document's id. Throws linkExpired, for what was never signed too: nobody learns which. */
    read(link: string): string {
      const [documentId = '', expires = ''] = link.split('.');
      const signed = `${documentId}.${expires}`;
      const isOurs = isSame(link, `${signed}.${sign(signed)}`);
      if (!isOurs || clock().getTime() >= Number.parseInt(expires, 36))
        throw new ShopError('linkExpired');
      return documentId;
    },
  };
}

/** Written alike, not only meaning the same: base64url has several ways to end the same bytes. */
function isSame(one: string, other: string): boolean {
  const [given, made] = [Buffer.from(one), Buffer.from(other)];
  return given.length === made.length && timingSafeEqual(given, made);
}
