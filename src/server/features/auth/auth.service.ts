/** Sign-in and sessions: passwords, codes, refresh tokens and the customer behind an access token. */
import type { Clock } from '../../../domain/time/clock.ts';
import { isEmail, normaliseEmail } from '../../../domain/people/email.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database } from '../../database/connection/connection.ts';
import { isPassword } from '../users/password-hash.ts';
import { accessTokens } from './access-tokens.ts';
import type { TokenClaims } from './access-tokens.ts';
import { credentialsStore } from './credentials.store.ts';
import { guessLimits } from './guess-limits.ts';
import { sessionsService } from './sessions.service.ts';
import type { SessionTokens } from './sessions.service.ts';
import type { Enrolment } from './two-step-codes.ts';
import { expiredSessionsStore } from './expired-sessions.store.ts';
import { twoStepService } from './two-step.service.ts';
import { bound } from '../../bound.ts';

export interface AuthDependencies {
  database: Database;
  clock: Clock;
  secret: string;
  /** The shop's public origin. */
  origin: string;
  shopName: string;
  /** Multiplies the guess limits; Infinity disables them. */
  limitFactor: number;
}

/** A signed-in customer who confirms their password again. */
export interface Proof {
  customerId: string;
  password: string;
  /** The source of the call: an IP address, or the /64 of an IPv6 address. */
  network: string;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
const WRONG_PASSWORD = 'This password is not right.';

export type AuthService = ReturnType<typeof authService>;

type AuthContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock, secret, origin, shopName, limitFactor }: AuthDependencies) {
  const tokens = accessTokens({ secret, issuer: origin, clock });
  const sessions = sessionsService({ database, clock, issue: tokens.issue });
  const credentials = credentialsStore(database);
  const expired = expiredSessionsStore(database);
  const twoStep = twoStepService({ database, clock, secret, shopName });
  const guesses = guessLimits({ database, secret, limitFactor });
  return { database, clock, tokens, sessions, credentials, expired, twoStep, guesses };
}

export function authService(dependencies: AuthDependencies) {
  const context = contextOf(dependencies);
  return {
    refresh: context.sessions.refresh,
    revoke: context.sessions.revoke,
    /** Ends all sessions of the customer, or all except one. */
    endSessions: context.sessions.endAll,
    issueAccessToken: context.tokens.issue,
    hasTwoStep: context.twoStep.isOn,
    ...bound(context, {
      logIn,
      authenticate,
      forgetEnded: forgetEndedSessions,
      confirmPassword,
      startTwoStep,
      confirmTwoStep,
      disableTwoStep,
      renewRecoveryCodes,
    }),
  };
}

/**
 * Returns the customer's email. Throws invalid with a violation on the field that held the
 * password, and tooManyRequests after too many guesses.
 */
export async function confirmPassword(
  { guesses, credentials }: AuthContext,
  { customerId, password, network }: Proof,
  propertyPath = 'password',
): Promise<string> {
  return guesses.watch(customerId, network, async () => {
    const found = await credentials.byId(customerId);
    if (!(await isPassword(password, found?.passwordHash ?? null)) || !found)
      throw new ShopError('invalid', {
        violations: [{ propertyPath, message: WRONG_PASSWORD }],
      });
    return found.email;
  });
}

/**
 * Throws credentialsInvalid, with the same response and work whether or not the email has an
 * account; also notActivated, twoStepRequired, twoStepInvalid, and tooManyRequests after too many
 * guesses.
 */
export async function logIn(
  { credentials, guesses, database, twoStep, sessions }: AuthContext,
  given: {
    username: string;
    password: string;
    code: string;
    network: string;
  },
): Promise<SessionTokens> {
  const email = normaliseEmail(given.username);
  const found = isEmail(email) ? await credentials.byEmail(email) : null;
  const subject = found?.customerId ?? email.toLowerCase();
  return guesses.watch(subject, given.network, async () => {
    const storedHash = found?.passwordHash ?? null;
    const isRight = await isPassword(given.password, storedHash);
    if (!isRight || !found?.isActive || storedHash === null)
      throw new ShopError('credentialsInvalid', { field: 'password' });
    if (!found.isConfirmed) throw new ShopError('notActivated', { field: 'username' });
    const { customerId } = found;
    return database.transaction().execute(async (transaction) => {
      if (!(await credentials.isStill(transaction, customerId, storedHash)))
        throw new ShopError('credentialsInvalid', { field: 'password' });
      await twoStep.take(transaction, customerId, given.code);
      return sessions.open(transaction, customerId);
    });
  });
}

/**
 * Returns the customer behind a token. Throws tokenExpired, or tokenInvalid, also for an ended
 * session or a deactivated customer.
 */
export async function authenticate(
  { tokens, sessions }: AuthContext,
  token: string,
): Promise<TokenClaims> {
  const claims = await tokens.read(token);
  if (!(await sessions.isAlive(claims.sessionId, claims.customerId)))
    throw new ShopError('tokenInvalid');
  return claims;
}

/** Deletes what ended more than a week ago; until then it may still explain a refusal. */
export async function forgetEndedSessions({ expired, clock }: AuthContext): Promise<void> {
  await expired.delete(new Date(clock().getTime() - WEEK));
  await expired.deleteCounters(clock());
}

export async function startTwoStep(context: AuthContext, proof: Proof): Promise<Enrolment> {
  const { twoStep } = context;
  return twoStep.start(proof.customerId, await confirmPassword(context, proof));
}

/** Returns the recovery codes, which are shown once. */
export function confirmTwoStep(
  { guesses, twoStep }: AuthContext,
  { customerId, network, code }: Omit<Proof, 'password'> & { code: string },
): Promise<string[]> {
  return guesses.watch(customerId, network, () => twoStep.confirm(customerId, code));
}

export async function disableTwoStep(context: AuthContext, proof: Proof): Promise<void> {
  const { twoStep } = context;
  await confirmPassword(context, proof);
  await twoStep.disable(proof.customerId);
}

export async function renewRecoveryCodes(context: AuthContext, proof: Proof): Promise<string[]> {
  const { twoStep } = context;
  await confirmPassword(context, proof);
  return twoStep.renewRecoveryCodes(proof.customerId);
}
