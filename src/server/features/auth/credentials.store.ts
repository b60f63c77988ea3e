/** The customer data that sign-in needs. */
import type { Database, Transaction } from '../../database/connection/connection.ts';

export interface Credentials {
  customerId: string;
  email: string;
  passwordHash: string | null;
  isConfirmed: boolean;
  /** Neither deactivated nor erased. */
  isActive: boolean;
}

export function credentialsStore(database: Database) {
  async function find(column: 'email' | 'id', value: string): Promise<Credentials | null> {
    const found = await database
      .selectFrom('customer')
      .select(['id', 'email', 'passwordHash', 'emailConfirmedAt', 'deactivatedAt', 'erasedAt'])
      .where(column, '=', value)
      .executeTakeFirst();
    if (!found) return null;
    return {
      customerId: found.id,
      email: found.email,
      passwordHash: found.passwordHash,
      isConfirmed: found.emailConfirmedAt !== null,
      isActive: found.deactivatedAt === null && found.erasedAt === null,
    };
  }

  return {
    byEmail: (email: string) => find('email', email),
    byId: (customerId: string) => find('id', customerId),

    /**
     * Whether the checked password is still the customer's. Holds until the transaction ends: a
     * password change waits, and then also ends the session opened here.
     */
    isStill: async (
      transaction: Transaction,
      customerId: string,
      passwordHash: string,
    ): Promise<boolean> =>
      (await transaction
        .selectFrom('customer')
        .select('id')
        .where('id', '=', customerId)
        .where('passwordHash', '=', passwordHash)
        .where('deactivatedAt', 'is', null)
        .where('erasedAt', 'is', null)
        .forShare()
        .executeTakeFirst()) !== undefined,
  };
}
