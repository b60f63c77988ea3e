/** Takes a product off sale and puts it back. Its rows stay, because orders, carts and wishlists refer to them. */
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';

export interface Withdrawal {
  withdrawnAt: Date;
  reason: string | null;
}

interface WithdrawalDependencies {
  database: Database;
  clock: Clock;
}

export function productWithdrawal({ database, clock }: WithdrawalDependencies) {
  return {
    /** A product that is already withdrawn keeps its date and reason. Throws productNotFound. */
    withdraw: (slug: string, reason: string | null): Promise<Withdrawal & { isNew: boolean }> =>
      database.transaction().execute(async (transaction) => {
        const before = await lockProduct(transaction, slug);
        if (before) return { ...before, isNew: false };
        const withdrawal = { withdrawnAt: clock(), reason };
        await setWithdrawal(transaction, slug, withdrawal);
        return { ...withdrawal, isNew: true };
      }),

    /** Returns the withdrawal that ends; null if the product is already on sale. Throws productNotFound. */
    offerAgain: (slug: string): Promise<Withdrawal | null> =>
      database.transaction().execute(async (transaction) => {
        const before = await lockProduct(transaction, slug);
        if (before) await setWithdrawal(transaction, slug, null);
        return before;
      }),
  };
}

async function lockProduct(transaction: Transaction, slug: string): Promise<Withdrawal | null> {
  const product = await transaction
    .selectFrom('product')
    .select(['withdrawnAt', 'withdrawnReason'])
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!product)
    throw new ShopError('productNotFound', { message: `No product has the slug ${slug}.` });
  const { withdrawnAt, withdrawnReason } = product;
  return withdrawnAt && { withdrawnAt, reason: withdrawnReason };
}

/** A trigger on the table notifies all processes at commit. */
async function setWithdrawal(
  transaction: Transaction,
  slug: string,
  withdrawal: Withdrawal | null,
): Promise<void> {
  await transaction
    .updateTable('product')
    .set({
      withdrawnAt: withdrawal?.withdrawnAt ?? null,
      withdrawnReason: withdrawal?.reason ?? null,
    })
    .where('slug', '=', slug)
    .execute();
}
