/** Payment attempts in the database. */
import type { AttemptState } from '../../../domain/payment-steps.ts';
import type { Database, Transaction } from '../../database/connection.ts';

export interface Attempt {
  id: string;
  orderId: string;
  provider: string;
  providerOrderId: string | null;
  /** Names the attempt to the provider: as request id and as invoice id. */
  requestId: string;
  state: AttemptState;
  amountPence: number;
  currency: string;
  approvalUrl: string | null;
  failure: string | null;
  capturingSince: Date | null;
  captureTry: number;
  attemptNumber: number;
  createdAt: Date;
}

export type AttemptChange = Partial<
  Pick<Attempt, 'failure' | 'capturingSince' | 'captureTry' | 'providerOrderId' | 'approvalUrl'>
>;

const ATTEMPT = [
  'id',
  'orderId',
  'provider',
  'providerOrderId',
  'requestId',
  'state',
  'amountPence',
  'currency',
  'approvalUrl',
  'failure',
  'capturingSince',
  'captureTry',
  'attemptNumber',
  'createdAt',
] as const;
type Within = Database | Transaction;

export function attemptsStore(database: Database) {
  return {
    attempts: async (orderId: string, within: Within = database): Promise<Attempt[]> =>
      (await within
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('orderId', '=', orderId)
        .orderBy('attemptNumber', 'desc')
        .execute()) as Attempt[],

    attempt: async (id: string): Promise<Attempt | null> =>
      ((await database
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('id', '=', id)
        .executeTakeFirst()) as Attempt | undefined) ?? null,

    /** The order must be locked first: every path takes locks in the order cart, order, attempt, stock. */
    lockAttempt: async (transaction: Transaction, id: string): Promise<Attempt> =>
      (await transaction
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()) as Attempt,

    attemptByProviderOrder: async (
      provider: string,
      providerOrderId: string,
    ): Promise<Attempt | null> =>
      ((await database
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('provider', '=', provider)
        .where('providerOrderId', '=', providerOrderId)
        .executeTakeFirst()) as Attempt | undefined) ?? null,

    insertAttempt: async (transaction: Transaction, attempt: Attempt): Promise<void> => {
      await transaction
        .insertInto('paymentAttempt')
        .values({ ...attempt, updatedAt: attempt.createdAt })
        .execute();
    },

    changeAttempt: async (
      within: Within,
      id: string,
      state: AttemptState,
      change: AttemptChange,
      now: Date,
    ): Promise<void> => {
      await within
        .updateTable('paymentAttempt')
        .set({ ...change, state, updatedAt: now })
        .where('id', '=', id)
        .execute();
    },

    /** Only the first answer counts; a repeat under the same request id brings the same one. */
    noteProviderOrder: async (
      id: string,
      providerOrderId: string,
      approvalUrl: string,
      now: Date,
    ): Promise<void> => {
      await database
        .updateTable('paymentAttempt')
        .set({ providerOrderId, approvalUrl, updatedAt: now })
        .where('id', '=', id)
        .where('providerOrderId', 'is', null)
        .execute();
    },

    isCartBeingPaid: async (cartId: string, transaction: Transaction): Promise<boolean> =>
      (await transaction
        .selectFrom('paymentAttempt')
        .innerJoin('customerOrder', 'customerOrder.id', 'paymentAttempt.orderId')
        .select('paymentAttempt.id')
        .where('customerOrder.cartId', '=', cartId)
        .where('customerOrder.state', '<>', 'cancelled')
        .where('paymentAttempt.state', 'in', ['capturing', 'pending'])
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Attempts whose capture began before `before` and was never recorded, and those that wait for the provider. */
    unsettled: async (capturingBefore: Date, pendingBefore: Date): Promise<string[]> => {
      const rows = await database
        .selectFrom('paymentAttempt')
        .select('id')
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'capturing'), eb('capturingSince', '<', capturingBefore)]),
            eb.and([eb('state', '=', 'pending'), eb('updatedAt', '<', pendingBefore)]),
          ]),
        )
        .orderBy('createdAt')
        .limit(100)
        .execute();
      return rows.map(({ id }) => id);
    },

    openSince: async (before: Date): Promise<Attempt[]> =>
      (await database
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('state', 'in', ['created', 'approved'])
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(100)
        .execute()) as Attempt[],
  };
}
