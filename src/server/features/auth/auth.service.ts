/** Signing in and staying signed in: passwords, codes, sessions, and who a token stands for. */
import type { Tokens } from '../../../contract/auth.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { isEmail, normaliseEmail } from '../../../domain/people/email.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database } from '../../database/connection.ts';
import { isPassword } from '../users/password-hash.ts';
import { accessTokens } from './access-tokens.ts';
import type { TokenClaims } from './access-tokens.ts';
import { credentialsStore } from './credentials.store.ts';
import { guessLimits } from './guess-limits.ts';
import { sessionsService } from './sessions.service.ts';
import type { Enrolment } from './two-step-codes.ts';
import { expiredSessionsStore } from './expired-sessions.store.ts';
import { twoStepService } from './two-step.service.ts';
import { bound } from '../../bound.ts';

export interface AuthDependencies {
  database: Database;
  clock: Clock;
  /** The shop's secret. */
  secret: string;
  /** Where shoppers reach the shop. */
  origin: string;
  shopName: string;
  /** Multiplies the limits on guessing; Infinity switches them off. */
  patience: number;
}

/** A signed-in customer who proves once more to be who they are. */
export interface Proof {
  customerId: string;
  password: string;
  /** Where the call comes from: an address, or what counts as one. */
  household: string;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
const WRONG_PASSWORD = 'This password is not right.';

export type AuthService = ReturnType<typeof authService>;

type AuthContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock, secret, origin, shopName, patience }: AuthDependencies) {
  const tokens = accessTokens({ secret, issuer: origin, clock });
  const sessions = sessionsService({ database, clock, issue: tokens.issue });
  const credentials = credentialsStore(database);
  const spent = expiredSessionsStore(database);
  const twoStep = twoStepService({ database, clock, secret, shopName });
  const guesses = guessLimits({ database, secret, patience });
  return { database, clock, tokens, sessions, credentials, spent, twoStep, guesses };
}

export function authService(dependencies: AuthDependencies) {
  const context = contextOf(dependencies);
  return {
    refresh: context.sessions.refresh,
    revoke: context.sessions.revoke,
    /** Ends every session of the customer, or every other one. */
    endSessions: context.sessions.endAll,
    issueAccessToken: context.tokens.issue,
    hasTwoStep: context.twoStep.isOn,
    ...bound(context, {
      logIn,
      authenticate,
      forgetSpent: forgetEndedSessions,
      confirmPassword,
      startTwoStep,
      confirmTwoStep,
      disableTwoStep,
      renewRecoveryCodes,
    }),
  };
}

/**
 * Answers the customer's e-mail. Throws invalid with a violation on the field that held the password,
 * and tooManyRequests for too many guesses.
 */
export async function confirmPassword(
  { guesses, credentials }: AuthContext,
  { customerId, password, household }: Proof,
  propertyPath = 'password',
): Promise<string> {
  return guesses.watch(customerId, household, async () => {
    const found = await credentials.byId(customerId);
    if (!(await isPassword(password, found?.passwordHash ?? null)) || !found)
      throw new ShopError('invalid', {
        violations: [{ propertyPath, message: WRONG_PASSWORD }],
      });
    return found.email;
  });
}

/**
 * Throws credentialsInvalid, the same and after the same work whether or not anybody has that e-mail;
 * notActivated, twoStepRequired, twoStepInvalid; tooManyRequests for too many guesses.
 */
export async function logIn(
  { credentials, guesses, database, twoStep, sessions }: AuthContext,
  given: {
    username: string;
    password: string;
    code: string;
    household: string;
  },
): Promise<Tokens> {
  const email = normaliseEmail(given.username);
  const found = isEmail(email) ? await credentials.byEmail(email) : null;
  const subject = found?.customerId ?? email.toLowerCase();
  return guesses.watch(subject, given.household, async () => {
    const kept = found?.passwordHash ?? null;
    const isRight = await isPassword(given.password, kept);
    if (!isRight || !found?.isActive || kept === null)
      throw new ShopError('credentialsInvalid', { field: 'password' });
    if (!found.isConfirmed) throw new ShopError('notActivated', { field: 'username' });
    const { customerId } = found;
    return database.transaction().execute(async (transaction) => {
      if (!(await credentials.isStill(transaction, customerId, kept)))
        throw new ShopError('credentialsInvalid', { field: 'password' });
      await twoStep.take(transaction, customerId, given.code);
      return sessions.open(transaction, customerId);
    });
  });
}

/** Who bears the token. Throws tokenExpired or tokenInvalid, the latter for an ended session or a deactivated customer too. */
export async function authenticate(
  { tokens, sessions }: AuthContext,
  token: string,
): Promise<TokenClaims> {
  const claims = await tokens.read(token);
  if (!(await sessions.isAlive(claims.sessionId, claims.customerId)))
    throw new ShopError('tokenInvalid');
  return claims;
}

/** What is over for a week: until then it may still explain something. */
export async function forgetEndedSessions({ spent, clock }: AuthContext): Promise<void> {
  await spent.delete(new Date(clock().getTime() - WEEK));
  await spent.deleteCounters(clock());
}

export async function startTwoStep(context: AuthContext, proof: Proof): Promise<Enrolment> {
  const { twoStep } = context;
  return twoStep.start(proof.customerId, await confirmPassword(context, proof));
}

/** Answers the recovery codes, shown once. */
export function confirmTwoStep(
  { guesses, twoStep }: AuthContext,
  { customerId, household, code }: Omit<Proof, 'password'> & { code: string },
): Promise<string[]> {
  return guesses.watch(customerId, household, () => twoStep.confirm(customerId, code));
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
