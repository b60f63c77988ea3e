/** When the email of a reminder is sent, and to whom. */
import {
  dayAfterDate,
  isNear,
  lateReminderOn,
  nextOccasion,
  reminderDueOn,
  type ReminderDay,
} from '../../../domain/calendar/reminder-dates.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import type { RemindersContext } from './reminders.context.ts';
import type { StoredReminder } from './reminders.store.ts';

/** The plain date of a reminder's next email. */
export async function emailDay(
  context: RemindersContext,
  reminder: StoredReminder,
): Promise<string> {
  const { nextOn, consentedAt } = reminder;
  const askedOn = londonDate(consentedAt);
  if (!isNear(nextOn, askedOn)) return reminderDueOn(nextOn);
  const recipient = await recipientOf(context, reminder);
  const last = await context.lastOrders(nextOn, recipient?.address ?? null);
  return lateReminderOn(nextOn, { askedOn, lastOrdersOn: last?.dispatchOn ?? null });
}

/** As `emailDay`, for a reader: a day moved close to today is emailed about tomorrow. */
export async function shownEmailDay(
  context: RemindersContext,
  reminder: StoredReminder,
): Promise<string> {
  const today = londonDate(context.clock());
  const due = await emailDay(context, reminder);
  return due > today ? due : dayAfterDate(today);
}

/**
 * The first date to remind a customer of: the next one, unless a gift ordered tomorrow, after the first email that can
 * be sent, would come too late.
 */
export async function firstInTime(
  { lastOrders, clock }: RemindersContext,
  day: ReminderDay,
  to: Address | null,
): Promise<string> {
  const today = londonDate(clock());
  const next = nextOccasion(day, today);
  if (!isNear(next, today)) return next;
  const last = await lastOrders(next, to);
  return last && last.dispatchOn > today ? next : nextOccasion(day, next);
}

/** Where a customer's last parcel went; null without one. */
export async function lastAddressOf(
  { store, orders }: RemindersContext,
  customerId: string,
): Promise<Address | null> {
  const latest = await store.latestOrder(customerId);
  return latest ? (await orders.person(latest)).shippingAddress : null;
}

export interface Recipient {
  email: string;
  firstName: string;
  /** Where the last parcel went. */
  address: Address | null;
  /** What was bought last time. */
  orderId: string | null;
}

/** Null if no email can be sent: the customer or order was erased, or the order is a sample. */
export async function recipientOf(
  { store, orders }: RemindersContext,
  { orderId, customerId }: StoredReminder,
): Promise<Recipient | null> {
  const latest = orderId ?? (customerId && (await store.latestOrder(customerId)));
  const person = latest ? await orders.person(latest) : null;
  const address = person?.shippingAddress ?? null;
  if (customerId) {
    const customer = await store.addressee(customerId);
    return customer && { ...customer, address, orderId: latest };
  }
  if (!person || !latest || person.email === '') return null;
  if ((await orders.byId(latest)).isSample) return null;
  return { email: person.email, firstName: person.firstName, address, orderId: latest };
}
