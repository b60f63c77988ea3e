/**
 * Makes calls as the signed-in customer: adds the bearer, refreshes it once when it expires, and
 * ends refused sessions.
 */
import { Refusal } from './refusal.ts';

export interface Tokens {
  token: string;
  refresh_token: string;
}

export interface BearerEnvironment {
  /** Empty when signed out. */
  tokens(): Tokens;
  keep(tokens: Tokens): void;
  /** Exchanges the refresh token for new tokens. Sent without a bearer. */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Runs the work while no other tab does, after reading what other tabs have stored. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Clears the account and reloads the page. */
  endSession(): void;
}

const EXPIRED = new Set(['Your token is expired, please renew it.', 'Expired JWT Token']);
const isUnauthorised = (failure: unknown): failure is Refusal =>
  failure instanceof Refusal && failure.status === 401;

/**
 * Wraps a call that takes a bearer. An expired token is refreshed by a single request, however many
 * calls and tabs wait for it, and the call is retried once. Any other 401 ends the session.
 */
export function withBearer(environment: BearerEnvironment) {
  let renewing: Promise<string> | undefined;

  /** Returns a token other than the expired one, or '' if the customer has signed out since. */
  function renew(expired: string): Promise<string> {
    renewing ??= environment
      .inTurn(async () => {
        const { token, refresh_token } = environment.tokens();
        if (token !== expired) return token;
        const renewed = await environment.refresh(refresh_token);
        environment.keep(renewed);
        return renewed.token;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  return async function call<Answer>(send: (token: string) => Promise<Answer>): Promise<Answer> {
    const { token } = environment.tokens();
    try {
      return await send(token);
    } catch (failure) {
      if (!isUnauthorised(failure)) throw failure;
      if (!EXPIRED.has(failure.message)) return end(failure, token);
      const renewed = await renew(token).catch((refused: unknown) => {
        if (!isUnauthorised(refused)) throw refused;
        return end(refused, token);
      });
      if (renewed === '') throw failure;
      return send(renewed).catch((again: unknown) => {
        if (!isUnauthorised(again)) throw again;
        return end(again, renewed);
      });
    }
  };

  /**
   * Ends the session only if its token is the refused one: the customer may have signed out or in
   * again since the call.
   */
  function end(failure: Refusal, token: string): never {
    if (environment.tokens().token === token) environment.endSession();
    throw failure;
  }
}
