/** How the staff and commands change orders. */
import { orderChangesService } from '../features/orders/changes/order-changes.service.ts';
import type { buyingServices } from './buying-services.ts';
import type { checkoutServices } from './checkout-services.ts';
import type { OfficeServices } from './office-services.ts';
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
) {
  return {
    orderChanges: orderChangesService({
      database,
      clock,
      zones: () => settings.current().delivery.zones,
      orders,
      course,
      orderRefunds,
      orderEditing,
      cancel: cancel.cancel,
      record: journal.record,
      stockLevels,
      machineFiles,
    }),
  };
}
