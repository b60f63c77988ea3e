/** What each call of the office does and refuses. */
import type { ShopErrorCode } from '../../domain/errors.ts';
import type { Shapes } from '../contract.ts';
import { officeContract } from './contract.ts';
import { needsMaker, officeEndpoints } from './endpoints.ts';
import type { OfficeEndpoint, OfficeEndpointName } from './endpoints.ts';
import type { OfficeOperation } from './operations/office-operation.ts';
import { orderChangeOperations } from './operations/order-changes.ts';
import { orderOperations } from './operations/orders.ts';
import { peopleOperations } from './operations/people.ts';
import { shopOperations } from './operations/shop.ts';
import { signInOperations } from './operations/sign-in.ts';
import { staffOperations } from './operations/staff.ts';

export { OFFICE_PER_MINUTE } from './operations/office-operation.ts';
export type { OfficeOperation } from './operations/office-operation.ts';

export const officeOperations: Record<OfficeEndpointName, OfficeOperation> = {
  ...signInOperations,
  ...staffOperations,
  ...orderChangeOperations,
  ...orderOperations,
  ...peopleOperations,
  ...shopOperations,
};

/** Every error code a call may return: its own, and those that follow from its shape and rights. */
export function officeRefusalsOf(name: OfficeEndpointName): readonly ShopErrorCode[] {
  const { method, may, fresh, onTablet }: OfficeEndpoint = officeEndpoints[name];
  const { params, query, body }: Shapes = officeContract[name];
  const refused: ShopErrorCode[] = [
    ...(params || query || body ? (['malformed'] as const) : []),
    ...(params ? (['notFound'] as const) : []),
    ...(body ? (['invalid', 'payloadTooLarge', 'unsupportedMediaType', 'tooSlow'] as const) : []),
    ...(method === 'POST' ? (['crossSiteRefused'] as const) : []),
    ...(may === 'anyone' ? [] : (['signInRequired'] as const)),
    ...(may === 'anyone' || (may === 'staff' && onTablet !== 'never')
      ? []
      : (['forbidden'] as const)),
    ...(needsMaker(officeEndpoints[name]) ? (['pinRequired', 'makerGone'] as const) : []),
    ...(fresh ? (['proofRequired'] as const) : []),
    ...officeOperations[name].refusals,
    'tooManyRequests',
  ];
  return [...new Set(refused)];
}
