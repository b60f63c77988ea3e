/** Sessions and their families of refresh tokens in the database. */
import type { Database, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';

export type SessionEnd =
  | 'signedOut'
  | 'tokenReused'
  | 'passwordChanged'
  | 'recovered'
  | 'deactivated'
  | 'erased';

export function sessionsStore(database: Database) {
  return {
    /** Whether the session goes on and its customer may still use the shop. */
    isAlive: async (sessionId: string, customerId: string): Promise<boolean> =>
      (await database
        .selectFrom('session')
        .innerJoin('customer', 'customer.id', 'session.customerId')
        .select('session.id')
        .where('session.id', '=', sessionId)
        .where('session.customerId', '=', customerId)
        .where('session.endedAt', 'is', null)
        .where('customer.deactivatedAt', 'is', null)
        .executeTakeFirst()) !== undefined,

    open: async (transaction: Transaction, customerId: string, now: Date): Promise<string> => {
      const id = newId();
      await transaction.insertInto('session').values({ id, customerId, createdAt: now }).execute();
      return id;
    },
  };
}
