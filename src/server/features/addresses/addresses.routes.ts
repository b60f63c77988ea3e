/** The endpoints for saved addresses. */
import type { Handlers } from '../../http/serve.ts';
import type { AddressesService } from './addresses.service.ts';

export function addressesRoutes(service: AddressesService) {
  return {
    addresses: ({ customer }) => service.all(customer.customerId),
    addressNew: ({ customer, body }) => service.add(customer.customerId, body),
    addressUpdate: ({ customer, params, body }) =>
      service.update(customer.customerId, params.id, body),
    addressDelete: ({ customer, params }) => service.delete(customer.customerId, params.id),
  } satisfies Handlers;
}
