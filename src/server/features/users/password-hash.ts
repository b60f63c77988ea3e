/** Password hashing with argon2id, limited to a few at once so that a flood of sign-ins cannot exhaust the server. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ShopError } from '../../../domain/errors.ts';

/** OWASP's minimum for argon2id, which is also the package's default algorithm. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MiB and a thread of Node's pool, which images and files need too.
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism()));
/** About a second's work; further callers are refused at once. */
const WAITING_AT_MOST = 100;

/** A hash no password matches: checking against it takes as long as against a real one. */
const DECOY_HASH = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$${unpadded(16)}$${unpadded(32)}`;

let running = 0;
const waiting: (() => void)[] = [];

/** Returns the PHC format, with its own salt and parameters. Throws temporarilyUnavailable if too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(composed(password), STRENGTH));
}

/**
 * Without a hash (no account has that email) returns false after the same work. Throws
 * temporarilyUnavailable if too many wait.
 */
export function isPassword(password: string, stored: string | null): Promise<boolean> {
  return inTurn(
    async () => (await verify(stored ?? DECOY_HASH, composed(password))) && stored !== null,
  );
}

/** Normalises, because keyboards compose the same letters in different ways. */
function composed(password: string): string {
  return password.normalize('NFC');
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST)
      throw new ShopError('temporarilyUnavailable', { retryAfter: 2 });
    // A finished call passes its slot to a waiting one, so that new calls cannot overtake.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
