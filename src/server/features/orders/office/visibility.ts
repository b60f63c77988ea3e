/** What a role may see of orders. */
import { isPermitted } from '../../../../domain/staff/permissions.ts';
import type { StaffRole } from '../../../../domain/staff/permissions.ts';

export interface Visibility {
  people: boolean;
  money: boolean;
}

export const visibilityOf = (role: StaffRole): Visibility => ({
  people: isPermitted(role, 'orders.seePeople'),
  money: isPermitted(role, 'orders.seeMoney'),
});

/** Whether a role may have a machine file; job sheets have the address of the parcel. */
export const maySeeFile = (role: StaffRole, kind: string): boolean =>
  isPermitted(role, 'production.see') && (kind !== 'jobSheet' || visibilityOf(role).people);
