/** Limits guesses of passwords and codes without locking out the account's owner. */
import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from '../../../domain/errors.ts';
import type { ShopErrorCode } from '../../../domain/errors.ts';
import type { Database } from '../../database/connection/connection.ts';
import { guessesStore, GUESSES_TABLE } from './guesses.store.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

interface Limit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** How many wrong guesses there may be, of what is guessed. */
export interface GuessRules {
  /** Failures from one source on one subject. */
  pair: Limit;
  /** Failures from one source on all subjects. */
  address: Limit;
  /** Failures from all sources on one subject; above the limit only one guess per pause is checked. */
  account: Limit;
  /** The pause doubles with each further failure, up to a maximum that an owner can wait. */
  longestPauseSeconds: number;
  /** Whether a source of right guesses skips the pauses caused by others. */
  isSourceKnown: boolean;
  /** What the refusal says; absent: the standard message. */
  message?(seconds: number): string;
}

/** Passwords and codes; the source is an address. */
const SIGN_IN: GuessRules = {
  pair: { points: 10, duration: 15 * MINUTE_SECONDS },
  address: { points: 100, duration: DAY_SECONDS },
  account: { points: 20, duration: DAY_SECONDS },
  longestPauseSeconds: MINUTE_SECONDS,
  isSourceKnown: true,
};
/** Addresses from which the customer has signed in skip the pauses caused by others. */
const KNOWN = { points: 1, duration: 90 * DAY_SECONDS };
const LONGEST_TIMER_SECONDS = 24 * DAY_SECONDS;

export interface GuessLimitsOptions {
  database: Database;
  secret: string;
  /** Multiplies every limit; Infinity disables them. */
  limitFactor: number;
  /** Default: those of signing in. */
  rules?: GuessRules;
}

type GuessesStore = ReturnType<typeof guessesStore>;

/** Refusals that mean a wrong guess. */
const WRONG = new Set<ShopErrorCode>([
  'credentialsInvalid',
  'twoStepInvalid',
  'invalid',
  'linkInvalid',
  'orderNotFound',
]);

function contextOf({ database, secret, limitFactor, rules = SIGN_IN }: GuessLimitsOptions) {
  const key = createHmac('sha256', secret).update('guesses').digest();
  const store = guessesStore(database);
  const limited = (limit: Limit) => ({ ...limit, points: limit.points * limitFactor });
  const pair = limiter(store, 'pair', limited(rules.pair));
  const address = limiter(store, 'address', limited(rules.address));
  const account = limiter(store, 'account', { ...rules.account, points: Number.MAX_SAFE_INTEGER });
  const pause = limiter(store, 'pause', { points: 1, duration: rules.longestPauseSeconds });
  const known = limiter(store, 'known', KNOWN);

  return { key, pair, address, account, pause, known, limitFactor, rules };
}

type GuessContext = ReturnType<typeof contextOf>;

export function guessLimits(options: GuessLimitsOptions) {
  const context = contextOf(options);
  return {
    watch: <Result>(subject: string, network: string, work: () => Promise<Result>) =>
      watchGuess(context, subject, network, work),
  };
}

/**
 * Runs the work that checks a guess: it succeeds, or throws what was wrong. Other refusals, such as
 * a request for a code, do not count.
 * @param subject the customer's id, or an email without an account
 * @param network the source of the guess: an IP address, the /64 of an IPv6 address, or a session
 * Throws tooManyRequests with the seconds to wait.
 */
export async function watchGuess<Result>(
  context: GuessContext,
  subject: string,
  network: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { limitFactor } = context;
  if (limitFactor === Infinity) return work();
  const guess = await beginGuess(context, subject, network);
  const result = await work().catch(async (refusal: unknown) => {
    if (!(refusal instanceof ShopError && WRONG.has(refusal.code))) await guess.forgive();
    throw refusal;
  });
  await guess.succeed();
  return result;
}

/** Counts a failure before checking the guess, so that concurrent guesses cannot bypass the limit. */
async function beginGuess(
  { key, pair, address, account, pause, known, limitFactor, rules }: GuessContext,
  subject: string,
  network: string,
) {
  const keys = {
    address: hidden(key, network),
    account: hidden(key, subject),
    pair: hidden(key, subject, network),
  };
  const counted: (() => Promise<unknown>)[] = [];
  const forgive = () => Promise.all(counted.map((giveBack) => giveBack()));
  try {
    await address.consume(keys.address);
    counted.push(() => address.reward(keys.address));
    await pair.consume(keys.pair);
    counted.push(() => pair.reward(keys.pair));
    const { consumedPoints } = await account.consume(keys.account);
    counted.push(() => account.reward(keys.account));
    const beyond = consumedPoints - rules.account.points * limitFactor;
    const isKnown = beyond > 0 && rules.isSourceKnown && (await known.get(keys.pair)) !== null;
    if (beyond > 0 && !isKnown)
      await pause.consume(keys.account, 1, { customDuration: pauseSeconds(rules, beyond) });
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    await forgive();
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const message = rules.message?.(retryAfter);
    throw new ShopError('tooManyRequests', { retryAfter, ...(message && { message }) });
  }
  return {
    forgive,
    succeed: () =>
      Promise.all([
        address.reward(keys.address),
        account.reward(keys.account),
        pair.delete(keys.pair),
        known.set(keys.pair, 1, KNOWN.duration),
      ]),
  };
}

/** Hashes the keys, so that the counters reveal neither accounts nor addresses. */
function hidden(key: Buffer, ...parts: string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
}

/** Forgets earlier than asked to: a longer timer of Node would expire at once. */
class ShortMemory extends RateLimiterMemory {
  override set(key: string, points: number, seconds: number): Promise<RateLimiterRes> {
    return super.set(key, points, Math.min(seconds, LONGEST_TIMER_SECONDS));
  }
}

function limiter(
  store: GuessesStore,
  name: string,
  { points, duration }: { points: number; duration: number },
) {
  const limits = { keyPrefix: name, points: Math.min(Number.MAX_SAFE_INTEGER, points), duration };
  return new RateLimiterPostgres({
    ...limits,
    storeClient: store,
    storeType: 'pool',
    tableName: GUESSES_TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Falls back to memory if the table is unavailable, so that the limits always apply.
    insuranceLimiter: new ShortMemory(limits),
  });
}

function pauseSeconds({ longestPauseSeconds }: GuessRules, failures: number): number {
  return Math.min(longestPauseSeconds, 2 ** Math.min(failures, 10));
}
