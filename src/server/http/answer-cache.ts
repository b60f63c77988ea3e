/** Keeps answers that are the same for everyone as ready bytes, until the catalogue changes. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from '../database/catalogue-version.ts';

export interface ReadyAnswer {
  body: Buffer;
  etag: string;
}

const MEBIBYTE = 1024 * 1024;
// Prices may begin at a set moment without a change anyone hears of.
const MINUTE = 60_000;

export type AnswerCache = ReturnType<typeof answerCache>;

export function answerCache(version: CatalogueVersion) {
  const kept = new LRUCache<string, ReadyAnswer>({
    maxSize: 32 * MEBIBYTE,
    sizeCalculation: (answer) => answer.body.length + 512,
    ttl: MINUTE,
  });
  version.onChange(() => kept.clear());
  return {
    get: (address: string) => kept.get(address),
    async fill(address: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
      const asOf = version.current();
      const body = Buffer.from(JSON.stringify({ status: 'success', data: await make() }));
      const answer = { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
      // Read before a change that came meanwhile: it may serve this request, but not later ones.
      if (version.current() === asOf) kept.set(address, answer);
      return answer;
    },
  };
}
