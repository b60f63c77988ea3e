/** Checks before a change that no one else was faster, and records it in the journal afterwards. */
import { ShopError } from '../../../../domain/errors.ts';
import { HISTORY_TEXTS } from '../../../../domain/orders/office/history-texts.ts';
import type { JournalValues } from '../../../database/column-values.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { AroundChange } from '../around-change.ts';
import { orderById } from '../orders.store.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { historyAfter, orderVersion } from './order-version.store.ts';
import type { HistoryEntry } from './order-version.store.ts';

export interface Recorded {
  /** Without the feature's name. */
  action: string;
  reason?: string | undefined;
  /** What the journal records besides the state. It cannot be erased, so it names no people. */
  values?: JournalValues;
  /** Checks the changed order; throws to undo the change. */
  check?: (transaction: Transaction) => Promise<void>;
}

/** Nothing is recorded if the change was made before and is repeated. */
export function recordedChange(
  { database, record }: Pick<OrderChangesDependencies, 'database' | 'record'>,
  author: ChangeAuthor,
  { action, reason, values = {}, check }: Recorded,
): AroundChange {
  let version = 0;
  return {
    async begin(transaction, { id }) {
      version = await orderVersion(transaction, id);
      if (author.version !== undefined && author.version !== version)
        throw changedMeanwhile(await historyAfter(transaction, id, author.version));
    },
    async end(transaction, before) {
      const entries = await historyAfter(transaction, before.id, version);
      if (entries.length === 0) return;
      await check?.(transaction);
      const { state, heldReason } = await orderById(database, before.id, transaction);
      const { actor, requestId } = author;
      await record(transaction, {
        actor,
        action: `order.${action}`,
        subject: { kind: 'order', id: before.id },
        before: { state: before.state, hold: before.heldReason },
        after: { state, hold: heldReason, by: author.name, ...amountOf(entries), ...values },
        ...(reason !== undefined && { reason }),
        ...(requestId !== undefined && { requestId }),
      });
    },
  };
}

function amountOf(entries: readonly HistoryEntry[]): { amountPence?: number } {
  for (const { detail } of entries)
    if (typeof detail === 'object' && detail !== null && 'amountPence' in detail)
      return { amountPence: Number(detail.amountPence) };
  return {};
}

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

const textOf = (event: string): string => HISTORY_TEXTS[event] ?? event;

/** Names what changed and by whom, as the history has it. */
function changedMeanwhile(entries: readonly HistoryEntry[]): ShopError {
  const changes = entries.map(
    ({ event, actor, at }) => `${textOf(event)}, by ${actor}, ${time.format(at)}`,
  );
  return new ShopError('changedMeanwhile', {
    message: `This order has changed since you opened it: ${changes.join('; ') || 'open it again'}.`,
    violations: entries.map(({ event, actor, at }) => ({
      propertyPath: event,
      message: `${actor}, ${at.toISOString()}`,
    })),
  });
}
