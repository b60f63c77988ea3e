/** Caches responses that are the same for everyone, as they are sent, until what they show changes. */
import { MINUTE } from '../../../domain/time/durations.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import { keyedCache } from '../../caches/keyed-cache.ts';
import { withKeys } from '../../caches/surrogate-keys.ts';
import { PACKED_SHARE, packedText, type PackedText } from './packed-text.ts';

export interface ReadyAnswer extends PackedText {
  /** The surrogate keys of what it shows. */
  keys: ReadonlySet<string>;
}

const MEBIBYTE = 1024 * 1024;

export type AnswerCache = ReturnType<typeof answerCache>;

export function answerCache(version: CatalogueVersion) {
  const cached = keyedCache<ReadyAnswer>('responses', version, {
    maxBytes: 32 * MEBIBYTE,
    bytesOf: ({ raw }) => Math.ceil(raw.length * PACKED_SHARE) + 512,
    // Prices may begin at a set time without a change event.
    ttlMs: MINUTE,
  });
  /** Responses in progress, by address, with the version they are based on. */
  const making = new Map<string, { asOf: number; answer: Promise<ReadyAnswer> }>();

  async function ready(make: () => Promise<unknown>): Promise<ReadyAnswer> {
    const { made: data, keys } = await withKeys(make);
    return { ...packedText(JSON.stringify({ status: 'success', data })), keys };
  }
  return {
    get: (address: string) => cached.get(address),
    /** Made once for any number of concurrent requests. */
    async fill(address: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
      const asOf = version.current();
      const begun = making.get(address);
      if (begun?.asOf === asOf) return begun.answer;
      const keep = cached.keeper();
      const own = { asOf, answer: ready(make) };
      making.set(address, own);
      try {
        const answer = await own.answer;
        keep(address, answer, answer.keys);
        return answer;
      } finally {
        if (making.get(address) === own) making.delete(address);
      }
    },
  };
}
