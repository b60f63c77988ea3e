/** What each call does, refuses and allows, for the server, the API documentation and the tests. */
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
import { reminderOperations } from './operations/reminders.ts';
import { shopOperations } from './operations/shop.ts';

export { GENERAL_PER_MINUTE } from './operations/operation.ts';
export type { Operation, RawBody } from './operations/operation.ts';

export const operations: Record<EndpointName, Operation> = {
  ...accountOperations,
  ...orderOperations,
  ...reminderOperations,
  ...cartOperations,
  ...shopOperations,
  ...draftOperations,
};

/** Every error code a call may return: its own, and those that follow from its shape. */
export function refusalsOf(name: EndpointName): readonly ShopErrorCode[] {
  const { refusals, changes, ignoresBearer } = operations[name];
  const { params, query, body }: Shapes = contract[name];
  const refused: ShopErrorCode[] = [
    ...(params || query || body ? (['malformed'] as const) : []),
    // A path that is too long, or that leaves the call's path by '..', matches no call.
    ...(params ? (['notFound'] as const) : []),
    ...(body ? (['invalid', 'payloadTooLarge', 'unsupportedMediaType', 'tooSlow'] as const) : []),
    ...(endpoints[name].caller === 'customer' ? (['tokenMissing'] as const) : []),
    ...(ignoresBearer ? [] : (['tokenInvalid', 'tokenExpired'] as const)),
    ...refusals,
    ...(changes ? (['prefetchRefused'] as const) : []),
    'tooManyRequests',
  ];
  return [...new Set(refused)];
}
