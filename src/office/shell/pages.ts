/** The pages of the office, in the order of the menu: address, name, keys, and who may open them. */
import type { Permission } from '../../domain/staff/permissions.ts';
import type { IconName } from '../parts/icon.tsx';

export interface OfficePage {
  path: string;
  name: string;
  icon: IconName;
  /** Absent: every member. */
  may?: Permission;
  /** Pressed after G. */
  key: string;
  /** Pages of one group are together in the menu. */
  group: 'orders' | 'administration';
}

/** Where makers take turns on a shared tablet, too. */
export const SCAN_PATH = '/office/workshop/scan';

export const PAGES: readonly OfficePage[] = [
  { path: '/office', name: 'Today', icon: 'today', key: 't', group: 'orders' },
  {
    path: '/office/orders',
    name: 'Orders',
    icon: 'orders',
    may: 'orders.see',
    key: 'o',
    group: 'orders',
  },
  {
    path: '/office/reviews',
    name: 'Reviews',
    icon: 'review',
    may: 'orders.seeMoney',
    key: 'r',
    group: 'orders',
  },
  {
    path: '/office/workshop',
    name: 'Workshop',
    icon: 'workshop',
    may: 'production.see',
    key: 'w',
    group: 'orders',
  },
  {
    path: SCAN_PATH,
    name: 'Scan',
    icon: 'scan',
    may: 'production.change',
    key: 'n',
    group: 'orders',
  },
  {
    path: '/office/messages',
    name: 'Messages',
    icon: 'mail',
    may: 'messages.see',
    key: 'm',
    group: 'orders',
  },
  {
    path: '/office/customers',
    name: 'Customers',
    icon: 'customers',
    may: 'customers.see',
    key: 'c',
    group: 'orders',
  },
  {
    path: '/office/stock',
    name: 'Stock',
    icon: 'stock',
    may: 'stock.see',
    key: 'k',
    group: 'orders',
  },
  {
    path: '/office/reports',
    name: 'Reports',
    icon: 'reports',
    may: 'reports.see',
    key: 'p',
    group: 'orders',
  },
  {
    path: '/office/settings',
    name: 'Settings',
    icon: 'settings',
    may: 'settings.see',
    key: 'e',
    group: 'administration',
  },
  {
    path: '/office/staff',
    name: 'Staff',
    icon: 'staff',
    may: 'staff.see',
    key: 's',
    group: 'administration',
  },
  {
    path: '/office/journal',
    name: 'Journal',
    icon: 'journal',
    may: 'journal.see',
    key: 'j',
    group: 'administration',
  },
  {
    path: '/office/jobs',
    name: 'Jobs',
    icon: 'jobs',
    may: 'jobs.see',
    key: 'b',
    group: 'administration',
  },
];

/** The member's own page, which is in the menu of the user instead. */
export const SECURITY_PAGE = { path: '/office/security', name: 'Security' } as const;

/** The pages that a role may open. */
export const pagesFor = (may: (permission: Permission) => boolean): OfficePage[] =>
  PAGES.filter((page) => page.may === undefined || may(page.may));

/** Whether the menu marks the page at this address: Today only itself, a list its records too. */
export function isCurrent({ path }: OfficePage, address: string): boolean {
  return address === path || (path !== '/office' && address.startsWith(`${path}/`));
}
