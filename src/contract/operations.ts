/** What each call does, refuses and allows: for the server, its documentation and its tests. */
import type { ShopErrorCode } from '../domain/errors.ts';
import { contract } from './contract.ts';
import type { Shapes } from './contract.ts';
import { endpoints } from './endpoints.ts';
import type { EndpointName } from './endpoints.ts';
import { accountOperations } from './operations/account.ts';
import { cartOperations } from './operations/cart.ts';
import { draftOperations } from './operations/drafts.ts';
import type { Operation } from './operations/operation.ts';
import { orderOperations } from './operations/orders.ts';
import { shopOperations } from './operations/shop.ts';

export type { Operation, TakenBody } from './operations/operation.ts';

export const operations: Record<EndpointName, Operation> = {
  ...accountOperations,
  ...orderOperations,
  ...cartOperations,
  ...shopOperations,
  ...draftOperations,
};

/** Everything a call may be refused for: its own reasons, and those that follow from its shape. */
export function refusalsOf(name: EndpointName): readonly ShopErrorCode[] {
  const { refusals, perMinute, changes } = operations[name];
  const { params, query, body }: Shapes = contract[name];
  return [
    ...(params || query || body ? (['malformed'] as const) : []),
    ...(body ? (['invalid', 'payloadTooLarge', 'unsupportedMediaType', 'tooSlow'] as const) : []),
    ...(endpoints[name].caller === 'customer' ? (['tokenMissing'] as const) : []),
    'tokenInvalid',
    'tokenExpired',
    ...refusals,
    ...(changes ? (['prefetchRefused'] as const) : []),
    ...(perMinute ? (['tooManyRequests'] as const) : []),
  ];
}
