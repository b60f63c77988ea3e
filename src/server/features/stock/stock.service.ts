/** Stock movements of orders and the workshop; notifies waiting customers when stock returns. */
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { enqueue } from '../../jobs/queue.ts';
import { stockStore } from './stock.store.ts';
import type { StockedState } from './stock.store.ts';
import { bound } from '../../bound.ts';

export type { Shortage, Wanted } from './stock.store.ts';

/** `count` by kind. delivered: added. removed: broken or lost. counted: now on the shelf. */
export interface StockChange {
  kind: 'delivered' | 'removed' | 'counted';
  count: number;
}

export interface StockLevel {
  /** Saleable stock before and after the change. */
  before: number;
  after: number;
  /** On the shelf, reserved for unpaid orders (held) and for paid ones not in production yet (sold). */
  held: number;
  sold: number;
  /** By how much the shelf falls short of held plus sold. */
  short: number;
}

/** Stock reserved for orders is not for sale, so it is subtracted from a count. */
export function stockAfter(
  { kind, count }: StockChange,
  { before, held, sold }: Pick<StockLevel, 'before' | 'held' | 'sold'>,
): Pick<StockLevel, 'after' | 'short'> {
  if (kind === 'delivered') return { after: before + count, short: 0 };
  if (kind === 'removed') return { after: before - count, short: 0 };
  const free = count - held - sold;
  return { after: Math.max(0, free), short: Math.max(0, -free) };
}

export interface StockDependencies {
  database: Database;
}

type StockContext = ReturnType<typeof contextOf>;

function contextOf({ database }: StockDependencies) {
  const store = stockStore(database);
  return { store };
}

export function stockService(dependencies: StockDependencies) {
  const context = contextOf(dependencies);
  return { ...context.store, ...bound(context, { release: releaseStock, change: changeStock }) };
}

function queueBackInStock(transaction: Transaction, blankVariantId: string) {
  return enqueue(
    transaction,
    'tellBackInStock',
    { blankVariantId },
    { key: `tellBackInStock-${blankVariantId}` },
  );
}

export async function releaseStock(
  { store }: StockContext,
  transaction: Transaction,
  orderId: string,
  states: readonly StockedState[] = ['held'],
): Promise<void> {
  for (const blankVariantId of await store.release(transaction, orderId, states))
    await queueBackInStock(transaction, blankVariantId);
}

/**
 * Records the workshop's stock change of a blank, by the blank's SKU. The row stays locked from
 * reading to writing, so that no sale is lost or counted twice. Throws productNotFound, and
 * stepNotAllowed if more is removed than is for sale.
 */
export function changeStock(
  { store }: StockContext,
  sku: string,
  change: StockChange,
): Promise<StockLevel> {
  return store.transaction(async (transaction) => {
    const present = await store.lockBySku(transaction, sku);
    if (!present)
      throw new ShopError('productNotFound', { message: `No blank has the SKU ${sku}.` });
    const { id, stock: before } = present;
    const { held, sold } = await store.reserved(transaction, id);
    const { after, short } = stockAfter(change, { before, held, sold });
    if (after < 0)
      throw new ShopError('stepNotAllowed', {
        message: `Only ${before} of ${sku} can be removed; the others are held or sold. Count the stock and use “counted”.`,
      });
    await store.set(transaction, id, after);
    if (before === 0 && after > 0) await queueBackInStock(transaction, id);
    return { before, held, sold, after, short };
  });
}
