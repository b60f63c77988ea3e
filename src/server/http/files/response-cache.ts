/** Keeps answers that are the same for everyone as ready bytes, until the catalogue changes. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MINUTE } from '../../../domain/time/durations.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';

export interface ReadyAnswer {
  body: Buffer;
  etag: string;
}

const MEBIBYTE = 1024 * 1024;
// Prices may begin at a set moment without a change anyone hears of.

export type AnswerCache = ReturnType<typeof answerCache>;

export function answerCache(version: CatalogueVersion) {
  const kept = new LRUCache<string, ReadyAnswer>({
    maxSize: 32 * MEBIBYTE,
    sizeCalculation: (answer) => answer.body.length + 512,
    ttl: MINUTE,
  });
  /** What is being made, by address, and as of which version. */
  const making = new Map<string, { asOf: number; answer: Promise<ReadyAnswer> }>();
  version.onChange(() => kept.clear());

  async function ready(make: () => Promise<unknown>): Promise<ReadyAnswer> {
    const body = Buffer.from(JSON.stringify({ status: 'success', data: await make() }));
    return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
  }
  return {
    get: (address: string) => kept.get(address),
    /** Made once, however many ask for it at the same time. */
    async fill(address: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
      const asOf = version.current();
      const begun = making.get(address);
      if (begun?.asOf === asOf) return begun.answer;
      const own = { asOf, answer: ready(make) };
      making.set(address, own);
      try {
        const answer = await own.answer;
        // Read before a change that has come since: it may serve these requests, but not later ones.
        if (version.current() === asOf) kept.set(address, answer);
        return answer;
      } finally {
        if (making.get(address) === own) making.delete(address);
      }
    },
  };
}
