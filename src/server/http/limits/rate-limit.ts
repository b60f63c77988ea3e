/** Limits how often one address may make a call, so that guessing and flooding are cheap to refuse. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from '../../../domain/errors.ts';
import { boundedCache } from '../../caches/bounded-cache.ts';

const MINUTE_SECONDS = 60;
export const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

export interface RateLimit {
  /** Throws ShopError('tooManyRequests') with the seconds to wait. */
  spend(address: string, points?: number): Promise<void>;
}

/** Memory of one counter and its entry below. */
const COUNTER_BYTES = 1300;
/** Other processes are told of networks that have used this share of a limit. */
const SHARE_TOLD = 1 / 8;

/** What one network has spent of one limit. */
interface Counter {
  limit: string;
  network: string;
  limiter: RateLimiterMemory;
  /** Points spent in this process that others have not been told of. */
  untold: number;
}

/** Points that another process has counted. */
export interface SpentPoints {
  limit: string;
  network: string;
  points: number;
}

/** The counters of all limits, the one used last at the end. */
const counters = boundedCache<Counter>('rate limits', {
  maxBytes: 64 * 1024 * 1024,
  bytesOf: () => COUNTER_BYTES,
  onDrop: (counter) => {
    toTell?.delete(counter);
    void counter.limiter.delete(counter.network);
  },
});
const limiters = new Map<string, RateLimiterMemory>();
/** Counters whose points the other processes do not know yet. Null if no other processes share the limits. */
let toTell: Set<Counter> | null = null;

/**
 * A flood from more networks than there is room for drops the counters that were not used for
 * longest, so that it cannot fill the memory.
 */
function counterOf(limit: string, limiter: RateLimiterMemory, network: string): Counter {
  const key = `${limit} ${network}`;
  const kept = counters.get(key);
  if (kept?.limiter === limiter) return kept;
  const counter = { limit, limiter, network, untold: 0 };
  counters.set(key, counter);
  return counter;
}

/**
 * Counts in the memory of this process; `shareRateLimits` adds what other processes count.
 * @param name the same in every process, and unique
 */
export function rateLimit(name: string, calls: number, seconds = MINUTE_SECONDS): RateLimit {
  const points = Math.min(Number.MAX_SAFE_INTEGER, calls);
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  limiters.set(name, limiter);
  return {
    async spend(address, spent = 1) {
      const counter = counterOf(name, limiter, networkOf(address));
      try {
        const { consumedPoints } = await limiter.consume(counter.network, spent);
        const isFirst = consumedPoints === spent;
        counter.untold = isFirst ? spent : counter.untold + spent;
        if (consumedPoints >= points * SHARE_TOLD) toTell?.add(counter);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new ShopError('tooManyRequests', {
          retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
  };
}

/** From now on `takeUntold` returns what is spent. */
export function beginTelling(): void {
  toTell ??= new Set();
}

/** What other processes have not been told of yet, of at most so many counters. */
export function takeUntold(most: number): SpentPoints[] {
  const taken: SpentPoints[] = [];
  for (const counter of toTell ?? []) {
    if (taken.length === most) break;
    const { limit, network, untold: points } = counter;
    toTell?.delete(counter);
    counter.untold = 0;
    taken.push({ limit, network, points });
  }
  return taken;
}

/** Adds what another process has counted; a limit that this version does not know is passed over. */
export async function countElsewhere({ limit, network, points }: SpentPoints): Promise<void> {
  const limiter = limiters.get(limit);
  if (!limiter) return;
  const counter = counterOf(limit, limiter, network);
  const { consumedPoints } = await limiter.penalty(network, points);
  const isFirst = consumedPoints === points;
  if (isFirst) counter.untold = 0;
}

/** An IPv6 customer owns a whole /64, so the limit counts that; mapped IPv4 addresses count as IPv4. */
export function networkOf(address: string): string {
  // Looks for a colon first: the pattern of an IPv6 address takes longer than counting.
  if (!address.includes(':') || !isIPv6(address) || address.startsWith('::ffff:')) return address;
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
