/** Limits how often one address may make a call, so that guessing and flooding are cheap to refuse. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from '../../domain/errors.ts';
import { boundedCache } from '../caches/bounded-cache.ts';

const MINUTE_SECONDS = 60;
export const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

export interface RateLimit {
  /** Throws ShopError('tooManyRequests') with the seconds to wait. */
  spend(address: string, points?: number): Promise<void>;
}

/** Memory of one counter and its entry below. */
const COUNTER_BYTES = 1200;

/** The counters of all limits, the one used last at the end. */
const counters = boundedCache<{ forget(): void }>('rate limits', {
  maxBytes: 64 * 1024 * 1024,
  bytesOf: () => COUNTER_BYTES,
  onDrop: ({ forget }) => forget(),
});
let limits = 0;

/**
 * A flood from more networks than there is room for drops the counters that were not used for
 * longest, so that it cannot fill the memory.
 */
function remember(limiter: RateLimiterMemory, limit: number, network: string): void {
  const key = `${limit} ${network}`;
  if (!counters.get(key)) counters.set(key, { forget: () => void limiter.delete(network) });
}

/** Counts in the memory of this process: N processes allow N times as much, which is enough as a limit on floods. */
export function rateLimit(calls: number, seconds = MINUTE_SECONDS): RateLimit {
  const limiter = new RateLimiterMemory({
    points: Math.min(Number.MAX_SAFE_INTEGER, calls),
    duration: seconds,
  });
  const limit = (limits += 1);
  return {
    async spend(address, points = 1) {
      const network = networkOf(address);
      remember(limiter, limit, network);
      try {
        await limiter.consume(network, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new ShopError('tooManyRequests', {
          retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
  };
}

/** An IPv6 customer owns a whole /64, so the limit counts that; mapped IPv4 addresses count as IPv4. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? start
      : [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
