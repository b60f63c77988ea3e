/** Reads and writes a list's page, order and filter in its URL. */
import type { SortOrder } from '../../../contract/shapes/wire.ts';

export const SORT_ORDERS: readonly SortOrder[] = ['featured', 'newest', 'price-low', 'price-high'];

/** Known parameters of every list, in the order of their canonical URL. */
export const LIST_PARAMETERS = ['blank', 'sort', 'page'] as const;

/** Known parameters of lists with facets, in the order of their canonical URL. */
export const FACET_PARAMETERS = ['category', 'occasion', 'process', 'from', 'to'] as const;

export interface ListQuery {
  page: number;
  sort: SortOrder;
  blank?: string;
}

const LAST_PAGE = 1000;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Ignores what it cannot read: a malformed URL shows the list, not an error. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const page = Number(parameters.get('page') ?? 1);
  const sort = SORT_ORDERS.find((order) => order === parameters.get('sort')) ?? 'featured';
  const blank = parameters.get('blank') ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    sort,
    ...(SLUG.test(blank) && { blank }),
  };
}

/** '' or '?blank=white-mug&page=2'. Omits defaults, so that a list has one URL. */
export function writeListQuery({ page, sort, blank }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (blank) parameters.set('blank', blank);
  if (sort !== 'featured') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** The same as parameters by name, without the page. */
export function filterParametersOf({ sort, blank }: ListQuery): Record<string, string> {
  return { ...(blank && { blank }), ...(sort !== 'featured' && { sort }) };
}
