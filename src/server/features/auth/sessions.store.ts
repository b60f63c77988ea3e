/** Sessions and their families of refresh tokens in the database. */
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { bound } from '../../bound.ts';

export type SessionEnd =
  | 'signedOut'
  | 'tokenReused'
  | 'passwordChanged'
  | 'recovered'
  | 'deactivated'
  | 'erased';

export interface NewRefreshToken {
  hash: string;
  sessionId: string;
  parentHash: string | null;
  issuedAt: Date;
  expiresAt: Date;
}
export interface Bearing {
  customerId: string;
  sessionId: string;
}
export interface StoredRefreshToken extends Bearing {
  usedAt: Date | null;
  /** Whether a successor of this token has been used too. */
  isGrandparent: boolean;
}

export function sessionsStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    ...bound(database, { isAlive: isSessionOpen }),
    open: openSession,
    insertToken: insertRefreshToken,
    useToken: useRefreshToken,
    findToken: findRefreshToken,
    end: endSession,
    endAll: endSessions,
  };
}

/** Whether the session is open and its customer active. */
export async function isSessionOpen(
  database: Database,
  sessionId: string,
  customerId: string,
): Promise<boolean> {
  return (
    (await database
      .selectFrom('session')
      .innerJoin('customer', 'customer.id', 'session.customerId')
      .select('session.id')
      .where('session.id', '=', sessionId)
      .where('session.customerId', '=', customerId)
      .where('session.endedAt', 'is', null)
      .where('customer.deactivatedAt', 'is', null)
      .where('customer.erasedAt', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}

export async function openSession(
  transaction: Transaction,
  customerId: string,
  now: Date,
): Promise<string> {
  const id = newId();
  await transaction.insertInto('session').values({ id, customerId, createdAt: now }).execute();
  return id;
}

export async function insertRefreshToken(
  transaction: Transaction,
  token: NewRefreshToken,
): Promise<void> {
  await transaction.insertInto('refreshToken').values(token).execute();
}

/** Consumes a token, for one caller only: null if it is used, expired or unknown, or its session has ended. */
export async function useRefreshToken(
  transaction: Transaction,
  hash: string,
  now: Date,
): Promise<Bearing | null> {
  return (
    (await transaction
      .updateTable('refreshToken')
      .from('session')
      .innerJoin('customer', 'customer.id', 'session.customerId')
      .set({ usedAt: now })
      .whereRef('session.id', '=', 'refreshToken.sessionId')
      .where('refreshToken.hash', '=', hash)
      .where('refreshToken.usedAt', 'is', null)
      .where('refreshToken.expiresAt', '>', now)
      .where('session.endedAt', 'is', null)
      .where('customer.deactivatedAt', 'is', null)
      .where('customer.erasedAt', 'is', null)
      .returning(['session.id as sessionId', 'session.customerId'])
      .executeTakeFirst()) ?? null
  );
}

/** Finds a token of an open session. */
export async function findRefreshToken(
  transaction: Transaction,
  hash: string,
): Promise<StoredRefreshToken | null> {
  const found = await transaction
    .selectFrom('refreshToken')
    .innerJoin('session', 'session.id', 'refreshToken.sessionId')
    .innerJoin('customer', 'customer.id', 'session.customerId')
    .select(['refreshToken.usedAt', 'session.id as sessionId', 'session.customerId'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('refreshToken as child')
          .select('child.hash')
          .whereRef('child.parentHash', '=', 'refreshToken.hash')
          .where('child.usedAt', 'is not', null),
      ).as('isGrandparent'),
    )
    .where('refreshToken.hash', '=', hash)
    .where('session.endedAt', 'is', null)
    .where('customer.deactivatedAt', 'is', null)
    .where('customer.erasedAt', 'is', null)
    .executeTakeFirst();
  return found ? { ...found, isGrandparent: Boolean(found.isGrandparent) } : null;
}

export async function endSession(
  transaction: Transaction,
  sessionId: string,
  endedBy: SessionEnd,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ endedAt: now, endedBy })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

export async function endSessions(
  transaction: Transaction,
  customerId: string,
  endedBy: SessionEnd,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ endedAt: now, endedBy })
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .$if(exceptSessionId !== undefined, (query) =>
      query.where('id', '!=', exceptSessionId as string),
    )
    .execute();
}
