/** What the list of orders asks the server for, from its address. */
import type { CallRequest } from '../../api/call.ts';
import { isProcess, PROCESS_NAMES } from '../../../domain/catalogue/process-names.ts';

export type OrdersQuery = Omit<CallRequest<'orders'>['query'], 'after'>;

/** Views by their name in the address; '' is the first. */
const VIEWS = {
  '': { state: 'paid,inProduction', sort: 'dispatch' },
  late: { due: 'late', sort: 'dispatch' },
  today: { due: 'today', sort: 'dispatch' },
  tomorrow: { due: 'tomorrow', sort: 'dispatch' },
  answer: { review: 'true', sort: 'oldest' },
  making: { state: 'inProduction', sort: 'dispatch' },
  hold: { held: 'true', sort: 'dispatch' },
  dispatched: { state: 'dispatched,delivered', sort: 'newest' },
  all: { sort: 'newest' },
} as const satisfies Record<string, OrdersQuery>;

export type ViewKey = keyof typeof VIEWS;

export const isView = (name: string): name is ViewKey => Object.hasOwn(VIEWS, name);

const SORTS = ['dispatch', 'newest', 'oldest'] as const;
type Sort = (typeof SORTS)[number];
const isSort = (name: string): name is Sort => (SORTS as readonly string[]).includes(name);

export const PROCESS_OPTIONS = [
  { value: '', label: 'Any process' },
  ...Object.entries(PROCESS_NAMES).map(([value, label]) => ({ value, label })),
];

/** Leaves out what the address has by mistake. */
export function ordersQuery(get: (name: string) => string): OrdersQuery & { sort: Sort } {
  const [view, sort, process, search] = [get('view'), get('sort'), get('process'), get('q')];
  const chosen = VIEWS[isView(view) ? view : ''];
  return {
    ...chosen,
    ...(isSort(sort) && { sort }),
    ...(isProcess(process) && { process }),
    ...(search !== '' && { search }),
  };
}
