/** Records that the palette finds on the server: what the member's role may see. */
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Permission } from '../../domain/staff/permissions.ts';
import { callOffice } from '../api/call.ts';
import { senderText } from '../messages/message.ts';
import { productsOf, wordsOf } from '../orders/order-texts.ts';
import type { IconName } from '../parts/icon.tsx';
import { useAfterPause } from '../parts/use-after-pause.ts';
import { useMay } from '../session/session.ts';

export interface FoundRecord {
  key: string;
  name: string;
  /** What else tells it from others. */
  detail: string;
  to: string;
}

interface RecordKind {
  group: string;
  icon: IconName;
  may: Permission;
  /** The best first. */
  find: (search: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}

const KINDS: readonly RecordKind[] = [
  {
    group: 'Orders',
    icon: 'orders',
    may: 'orders.see',
    find: async (search, signal) => {
      const query = { search, sort: 'newest' } as const;
      const { orders } = await callOffice('orders', { query }, signal);
      return orders.map((order) => ({
        key: order.reference,
        name: order.reference,
        detail: [order.lines[0] && wordsOf(order.lines[0]), order.buyer?.name, productsOf(order)]
          .filter(Boolean)
          .join(', '),
        to: `/office/orders/${order.reference}`,
      }));
    },
  },
  {
    group: 'Customers',
    icon: 'customers',
    may: 'customers.see',
    find: async (search, signal) => {
      const { customers } = await callOffice('customers', { query: { search } }, signal);
      return customers.map(({ id, name, email, town, postcode }) => ({
        key: id,
        name: name || email,
        detail: [email, town, postcode].filter(Boolean).join(', '),
        to: `/office/customers/${id}`,
      }));
    },
  },
  {
    group: 'Messages',
    icon: 'mail',
    may: 'messages.see',
    find: async (search, signal) => {
      const query = { search, state: 'all' } as const;
      const { messages } = await callOffice('messages', { query }, signal);
      return messages.map(({ id, sender, excerpt }) => ({
        key: id,
        name: senderText(sender),
        detail: excerpt,
        to: `/office/messages/${id}`,
      }));
    },
  },
  {
    group: 'Stock',
    icon: 'stock',
    may: 'stock.see',
    find: async (search, signal) => {
      const { blanks } = await callOffice('stock', { query: { search } }, signal);
      return blanks.map(({ sku, blank, finish, forSale }) => ({
        key: sku,
        name: sku,
        detail: `${blank}, ${finish}, ${forSale} for sale`,
        to: `/office/stock?q=${encodeURIComponent(sku)}`,
      }));
    },
  },
];

const SHORTEST = 2;
const LONGEST = 100;
const SHOWN_OF_EACH = 5;

interface ShownRecord extends FoundRecord {
  group: string;
  icon: IconName;
  /** Whether its group answers what was typed, and not what was typed before. */
  isCurrent: boolean;
}

export interface FoundRecords {
  found: readonly ShownRecord[];
  /** Whether every group does. */
  isCurrent: boolean;
  error: Error | null;
}

/** Searches after a short pause in typing. */
export function useRecords(typed: string): FoundRecords {
  const may = useMay();
  const wanted = typed.trim().slice(0, LONGEST);
  const search = useAfterPause(wanted);
  const isSearched = search.length >= SHORTEST && wanted.length >= SHORTEST;
  const kinds = KINDS.filter((kind) => may(kind.may));
  const results = useQueries({
    queries: kinds.map(({ group, find }) => ({
      queryKey: ['find', group, search],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(search, signal),
      enabled: isSearched,
      placeholderData: keepPreviousData,
    })),
  });
  if (!isSearched) return { found: [], isCurrent: wanted.length < SHORTEST, error: null };
  const found = kinds.flatMap(({ group, icon }, place) => {
    const { data = [], isPlaceholderData = true } = results[place] ?? {};
    const isCurrent = search === wanted && !isPlaceholderData;
    return data
      .slice(0, SHOWN_OF_EACH)
      .map((record): ShownRecord => ({ ...record, group, icon, isCurrent }));
  });
  return {
    found,
    isCurrent:
      search === wanted &&
      results.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData),
    error: results.find(({ error }) => error)?.error ?? null,
  };
}
