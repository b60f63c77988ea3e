/** Calls made as a customer: the bearer, one shared refresh when it has expired, and the end of a session. */
import { Refusal } from './refusal.ts';

export interface Tokens {
  token: string;
  refresh_token: string;
}

export interface BearerEnvironment {
  /** Empty where nobody is signed in. */
  tokens(): Tokens;
  keep(tokens: Tokens): void;
  /** Asks for new tokens with the refresh token; never itself sent with a bearer. */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Runs the work when no other tab runs any, and after what another tab has stored has been read. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Forgets the account and reloads the page. */
  endSession(): void;
}

const EXPIRED = new Set(['Your token is expired, please renew it.', 'Expired JWT Token']);
const isUnauthorised = (failure: unknown): failure is Refusal =>
  failure instanceof Refusal && failure.status === 401;

/**
 * Wraps a call that takes a bearer. An expired token is renewed once, by one request however many calls and tabs
 * wait for it, and the call is made once more; every other 401 ends the session.
 */
export function withBearer(environment: BearerEnvironment) {
  let renewing: Promise<string> | undefined;

  /** A token other than the one that has expired; empty where the customer has signed out meanwhile. */
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

  /** Whoever has signed out, or in anew, since the call was made has another session than the one refused. */
  function end(failure: Refusal, token: string): never {
    if (environment.tokens().token === token) environment.endSession();
    throw failure;
  }
}
