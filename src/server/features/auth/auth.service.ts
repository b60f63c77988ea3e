/** Signing in and staying signed in: sessions, their tokens, and who a token stands for. */
import type { Clock } from '../../../domain/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database } from '../../database/connection.ts';
import { accessTokens } from './access-tokens.ts';
import type { TokenClaims } from './access-tokens.ts';
import { sessionsStore } from './sessions.store.ts';

export interface AuthDependencies {
  database: Database;
  clock: Clock;
  /** The shop's secret. */
  secret: string;
  /** Where shoppers reach the shop. */
  origin: string;
}

export type AuthService = ReturnType<typeof authService>;

export function authService({ database, clock, secret, origin }: AuthDependencies) {
  const sessions = sessionsStore(database);
  const tokens = accessTokens({ secret, issuer: origin, clock });
  return {
    /** Who bears the token. Throws tokenExpired or tokenInvalid, the latter for an ended session or a deactivated customer too. */
    async authenticate(token: string): Promise<TokenClaims> {
      const claims = await tokens.read(token);
      if (!(await sessions.isAlive(claims.sessionId, claims.customerId)))
        throw new ShopError('tokenInvalid');
      return claims;
    },

    issueAccessToken: tokens.issue,
  };
}
