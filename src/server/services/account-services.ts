/** A customer's account as a whole, for the customer and for the office. */
import { accountService } from '../features/account/account.service.ts';
import { erasureService } from '../features/account/erasure.service.ts';
import { exportService } from '../features/account/export.service.ts';
import { customersService } from '../features/customers/customers.service.ts';
import type { OfficeServices } from './office-services.ts';
import type { Surroundings } from './surroundings.ts';
import type { PeopleServices } from './people-services.ts';
import type { DesignServices } from './design-services.ts';
import type { BuyingServices } from './buying-services.ts';
import type { OrderServices } from './order-services.ts';

export function accountServices(
  { database, clock }: Surroundings,
  { journal }: Pick<OfficeServices, 'journal'>,
  { users, auth, notifications, addresses, wishlist }: PeopleServices,
  { uploads }: DesignServices,
  { cart }: BuyingServices,
  { customerOrders, orderErasure, officeOrder }: OrderServices,
) {
  const account = accountService({
    database,
    users,
    auth,
    notifications,
    addresses,
    wishlist,
    cart,
    customerOrders,
  });
  const copies = exportService({ database, clock });
  const erasure = erasureService({ database, clock, auth, uploads, orderErasure });
  const customers = customersService({
    database,
    clock,
    copies,
    erasure,
    orderIdOf: officeOrder.idOf,
    record: journal.record,
  });
  return { account, copies, erasure, customers };
}
