/** The additions to carts that have a key, in the database. */
import type { Transaction } from '../../database/connection/connection.ts';
import { toJson } from '../../database/json.ts';

export interface AddedLine {
  productId: string;
  personalisationHash: string;
  quantity: number;
}

/** False if the cart already has an addition with this key. */
export async function recordAddition(
  transaction: Transaction,
  cartId: string,
  { key, productId }: { key: string; productId: string },
  added: readonly Omit<AddedLine, 'productId'>[],
): Promise<boolean> {
  const lines = added.map(({ personalisationHash, quantity }) => ({
    personalisationHash,
    quantity,
  }));
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('cartAddition')
    .values({ cartId, key, productVariantId: productId, lines: toJson(lines) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The items the list added, or none on a repeated call; null if the cart never had this list. */
export async function takeAdditionBack(
  transaction: Transaction,
  cartId: string,
  key: string,
): Promise<AddedLine[] | null> {
  const addition = await transaction
    .selectFrom('cartAddition')
    .select(['productVariantId as productId', 'lines'])
    .where('cartId', '=', cartId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!addition) return null;
  await transaction
    .updateTable('cartAddition')
    .set({ lines: toJson([]) })
    .where('cartId', '=', cartId)
    .where('key', '=', key)
    .execute();
  const { productId, lines } = addition;
  return lines.map((line) => ({ ...line, productId }));
}
