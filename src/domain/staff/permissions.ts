/** What each role of the staff may do. Permissions are fine, roles are coarse. */

/** In order of their rights; the first may do everything. */
export const STAFF_ROLES = [
  'owner',
  'manager',
  'workshop',
  'support',
  'accountant',
  'reader',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles that have each permission. */
const PERMISSION_ROLES = {
  'orders.see': ['owner', 'manager', 'support', 'accountant', 'reader'],
  /** Who ordered, and where the parcel goes. */
  'orders.seePeople': ['owner', 'manager', 'support', 'accountant'],
  'orders.seeMoney': ['owner', 'manager', 'support', 'accountant', 'reader'],
  'orders.change': ['owner', 'manager', 'support'],
  'production.see': ['owner', 'manager', 'workshop', 'reader'],
  'production.change': ['owner', 'manager', 'workshop'],
  /** Up to the ceiling in the settings. */
  'refunds.makeSmall': ['owner', 'manager', 'support'],
  'refunds.make': ['owner', 'manager'],
  'catalogue.see': ['owner', 'manager', 'reader'],
  'catalogue.change': ['owner', 'manager'],
  'stock.see': ['owner', 'manager', 'workshop', 'support', 'accountant', 'reader'],
  'stock.count': ['owner', 'manager', 'workshop'],
  'stock.change': ['owner', 'manager'],
  'customers.see': ['owner', 'manager', 'support'],
  'customers.change': ['owner', 'manager'],
  'customers.export': ['owner', 'manager'],
  'customers.erase': ['owner', 'manager'],
  'messages.see': ['owner', 'manager', 'support'],
  'messages.change': ['owner', 'manager', 'support'],
  'reports.see': ['owner', 'manager', 'accountant', 'reader'],
  'invoices.export': ['owner', 'manager', 'accountant'],
  'settings.see': ['owner', 'manager', 'support'],
  /** Texts of emails, closed days and the notice bar. */
  'settings.changeDaily': ['owner', 'manager'],
  /** The company, VAT, delivery prices, payments and email. */
  'settings.change': ['owner'],
  'staff.see': ['owner', 'manager'],
  'staff.change': ['owner'],
  'jobs.see': ['owner', 'manager'],
  'jobs.change': ['owner', 'manager'],
  'journal.see': ['owner', 'manager', 'accountant'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof PERMISSION_ROLES;

export const PERMISSIONS = Object.keys(PERMISSION_ROLES) as Permission[];

export const isStaffRole = (word: string): word is StaffRole =>
  (STAFF_ROLES as readonly string[]).includes(word);

export function isPermitted(role: StaffRole, permission: Permission): boolean {
  return (PERMISSION_ROLES[permission] as readonly StaffRole[]).includes(role);
}
