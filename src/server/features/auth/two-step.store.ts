/** Two-step secrets and recovery codes in the database, each code used once. */
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';

export interface TwoStep {
  /** Encrypted. */
  secret: Buffer;
  isConfirmed: boolean;
}

export function twoStepStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    ...bound(database, { find: findTwoStep }),
    begin: beginTwoStep,
    confirm: confirmTwoStep,
    takeStep: takeTimeStep,
    takeRecoveryCode,
    lock: lockTwoStep,
    replaceRecoveryCodes,
    remove: removeTwoStep,
  };
}

export async function findTwoStep(
  database: Database,
  customerId: string,
  within: Database | Transaction = database,
): Promise<TwoStep | null> {
  const found = await within
    .selectFrom('twoStep')
    .select(['secret', 'confirmedAt'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return found ? { secret: found.secret, isConfirmed: found.confirmedAt !== null } : null;
}

/** Replaces an unconfirmed one. False if two-step is on. */
export async function beginTwoStep(
  transaction: Transaction,
  customerId: string,
  secret: Buffer,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('twoStep')
    .values({ customerId, secret, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('customerId')
        .doUpdateSet({ secret, lastStep: 0, createdAt: now })
        .where('twoStep.confirmedAt', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if it was confirmed or restarted since. */
export async function confirmTwoStep(
  transaction: Transaction,
  customerId: string,
  secret: Buffer,
  step: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('twoStep')
    .set({ confirmedAt: now, lastStep: step })
    .where('customerId', '=', customerId)
    .where('confirmedAt', 'is', null)
    .where('secret', '=', secret)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** False if the code of this or a later step was already used. */
export async function takeTimeStep(
  transaction: Transaction,
  customerId: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('twoStep')
    .set({ lastStep: step })
    .where('customerId', '=', customerId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function takeRecoveryCode(
  transaction: Transaction,
  customerId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('recoveryCode')
    .set({ usedAt: now })
    .where('customerId', '=', customerId)
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Locks an enabled two-step until the transaction ends. False if it is off. */
export async function lockTwoStep(transaction: Transaction, customerId: string): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('twoStep')
      .select('customerId')
      .where('customerId', '=', customerId)
      .where('confirmedAt', 'is not', null)
      .forUpdate()
      .executeTakeFirst()) !== undefined
  );
}

export async function replaceRecoveryCodes(
  transaction: Transaction,
  customerId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recoveryCode').where('customerId', '=', customerId).execute();
  if (hashes.length === 0) return;
  await transaction
    .insertInto('recoveryCode')
    .values(hashes.map((hash) => ({ customerId, hash })))
    .execute();
}

export async function removeTwoStep(transaction: Transaction, customerId: string): Promise<void> {
  await transaction.deleteFrom('twoStep').where('customerId', '=', customerId).execute();
}
