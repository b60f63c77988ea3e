/** The office's calls for its list of orders. */
import type { OfficeHandlers, StaffCaller } from '../../../../http/office/serve-office.ts';
import { answerListed, tableOf } from './office-list.answer.ts';
import { visibilityOf } from '../visibility.ts';
import type { OfficeListService, OrderView } from './office-list.service.ts';

export function officeListRoutes(service: OfficeListService) {
  return {
    orders: async ({ query: { after, ...query }, caller }) => {
      const { today, rows, next } = await service.page(viewOf(query, caller), after);
      return {
        orders: rows.map((row) => answerListed(row, today, visibilityOf(caller.role))),
        next,
      };
    },
    orderCounts: () => service.counts(),
    orderCount: async ({ query, caller }) => ({
      count: await service.count(viewOf(query, caller)),
    }),
    ordersExport: async ({ query, caller }) => ({
      name: 'orders.csv',
      rows: tableOf(service.all(viewOf(query, caller)), visibilityOf(caller.role)),
    }),
  } satisfies OfficeHandlers;
}

type ListQuery = Omit<OrderView, 'withPeople' | 'states' | 'isHeld' | 'isInReview'> & {
  state?: OrderView['states'];
  held?: boolean | undefined;
  review?: boolean | undefined;
};

const viewOf = ({ state, held, review, ...query }: ListQuery, caller: StaffCaller): OrderView => ({
  ...query,
  states: state,
  isHeld: held,
  isInReview: review,
  withPeople: visibilityOf(caller.role).people,
});
