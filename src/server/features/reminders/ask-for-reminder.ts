/** A buyer or a customer asks for a reminder, and consents to its emails. */
import {
  firstOccasion,
  isDayOfYear,
  type DayOfYear,
  type ReminderDay,
} from '../../../domain/calendar/reminder-dates.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Violation } from '../../../domain/errors.ts';
import { MOST_REMINDERS, REMINDER_CONSENT } from '../../../domain/people/reminder-consent.ts';
import { oneLine } from '../../../domain/text/plain-text.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { firstInTime, lastAddressOf } from './email-day.ts';
import type { RemindersContext } from './reminders.context.ts';
import type { ReminderOwner, StoredReminder } from './reminders.store.ts';

export interface GivenDay {
  month: number | null;
  day: number | null;
}

export interface GivenReminder extends GivenDay {
  /** Null for an occasion in the buyer's own words. */
  occasion: string | null;
  label: string;
  yearly: boolean;
  consent: boolean;
}

/** Throws orderNotFound, stepNotAllowed for an order that was never paid, invalid, remindersFull. */
export async function askByOrderKey(
  context: RemindersContext,
  orderKey: string,
  given: GivenReminder,
): Promise<StoredReminder> {
  const { store, orders } = context;
  const { id: orderId } = await orders.byKey(orderKey);
  const { day, ...said } = await checked(context, given);
  // Not of something they have just bought.
  const nextOn = firstOccasion(day, londonDate(context.clock()));
  const wanted = { ...said, ...columnsOf(day), nextOn };
  return store.transaction(async (transaction) => {
    const order = await orders.lock(transaction, orderId);
    const { email } = await orders.person(orderId, transaction);
    // Erased since.
    if (email === '') throw new ShopError('orderNotFound');
    if (!order.paidAt) throw new ShopError('stepNotAllowed');
    return keep(context, transaction, { orderId }, wanted);
  });
}

/** Throws tokenInvalid for a customer who was erased, invalid, remindersFull. */
export async function askAsCustomer(
  context: RemindersContext,
  customerId: string,
  given: GivenReminder,
): Promise<StoredReminder> {
  const { store } = context;
  const { day, ...said } = await checked(context, given);
  const nextOn = await firstInTime(context, day, await lastAddressOf(context, customerId));
  const wanted = { ...said, ...columnsOf(day), nextOn };
  return store.transaction(async (transaction) => {
    if (!(await store.lockCustomer(transaction, customerId))) throw new ShopError('tokenInvalid');
    return keep(context, transaction, { customerId }, wanted);
  });
}

type Wanted = Pick<
  StoredReminder,
  'occasion' | 'label' | 'giftDay' | 'month' | 'day' | 'yearly' | 'nextOn'
>;

/** The caller has locked the owner, so that pressing twice keeps one reminder. */
async function keep(
  { store, clock }: RemindersContext,
  transaction: Transaction,
  owner: ReminderOwner,
  wanted: Wanted,
): Promise<StoredReminder> {
  const consent = { consentedAt: clock(), consentVersion: REMINDER_CONSENT };
  const present = await store.open(owner, transaction);
  const same = present.find(
    ({ occasion, label, month, day }) =>
      occasion === wanted.occasion &&
      label === wanted.label &&
      month === wanted.month &&
      day === wanted.day,
  );
  if (same) return store.renew(transaction, same.id, { ...consent, yearly: wanted.yearly });
  if (present.length >= MOST_REMINDERS) throw new ShopError('remindersFull');
  return store.insert(transaction, { id: newId(), ...owner, ...wanted, ...consent });
}

async function checked(
  { catalogue }: RemindersContext,
  given: GivenReminder,
): Promise<Pick<Wanted, 'occasion' | 'label' | 'yearly'> & { day: ReminderDay }> {
  const occasions = await catalogue.yearlyOccasions();
  const occasion = occasions.find(({ slug }) => slug === given.occasion) ?? null;
  const label = oneLine(given.label) || (occasion?.name ?? '');
  const day = occasion?.giftDay ?? dayGiven(given);
  const fault = faultOf(day);
  refuse({
    occasion: given.occasion && !occasion ? 'Please choose what it is for.' : null,
    label: label === '' && !given.occasion ? 'Please write what it is for.' : null,
    day: fault,
    consent: given.consent ? null : 'Please tick this box: without it we may not write to you.',
  });
  return { occasion: given.occasion, label, yearly: given.yearly, day };
}

/** Throws invalid if there is no such day. */
export function checkedDay(given: GivenDay): DayOfYear {
  const day = dayGiven(given);
  refuse({ day: faultOf(day) });
  return day;
}

/** 0 for what is missing. */
const dayGiven = ({ month, day }: GivenDay): DayOfYear => ({ month: month ?? 0, day: day ?? 0 });

function faultOf(day: ReminderDay): string | null {
  if (typeof day === 'string' || isDayOfYear(day)) return null;
  return day.month === 0 || day.day === 0
    ? 'Please choose a day and a month.'
    : 'This month has no such day.';
}

const columnsOf = (day: ReminderDay): Pick<StoredReminder, 'giftDay' | 'month' | 'day'> =>
  typeof day === 'string' ? { giftDay: day, month: null, day: null } : { giftDay: null, ...day };

function refuse(faults: Readonly<Record<string, string | null>>): void {
  const violations = Object.entries(faults).flatMap(([propertyPath, message]): Violation[] =>
    message === null ? [] : [{ propertyPath, message }],
  );
  if (violations.length > 0) throw new ShopError('invalid', { violations });
}
