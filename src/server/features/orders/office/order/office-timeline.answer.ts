/** The wire form of what happened to an order, with what the caller may see. */
import type { OfficeOrder } from '../../../../../contract/office/orders/order.ts';
import type { OfficeOrderView } from './office-order.service.ts';
import type { HistoryEntry } from './office-order.store.ts';
import type { Visibility } from '../visibility.ts';

/** Steps, notes and emails, oldest first. */
export function answerTimeline(
  { history, emails }: OfficeOrderView,
  visibility: Visibility,
): OfficeOrder['timeline'] {
  return [
    ...history.map((entry) => ({
      at: entry.at.toISOString(),
      kind: entry.event === 'note' ? ('note' as const) : ('step' as const),
      event: entry.event,
      actor: entry.actor,
      detail: detailOf(entry, visibility),
    })),
    ...emails.map(({ event, isRepeated, sentAt }) => ({
      at: sentAt.toISOString(),
      kind: 'email' as const,
      event: isRepeated ? `${event}Again` : event,
      actor: 'shop',
      detail: {},
    })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** Notes and reasons may name people. */
const OF_PEOPLE = new Set(['tracking', 'text', 'reason']);
const OF_MONEY = new Set(['amountPence', 'captured', 'creditNote']);

function detailOf({ detail }: HistoryEntry, { people, money }: Visibility) {
  const given = typeof detail === 'object' && detail !== null ? Object.entries(detail) : [];
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      if ((OF_PEOPLE.has(name) && !people) || (OF_MONEY.has(name) && !money)) return [];
      if (Array.isArray(value)) return [[name, value.map(String).join(', ')]];
      return typeof value === 'object' && value !== null ? [] : [[name, value ?? null]];
    }),
  );
}
