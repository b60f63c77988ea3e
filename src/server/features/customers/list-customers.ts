/** A page of the office's list of customers. */
import { ShopError } from '../../../domain/errors.ts';
import type { CustomersContext } from './customers.context.ts';
import { customerPage } from './customer-list.store.ts';
import type { CustomerSort, ListedRow, PageEnd } from './customer-list.store.ts';
import { searchCondition } from './customer-search.store.ts';

export interface CustomersQuery {
  search?: string | undefined;
  sort: CustomerSort;
  /** `next` of the page before. */
  after?: string | undefined;
}

const PAGE = 50;

/** Customers with an account, without the erased ones. Throws malformed if `after` is none. */
export async function listCustomers(
  { database }: Pick<CustomersContext, 'database'>,
  { search, sort, after }: CustomersQuery,
): Promise<{ rows: ListedRow[]; next: string | null }> {
  const end = after === undefined ? undefined : readEnd(after, sort);
  const isSearched = search !== undefined && search.trim() !== '';
  const condition = isSearched ? await searchCondition(database, search) : undefined;
  if (condition === null) return { rows: [], next: null };
  const rows = await customerPage(database, {
    sort,
    search: condition,
    after: end,
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  return { rows: shown, next: rows.length > PAGE ? writeEnd(shown.at(-1)!) : null };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
/** As `sort_name` is written. */
const NAME = /^[a-z\d ]*$/;

const writeEnd = ({ sortKey, id }: ListedRow): string =>
  Buffer.from(`${id} ${sortKey}`).toString('base64url');

function readEnd(written: string, sort: CustomerSort): PageEnd {
  const [id = '', ...parts] = Buffer.from(written, 'base64url').toString().split(' ');
  const key = parts.join(' ');
  const isKey = sort === 'name' ? NAME.test(key) : MOMENT.test(key) && isRealMoment(key);
  if (!isKey || !UUID.test(id))
    throw new ShopError('malformed', { message: 'This is not the end of a page.' });
  return [key, id];
}

/** 30 February has the shape of a date, but Postgres refuses it. */
function isRealMoment(key: string): boolean {
  const at = new Date(key);
  return !Number.isNaN(at.getTime()) && key.startsWith(at.toISOString().slice(0, -1));
}
