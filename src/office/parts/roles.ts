/** The roles of the staff, and what each is for, in a few words. */
import { STAFF_ROLES, type StaffRole } from '../../domain/staff/permissions.ts';

const ROLES: Record<StaffRole, { name: string; about: string }> = {
  owner: { name: 'Owner', about: 'Everything, also staff and settings' },
  manager: { name: 'Manager', about: 'Everything except staff and the company’s settings' },
  workshop: { name: 'Workshop', about: 'What is made, and stock; no names, no money' },
  support: { name: 'Support', about: 'Orders and customers, small refunds' },
  accountant: { name: 'Accountant', about: 'Orders, reports and invoices, to read' },
  reader: { name: 'Reader', about: 'Reads, without personal data' },
};

export const roleName = (role: StaffRole): string => ROLES[role].name;

export const ROLE_OPTIONS = STAFF_ROLES.map((role) => ({
  value: role,
  label: `${ROLES[role].name}: ${ROLES[role].about}`,
}));
