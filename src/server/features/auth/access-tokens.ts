/** Access tokens: JWTs valid for ten minutes that identify a customer and a session. */
import { createHmac, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';

export interface AccessTokenOptions {
  /** The token key is derived from it. */
  secret: string;
  /** The shop's public origin; tokens of other shops are refused. */
  issuer: string;
  clock: Clock;
}

export interface TokenClaims {
  customerId: string;
  sessionId: string;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'keepsake';
const MINUTE_SECONDS = 60;
export const ACCESS_TOKEN_SECONDS = 10 * MINUTE_SECONDS;

export function accessTokens({ secret, issuer, clock }: AccessTokenOptions) {
  const key = createHmac('sha256', secret).update('access tokens').digest();
  return {
    issue({ customerId, sessionId }: TokenClaims): Promise<string> {
      const now = Math.floor(clock().getTime() / 1000);
      // The jti makes tokens issued in the same second differ, so a client can detect a renewal.
      const id = randomUUID();
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setJti(id)
        .setSubject(customerId)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },

    /** Throws tokenExpired, or tokenInvalid for anything this shop did not sign. */
    async read(token: string): Promise<TokenClaims> {
      try {
        const { payload } = await jwtVerify<{ sid: string }>(token, key, {
          algorithms: [ALGORITHM],
          issuer,
          audience: AUDIENCE,
          currentDate: clock(),
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        return { customerId: payload.sub ?? '', sessionId: payload.sid };
      } catch (refusal) {
        if (!(refusal instanceof errors.JOSEError)) throw refusal;
        throw new ShopError(refusal instanceof errors.JWTExpired ? 'tokenExpired' : 'tokenInvalid');
      }
    },
  };
}
