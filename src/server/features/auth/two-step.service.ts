/** Two-step: enabled by a first code, required at each sign-in, disabled with the password. */
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { lockCustomer } from '../../database/lock-customer.ts';
import { enqueue } from '../../jobs/queue.ts';
import { twoStepCodes } from './two-step-codes.ts';
import type { Enrolment } from './two-step-codes.ts';
import { twoStepStore } from './two-step.store.ts';
import { bound } from '../../bound.ts';

export interface TwoStepDependencies {
  database: Database;
  clock: Clock;
  secret: string;
  shopName: string;
}

const WRONG_CODE = 'Invalid two step code.';

type TwoStepContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock, secret, shopName }: TwoStepDependencies) {
  const store = twoStepStore(database);
  const codes = twoStepCodes(secret, shopName);
  return { clock, store, codes };
}

export function twoStepService(dependencies: TwoStepDependencies) {
  const context = contextOf(dependencies);
  return bound(context, {
    isOn: isTwoStepOn,
    start: startTwoStep,
    confirm: confirmTwoStep,
    disable: disableTwoStep,
    renewRecoveryCodes,
    take: takeTwoStepCode,
  });
}

async function newRecoveryCodes(
  { codes, store }: TwoStepContext,
  transaction: Transaction,
  customerId: string,
): Promise<string[]> {
  const made = codes.newRecoveryCodes();
  const hashes = made.map((code) => codes.recoveryHash(customerId, code));
  await store.replaceRecoveryCodes(transaction, customerId, hashes);
  return made;
}

async function tell(
  { clock }: TwoStepContext,
  transaction: Transaction,
  customerId: string,
  event: 'twoStepOn' | 'twoStepOff',
): Promise<void> {
  await enqueue(transaction, 'sendSecurityNotice', { customerId, event, noticeId: newId() });
  await enqueue(transaction, 'notifyCustomer', {
    customerId,
    kind: event,
    detail: {},
    link: '/account/password',
    occasion: `${event} ${clock().toISOString()}`,
  });
}

export async function isTwoStepOn({ store }: TwoStepContext, customerId: string): Promise<boolean> {
  return (await store.find(customerId))?.isConfirmed ?? false;
}

/** Takes effect on confirmation. Throws twoStepOn. */
export async function startTwoStep(
  { codes, store, clock }: TwoStepContext,
  customerId: string,
  email: string,
): Promise<Enrolment> {
  const fresh = codes.newSecret();
  await store.transaction(async (transaction) => {
    if (!(await lockCustomer(transaction, customerId))) throw new ShopError('tokenInvalid');
    if (!(await store.begin(transaction, customerId, codes.seal(customerId, fresh), clock())))
      throw new ShopError('twoStepOn');
  });
  return codes.enrolment(fresh, email);
}

/** Returns the recovery codes. Throws twoStepOff if nothing was started, twoStepOn, or invalid. */
export function confirmTwoStep(
  context: TwoStepContext,
  customerId: string,
  code: string,
): Promise<string[]> {
  const { store, clock, codes } = context;
  return store.transaction(async (transaction) => {
    const begun = await store.find(customerId, transaction);
    if (!begun) throw new ShopError('twoStepOff');
    if (begun.isConfirmed) throw new ShopError('twoStepOn');
    const now = clock();
    const step = codes.stepOf(code, codes.open(customerId, begun.secret), now);
    if (step === null)
      throw new ShopError('invalid', {
        violations: [{ propertyPath: 'code', message: WRONG_CODE }],
      });
    if (!(await store.confirm(transaction, customerId, begun.secret, step, now)))
      throw new ShopError('twoStepOn');
    await tell(context, transaction, customerId, 'twoStepOn');
    return newRecoveryCodes(context, transaction, customerId);
  });
}

/** Throws twoStepOff. */
export function disableTwoStep(context: TwoStepContext, customerId: string): Promise<void> {
  const { store } = context;
  return store.transaction(async (transaction) => {
    if (!(await store.lock(transaction, customerId))) throw new ShopError('twoStepOff');
    await store.replaceRecoveryCodes(transaction, customerId, []);
    await store.remove(transaction, customerId);
    await tell(context, transaction, customerId, 'twoStepOff');
  });
}

/** Replaces the old codes. Throws twoStepOff. */
export function renewRecoveryCodes(context: TwoStepContext, customerId: string): Promise<string[]> {
  const { store } = context;
  return store.transaction(async (transaction) => {
    if (!(await store.lock(transaction, customerId))) throw new ShopError('twoStepOff');
    return newRecoveryCodes(context, transaction, customerId);
  });
}

/**
 * Consumes an authenticator or recovery code; does nothing if two-step is off. Throws
 * twoStepRequired without a code, and twoStepInvalid for a wrong or used one.
 */
export async function takeTwoStepCode(
  { store, clock, codes }: TwoStepContext,
  transaction: Transaction,
  customerId: string,
  given: string,
): Promise<void> {
  const twoStep = await store.find(customerId, transaction);
  if (!twoStep?.isConfirmed) return;
  const code = given.replaceAll(/\s/g, '');
  if (code === '') throw new ShopError('twoStepRequired', { field: '_two_step', required: true });
  const now = clock();
  const step = codes.stepOf(code, codes.open(customerId, twoStep.secret), now);
  const isTaken =
    step === null
      ? await store.takeRecoveryCode(
          transaction,
          customerId,
          codes.recoveryHash(customerId, code),
          now,
        )
      : await store.takeStep(transaction, customerId, step);
  if (!isTaken) throw new ShopError('twoStepInvalid', { field: '_two_step' });
}
