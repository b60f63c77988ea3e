/** The endpoints for saved addresses. */
import type { Handlers } from '../../http/serve.ts';
import { answerAddress } from './addresses.answer.ts';
import type { FoundAddresses } from './find-addresses.ts';
import type { AddressesService } from './addresses.service.ts';

export function addressesRoutes(
  service: AddressesService,
  find: (postcode: string) => Promise<FoundAddresses>,
) {
  return {
    addressesFind: ({ body }) => find(body.postcode),
    addresses: async ({ customer }) => (await service.all(customer.customerId)).map(answerAddress),
    addressNew: async ({ customer, body }) =>
      answerAddress(await service.add(customer.customerId, body)),
    addressUpdate: async ({ customer, params, body }) =>
      answerAddress(await service.update(customer.customerId, params.id, body)),
    addressDelete: ({ customer, params }) => service.delete(customer.customerId, params.id),
  } satisfies Handlers;
}
