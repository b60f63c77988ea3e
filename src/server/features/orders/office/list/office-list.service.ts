/** The office's list of orders: pages, counts, and all rows of a view for its export. */
import type { Clock } from '../../../../../domain/time/clock.ts';
import { dayAfter } from '../../../../../domain/orders/due.ts';
import { ShopError } from '../../../../../domain/errors.ts';
import { londonDate } from '../../../../../domain/time/london-date.ts';
import { londonMoment } from '../../../../../domain/time/london-moment.ts';
import type { Database } from '../../../../database/connection/connection.ts';
import { bound } from '../../../../bound.ts';
import { countOfView, officeCounts, officePage } from './office-list.store.ts';
import type {
  OfficeRow,
  OrderCounts,
  OrderFilter,
  PageEnd,
  ViewQuery,
} from './office-list.store.ts';
import { searchCondition } from './office-search.store.ts';

export type { OfficeRow } from './office-list.store.ts';

export interface OfficeListDependencies {
  database: Database;
  clock: Clock;
}

export interface OrderView extends Omit<OrderFilter, 'placedFrom' | 'placedBefore'> {
  search?: string | undefined;
  /** Whether the search also covers names, email, postcode and tracking numbers. */
  withPeople: boolean;
  /** Plain dates in London, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface OrderPage {
  /** Plain date in London. */
  today: string;
  rows: OfficeRow[];
  next: string | null;
}

const PAGE = 50;
const SHOWN_LINES = 3;
const EXPORTED_AT_ONCE = 1000;
const EXPORTED_LINES = 1000;
const MOST_COUNTED = 10_000;
const MOST_IN_VIEW = 100;

export type OfficeListService = ReturnType<typeof officeListService>;

export function officeListService(dependencies: OfficeListDependencies) {
  return bound(dependencies, {
    page: listOrders,
    counts: countOrders,
    count: countView,
    all: allOrders,
  });
}

/** @param after `next` of the page before. Throws malformed if it is none. */
export async function listOrders(
  { database, clock }: OfficeListDependencies,
  view: OrderView,
  after?: string,
): Promise<OrderPage> {
  const query = await queryOf(database, view, clock());
  const today = londonDate(clock());
  if (!query) return { today, rows: [], next: null };
  const rows = await officePage(database, {
    ...query,
    ...(after !== undefined && { after: readEnd(after, view.sort) }),
    limit: PAGE + 1,
    lines: SHOWN_LINES,
  });
  const shown = rows.slice(0, PAGE);
  return { today, rows: shown, next: rows.length > PAGE ? writeEnd(shown.at(-1)!) : null };
}

export function countOrders({ database, clock }: OfficeListDependencies): Promise<OrderCounts> {
  return officeCounts(database, { ...daysOf(clock()), most: MOST_COUNTED });
}

/** At most a hundred. */
export async function countView(
  { database, clock }: OfficeListDependencies,
  view: OrderView,
): Promise<number> {
  const query = await queryOf(database, view, clock());
  return query ? countOfView(database, { ...query, most: MOST_IN_VIEW }) : 0;
}

/** All orders of a view, read a thousand at a time as they are consumed. */
export async function* allOrders(
  { database, clock }: OfficeListDependencies,
  view: OrderView,
): AsyncGenerator<OfficeRow> {
  const query = await queryOf(database, view, clock());
  let after: PageEnd | undefined;
  while (query) {
    const rows = await officePage(database, {
      ...query,
      after,
      limit: EXPORTED_AT_ONCE,
      lines: EXPORTED_LINES,
    });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < EXPORTED_AT_ONCE) return;
    after = [last.sortKey, last.id];
  }
}

/** Null if the search cannot match anything. */
async function queryOf(
  database: Database,
  { search, withPeople, from, to, ...filter }: OrderView,
  now: Date,
): Promise<ViewQuery | null> {
  const isSearched = search !== undefined && search.trim() !== '';
  const condition = isSearched
    ? await searchCondition(database, { text: search, withPeople })
    : undefined;
  if (condition === null) return null;
  return {
    ...filter,
    ...daysOf(now),
    search: condition,
    placedFrom: from === undefined ? undefined : midnight(from),
    placedBefore: to === undefined ? undefined : midnight(dayAfter(to)),
  };
}

function daysOf(now: Date): { today: string; tomorrow: string } {
  const today = londonDate(now);
  return { today, tomorrow: dayAfter(today) };
}

const midnight = (day: string): Date => londonMoment(`${day}T00:00`)!;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

const writeEnd = ({ sortKey, id }: OfficeRow): string =>
  Buffer.from(`${sortKey} ${id}`).toString('base64url');

function readEnd(written: string, sort: OrderView['sort']): PageEnd {
  const [key = '', id = ''] = Buffer.from(written, 'base64url').toString().split(' ');
  const isKey = sort === 'dispatch' ? DAY.test(key) : MOMENT.test(key) && isRealMoment(key);
  if (!isKey || !UUID.test(id))
    throw new ShopError('malformed', { message: 'This is not the end of a page.' });
  return [key, id];
}

/** 30 February has the shape of a date, but Postgres refuses it. */
function isRealMoment(key: string): boolean {
  const at = new Date(key);
  return !Number.isNaN(at.getTime()) && key.startsWith(at.toISOString().slice(0, -1));
}
