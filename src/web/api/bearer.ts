/** Calls made as a customer: the bearer, one shared refresh when it has expired, and the end of a session. */
import { Refusal } from './refusal.ts';

export interface Tokens {
  token: string;
  refresh_token: string;
}

export interface BearerEnvironment {
  tokens(): Tokens;
  keep(tokens: Tokens): void;
  /** Asks for new tokens with the refresh token; never itself sent with a bearer. */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Forgets the account and reloads the page. */
  endSession(): void;
}

const EXPIRED = new Set(['Your token is expired, please renew it.', 'Expired JWT Token']);
const isUnauthorised = (failure: unknown): failure is Refusal =>
  failure instanceof Refusal && failure.status === 401;

/**
 * Wraps a call that takes a bearer. An expired token is renewed once, by one request however many calls wait for
 * it, and the call is made once more; every other 401 ends the session.
 */
export function withBearer(environment: BearerEnvironment) {
  let refreshing: Promise<Tokens> | undefined;

  function renew(): Promise<Tokens> {
    refreshing ??= environment
      .refresh(environment.tokens().refresh_token)
      .then((tokens) => {
        environment.keep(tokens);
        return tokens;
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  return async function call<Answer>(send: (token: string) => Promise<Answer>): Promise<Answer> {
    const { token } = environment.tokens();
    try {
      return await send(token);
    } catch (failure) {
      if (!isUnauthorised(failure)) throw failure;
      if (!EXPIRED.has(failure.message)) return end(failure);
    }
    try {
      // Another call may have renewed the token while this one was on its way.
      const current = environment.tokens().token;
      return await send(current !== token && current !== '' ? current : (await renew()).token);
    } catch (failure) {
      if (!isUnauthorised(failure)) throw failure;
      return end(failure);
    }
  };

  function end(failure: Refusal): never {
    environment.endSession();
    throw failure;
  }
}
