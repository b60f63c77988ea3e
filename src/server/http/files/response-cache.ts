/** Caches responses that are the same for everyone, as serialised bytes, until the catalogue changes. */
import { createHash } from 'node:crypto';
import { MINUTE } from '../../../domain/time/durations.ts';
import { boundedCache } from '../../bounded-cache.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';

export interface ReadyAnswer {
  body: Buffer;
  etag: string;
}

const MEBIBYTE = 1024 * 1024;
// Prices may begin at a set time without a change event.

export type AnswerCache = ReturnType<typeof answerCache>;

export function answerCache(version: CatalogueVersion) {
  const cached = boundedCache<ReadyAnswer>('responses', {
    maxBytes: 32 * MEBIBYTE,
    bytesOf: (answer) => answer.body.length + 512,
    ttlMs: MINUTE,
  });
  /** Responses in progress, by address, with the version they are based on. */
  const making = new Map<string, { asOf: number; answer: Promise<ReadyAnswer> }>();
  version.onChange(() => cached.clear());

  async function ready(make: () => Promise<unknown>): Promise<ReadyAnswer> {
    const body = Buffer.from(JSON.stringify({ status: 'success', data: await make() }));
    return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
  }
  return {
    get: (address: string) => cached.get(address),
    /** Made once for any number of concurrent requests. */
    async fill(address: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
      const asOf = version.current();
      const begun = making.get(address);
      if (begun?.asOf === asOf) return begun.answer;
      const own = { asOf, answer: ready(make) };
      making.set(address, own);
      try {
        const answer = await own.answer;
        // If the catalogue changed during the read, the response serves these requests but is not
        // cached.
        if (version.current() === asOf) cached.set(address, answer);
        return answer;
      } finally {
        if (making.get(address) === own) making.delete(address);
      }
    },
  };
}
