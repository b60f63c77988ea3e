/** The changes that open pages of the office hear about, and which roles hear about each. */
import type { SettingsGroup } from '../settings/shop-settings.ts';
import type { StaffRole, Permission } from './permissions.ts';
import { isPermitted } from './permissions.ts';

/** Who may know, by what changed; null: every member. */
const CHANGE_PERMISSIONS = {
  order: ['orders.see', 'production.see'],
  /** What only the order's own page shows: its emails, machine files, payments and refunds. */
  orderDetail: ['orders.see', 'production.see'],
  /** Which one is not said: a move may change hundreds. */
  piece: ['orders.see', 'production.see'],
  /** To the carrier's program; which one is not said either. */
  handover: ['production.see'],
  review: ['orders.seeMoney'],
  message: ['messages.see'],
  template: ['messages.see'],
  stock: ['stock.see'],
  job: ['jobs.see'],
  staff: ['staff.see'],
  /** Who can enter a PIN on a shared tablet. */
  maker: ['production.change'],
  settings: ['settings.see'],
  draftReply: ['orders.see'],
  customer: ['customers.see'],
  /** Sent after an interruption, in which anything may have changed. */
  everything: null,
} as const satisfies Record<string, readonly Permission[] | null>;

export type ChangeTopic = keyof typeof CHANGE_PERMISSIONS;

export const CHANGE_TOPICS = Object.keys(CHANGE_PERMISSIONS) as ChangeTopic[];

export interface OfficeChange {
  about: ChangeTopic;
  /** Which one, as its page is addressed; empty: any. */
  id: string;
}

export const EVERYTHING: OfficeChange = { about: 'everything', id: '' };

/** Groups of settings that pages of the workshop show. */
const WORKSHOP_SETTINGS: readonly string[] = [
  'machines',
  'workshop',
  'sending',
] satisfies SettingsGroup[];

export function maySeeChange(role: StaffRole, { about, id }: OfficeChange): boolean {
  if (about === 'settings' && WORKSHOP_SETTINGS.includes(id) && isPermitted(role, 'production.see'))
    return true;
  const permissions: readonly Permission[] | null = CHANGE_PERMISSIONS[about];
  return permissions?.some((permission) => isPermitted(role, permission)) ?? true;
}

/** Reads 'order KS-4F7-K9Q2'. Null for a topic that the office is not told of. */
export function parseChange(text: string): OfficeChange | null {
  const [topic = '', ...rest] = text.split(' ');
  const about = CHANGE_TOPICS.find((each) => each === topic);
  return about ? { about, id: rest.join(' ') } : null;
}
