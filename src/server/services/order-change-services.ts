/** How the staff and commands change orders. */
import { boardService } from '../features/orders/board/board.service.ts';
import { scansService } from '../features/orders/board/scans.service.ts';
import { orderNews } from '../features/orders/order-news.ts';
import { orderChangesService } from '../features/orders/changes/order-changes.service.ts';
import { trackingService } from '../features/orders/sending/tracking.service.ts';
import type { buyingServices } from './buying-services.ts';
import type { checkoutServices } from './checkout-services.ts';
import type { OfficeServices } from './office-services.ts';
import type { PeopleServices } from './people-services.ts';
import type { OrderServices } from './order-services.ts';
import type { workshopServices } from './workshop-services.ts';
import type { Surroundings } from './surroundings.ts';

export function orderChangeServices(
  { settings, database, clock }: Surroundings,
  { journal }: Pick<OfficeServices, 'journal'>,
  { orders, course, orderRefunds, orderEditing }: OrderServices,
  { cancel }: Pick<ReturnType<typeof checkoutServices>, 'cancel'>,
  { stockLevels }: Pick<ReturnType<typeof buyingServices>, 'stockLevels'>,
  { machineFiles }: Pick<ReturnType<typeof workshopServices>, 'machineFiles'>,
  { notifications }: Pick<PeopleServices, 'notifications'>,
) {
  const { record } = journal;
  const news = orderNews(notifications);
  const onBoard = {
    database,
    clock,
    orders,
    news,
    record,
    stockLevels,
    machineFiles,
    settings: settings.current,
  };
  const orderChanges = orderChangesService({
    database,
    clock,
    zones: () => settings.current().delivery.zones,
    orders,
    course,
    orderRefunds,
    orderEditing,
    cancel: cancel.cancel,
    record,
    stockLevels,
    machineFiles,
  });
  return {
    board: boardService(onBoard),
    scans: scansService(onBoard),
    orderChanges,
    tracking: trackingService({ database, changes: orderChanges }),
  };
}
