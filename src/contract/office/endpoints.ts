/** Every call of the office as plain data: name, method, path, and who may make it. */
import type { OfficeEndpoint } from './endpoints/office-endpoint.ts';
import { orderEndpoints } from './endpoints/orders.ts';
import { peopleEndpoints } from './endpoints/people.ts';
import { reportEndpoints } from './endpoints/reports.ts';
import { shopEndpoints } from './endpoints/shop.ts';
import { signInEndpoints } from './endpoints/sign-in.ts';
import { staffEndpoints } from './endpoints/staff.ts';
import { workshopEndpoints } from './endpoints/workshop.ts';

export type { OfficeEndpoint } from './endpoints/office-endpoint.ts';

export const officeEndpoints = {
  ...signInEndpoints,
  ...staffEndpoints,
  ...orderEndpoints,
  ...workshopEndpoints,
  ...shopEndpoints,
  ...reportEndpoints,
  ...peopleEndpoints,
} as const satisfies Record<string, OfficeEndpoint>;

export type OfficeEndpointName = keyof typeof officeEndpoints;

/** Whether a shared tablet makes this call for one of its makers. */
export const needsMaker = ({ method, may, onTablet }: OfficeEndpoint): boolean =>
  method === 'POST' &&
  may !== 'anyone' &&
  may !== 'staff' &&
  onTablet !== 'alone' &&
  onTablet !== 'never';
