/** Limits how often one address may make a call, so that guessing and flooding are cheap to refuse. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from '../../domain/errors.ts';

const MINUTE_SECONDS = 60;
export const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

export interface RateLimit {
  /** Throws ShopError('tooManyRequests') with the seconds to wait. */
  spend(address: string, points?: number): Promise<void>;
}

/** Counts in the memory of this process: N processes allow N times as much, which is enough as a limit on floods. */
export function rateLimit(calls: number, seconds = MINUTE_SECONDS): RateLimit {
  const limiter = new RateLimiterMemory({
    points: Math.min(Number.MAX_SAFE_INTEGER, calls),
    duration: seconds,
  });
  return {
    async spend(address, points = 1) {
      try {
        await limiter.consume(networkOf(address), points);
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
