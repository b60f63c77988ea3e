/** Stock as orders and the workshop move it; whoever wishes for what had run out is told when there is some again. */
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { enqueue } from '../../jobs/queue.ts';
import { stockStore } from './stock.store.ts';
import type { HoldState } from './stock.store.ts';
import { bound } from '../../bound.ts';

export type { Shortage, Wanted } from './stock.store.ts';

/** delivered: so many came. removed: so many broke or were lost. counted: so many lie on the shelf now. */
export interface StockChange {
  kind: 'delivered' | 'removed' | 'counted';
  count: number;
}

export interface StockStanding {
  /** What could be sold before, and can be sold after. */
  before: number;
  after: number;
  /** On the shelf for orders that wait for payment, and for paid ones that are not in production yet. */
  held: number;
  sold: number;
  /** By how many the shelf is short of what is held and sold. */
  short: number;
}

/** What lies on the shelf for orders is not for sale, so a count is taken less these. */
export function stockAfter(
  { kind, count }: StockChange,
  { before, held, sold }: Pick<StockStanding, 'before' | 'held' | 'sold'>,
): Pick<StockStanding, 'after' | 'short'> {
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
  states: readonly HoldState[] = ['held'],
): Promise<void> {
  for (const blankVariantId of await store.release(transaction, orderId, states))
    await queueBackInStock(transaction, blankVariantId);
}

/**
 * What the workshop says of a blank, by its own SKU. The row stays locked from reading to writing, so that no sale
 * is lost or counted twice. Throws productNotFound, and stepNotAllowed where more is taken off than is for sale.
 */
export function changeStock(
  { store }: StockContext,
  sku: string,
  change: StockChange,
): Promise<StockStanding> {
  return store.transaction(async (transaction) => {
    const present = await store.lockBySku(transaction, sku);
    if (!present)
      throw new ShopError('productNotFound', { message: `No blank has the SKU ${sku}.` });
    const { id, stock: before } = present;
    const { held, sold } = await store.reserved(transaction, id);
    const { after, short } = stockAfter(change, { before, held, sold });
    if (after < 0)
      throw new ShopError('stepNotAllowed', {
        message: `Only ${before} of ${sku} can be taken off; the others are held or sold. Count the shelf and use “counted”.`,
      });
    await store.set(transaction, id, after);
    if (before === 0 && after > 0) await queueBackInStock(transaction, id);
    return { before, held, sold, after, short };
  });
}
