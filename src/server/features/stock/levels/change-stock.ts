/** Records deliveries, losses and counts of a blank; notifies waiting customers when stock returns. */
import { ShopError } from '../../../../domain/errors.ts';
import { stockAfter, stockAfterSpoilage } from '../../../../domain/orders/stock-change.ts';
import type {
  StockBefore,
  StockChange,
  StockLevel,
} from '../../../../domain/orders/stock-change.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { newId } from '../../../database/ids.ts';
import type { JournalActor } from '../../journal/journal.service.ts';
import { queueBackInStock } from '../back-in-stock.ts';
import type { StockLevelsContext } from './stock-levels.context.ts';

/** Who changes stock. */
export interface StockEditor {
  actor: JournalActor;
  requestId?: string;
  reason?: string;
  /** A UUID that the caller made; a repeated call with it changes nothing more. */
  key?: string;
}

/**
 * Records the workshop's stock change of a blank, by the blank's SKU. The row stays locked from
 * reading to writing, so that no sale is lost or counted twice. Throws productNotFound, and
 * stepNotAllowed if more is removed than is for sale.
 */
export function changeStock(
  context: StockLevelsContext,
  sku: string,
  change: StockChange,
  editor: StockEditor,
): Promise<StockLevel> {
  return context.stock.transaction((transaction) =>
    changeStockWithin(context, transaction, { sku, change, editor }, (level) => {
      const next = stockAfter(change, level);
      if (next.after >= 0) return next;
      throw new ShopError('stepNotAllowed', {
        message: `Only ${level.before} of ${sku} can be removed; the others are held or sold. Count the stock and use “counted”.`,
      });
    }),
  );
}

/**
 * Takes blanks for pieces of an order's line that are made again, in the transaction of the caller.
 * Where too few are for sale, other orders are short of them.
 */
export async function takeBlanks(
  context: StockLevelsContext,
  transaction: Transaction,
  { blankVariantId, count, editor }: { blankVariantId: string; count: number; editor: StockEditor },
): Promise<void> {
  const sku = await context.stock.skuOf(transaction, blankVariantId);
  const change = { kind: 'removed', count } as const;
  await changeStockWithin(context, transaction, { sku, change, editor }, (level) =>
    stockAfterSpoilage(count, level),
  );
}

async function changeStockWithin(
  { stock, levels, clock, record }: StockLevelsContext,
  transaction: Transaction,
  { sku, change, editor }: { sku: string; change: StockChange; editor: StockEditor },
  next: (level: StockBefore) => Pick<StockLevel, 'after' | 'short'>,
): Promise<StockLevel> {
  const { actor, requestId, reason, key } = editor;
  const present = await stock.lockBySku(transaction, sku);
  if (!present) throw unknownSku(sku);
  const known = key === undefined ? undefined : await levels.changeByKey(transaction, key);
  if (known) return known;
  const { id, stock: before, shortage } = present;
  const { held, sold } = await stock.reserved(transaction, id);
  const { after, short } = next({ before, held, sold, short: shortage });
  await stock.set(transaction, id, { stock: after, shortage: short });
  if (before === 0 && after > 0) await queueBackInStock(transaction, id);
  const level = { before, held, sold, after, short };
  await levels.insertChange(transaction, {
    id: key ?? newId(),
    blankVariantId: id,
    ...change,
    ...level,
    actorKind: actor.kind,
    actor: actor.name,
    reason: reason ?? null,
    at: clock(),
  });
  await record(transaction, {
    actor,
    action: `stock.${change.kind}`,
    subject: { kind: 'stock', id: sku },
    before: { forSale: before },
    after: { forSale: after, count: change.count },
    ...(reason !== undefined && { reason }),
    ...(requestId !== undefined && { requestId }),
  });
  return level;
}

export const unknownSku = (sku: string): ShopError =>
  new ShopError('productNotFound', { message: `No blank has the SKU ${sku}.` });
