/** Passwords as argon2id hashes: made and checked a few at once, so that a flood of sign-ins cannot take the machine. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ShopError } from '../../../domain/errors.ts';

/** The least that OWASP recommends for argon2id, which the package makes unless told otherwise. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each takes 19 MiB and a thread of Node's pool, which pictures and files need too.
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism()));
/** About a second's work; whoever comes later is better told than kept. */
const WAITING_AT_MOST = 100;

/** A hash of nothing that can be typed: checking against it takes the time of checking against a real one. */
const NOBODY = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$${unpadded(16)}$${unpadded(32)}`;

let running = 0;
const waiting: (() => void)[] = [];

/** In the PHC format, with its own salt and strength. Throws temporarilyUnavailable where too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(composed(password), STRENGTH));
}

/**
 * Without a hash (nobody has that e-mail) the answer is false, after the same work.
 * Throws temporarilyUnavailable where too many wait.
 */
export function isPassword(password: string, kept: string | null): Promise<boolean> {
  return inTurn(async () => (await verify(kept ?? NOBODY, composed(password))) && kept !== null);
}

/** The same letters, whichever way a keyboard composes them. */
function composed(password: string): string {
  return password.normalize('NFC');
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST)
      throw new ShopError('temporarilyUnavailable', { retryAfter: 2 });
    // Whoever ends hands its place over, so that nobody can slip in between.
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
