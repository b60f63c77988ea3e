/** Sessions: single-use refresh tokens, and the handling of reuse. */
import { createHash, randomBytes } from 'node:crypto';
import { DAY, SECOND } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import type { TokenClaims } from './access-tokens.ts';
import { sessionsStore } from './sessions.store.ts';
import type { SessionEnd } from './sessions.store.ts';

const REFRESH_TOKEN_LIFE = 60 * DAY;
/** Two tabs may refresh at once with the same token; the second one is not an attack. */
const GRACE = 10 * SECOND;
const TOKEN_BYTES = 32;

export interface SessionTokens {
  accessToken: string;
  /** Valid for one renewal. */
  refreshToken: string;
}

export interface SessionsDependencies {
  database: Database;
  clock: Clock;
  issue: (claims: TokenClaims) => Promise<string>;
}

export function sessionsService({ database, clock, issue }: SessionsDependencies) {
  const store = sessionsStore(database);

  async function newToken(
    transaction: Transaction,
    sessionId: string,
    parentHash: string | null,
  ): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const issuedAt = clock();
    await store.insertToken(transaction, {
      hash: hashOf(token),
      sessionId,
      parentHash,
      issuedAt,
      expiresAt: new Date(issuedAt.getTime() + REFRESH_TOKEN_LIFE),
    });
    return token;
  }

  /** Null for an invalid token; reuse of an old token ends its session (RFC 9700, 4.14.2). */
  async function rotate(transaction: Transaction, hash: string) {
    const now = clock();
    const used = await store.useToken(transaction, hash, now);
    if (used) return { ...used, refreshToken: await newToken(transaction, used.sessionId, hash) };
    const known = await store.findToken(transaction, hash);
    if (!known?.usedAt) return null;
    const isGraced = now.getTime() - known.usedAt.getTime() <= GRACE && !known.isGrandparent;
    if (!isGraced) {
      await store.end(transaction, known.sessionId, 'tokenReused', now);
      return null;
    }
    return { ...known, refreshToken: await newToken(transaction, known.sessionId, hash) };
  }

  return {
    isAlive: store.isAlive,

    async open(transaction: Transaction, customerId: string): Promise<SessionTokens> {
      const sessionId = await store.open(transaction, customerId, clock());
      return {
        accessToken: await issue({ customerId, sessionId }),
        refreshToken: await newToken(transaction, sessionId, null),
      };
    },

    /** Throws refreshTokenInvalid. */
    async refresh(token: string): Promise<SessionTokens> {
      const rotated = await store.transaction((transaction) => rotate(transaction, hashOf(token)));
      // Throws after the transaction, so that ending the session of a stolen token is not rolled
      // back.
      if (!rotated) throw new ShopError('refreshTokenInvalid');
      return { accessToken: await issue(rotated), refreshToken: rotated.refreshToken };
    },

    /** Ends the session of a used or unused token; ignores unknown tokens. */
    revoke: (token: string): Promise<void> =>
      store.transaction(async (transaction) => {
        const known = await store.findToken(transaction, hashOf(token));
        if (known) await store.end(transaction, known.sessionId, 'signedOut', clock());
      }),

    endAll: (
      transaction: Transaction,
      customerId: string,
      endedBy: SessionEnd,
      exceptSessionId?: string,
    ): Promise<void> => store.endAll(transaction, customerId, endedBy, clock(), exceptSessionId),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
