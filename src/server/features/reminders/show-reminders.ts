/** Reminders as their owner sees them, with what others can be of. */
import {
  firstOccasion,
  type DayOfYear,
  type ReminderDay,
} from '../../../domain/calendar/reminder-dates.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import { firstInTime, lastAddressOf, shownEmailDay } from './email-day.ts';
import type { RemindersContext } from './reminders.context.ts';
import type { StoredReminder } from './reminders.store.ts';

export interface ShownReminder extends Pick<
  StoredReminder,
  'id' | 'occasion' | 'label' | 'month' | 'day' | 'yearly'
> {
  /** Plain date of the occasion. */
  on: string;
  emailOn: string;
}

export interface ShownReminders {
  email: string;
  /** With the next date of those that have one of their own each year. */
  occasions: { slug: string; name: string; on: string | null }[];
  reminders: ShownReminder[];
}

/** Throws orderNotFound. */
export async function showByOrderKey(
  context: RemindersContext,
  orderKey: string,
): Promise<ShownReminders & { suggested: DayOfYear }> {
  const { orders, store, clock } = context;
  const { id: orderId, promise } = await orders.byKey(orderKey);
  const [{ email }, reminders, occasions] = await Promise.all([
    orders.person(orderId),
    store.open({ orderId }),
    occasionsNow(context, async (day) => firstOccasion(day, londonDate(clock()))),
  ]);
  // A present is ordered to be there in time, so its day is hardly before it arrives.
  const [, month = 1, day = 1] = promise.arrivesTo.split('-').map(Number);
  return {
    email,
    occasions,
    reminders: await showAll(context, reminders),
    suggested: { month, day },
  };
}

export async function showToCustomer(
  context: RemindersContext,
  customerId: string,
): Promise<ShownReminders> {
  const { users, store } = context;
  const to = await lastAddressOf(context, customerId);
  const [{ email }, reminders, occasions] = await Promise.all([
    users.profile(customerId),
    store.open({ customerId }),
    occasionsNow(context, (day) => firstInTime(context, day, to)),
  ]);
  return { email, occasions, reminders: await showAll(context, reminders) };
}

const showAll = (context: RemindersContext, reminders: readonly StoredReminder[]) =>
  Promise.all(reminders.map((reminder) => showReminder(context, reminder)));

export async function showReminder(
  context: RemindersContext,
  reminder: StoredReminder,
): Promise<ShownReminder> {
  const { id, occasion, label, month, day, yearly, nextOn } = reminder;
  return {
    id,
    occasion,
    label,
    month,
    day,
    yearly,
    on: nextOn,
    emailOn: await shownEmailDay(context, reminder),
  };
}

async function occasionsNow(
  { catalogue }: RemindersContext,
  first: (day: ReminderDay) => Promise<string>,
) {
  const occasions = await catalogue.yearlyOccasions();
  return Promise.all(
    occasions.map(async ({ slug, name, giftDay }) => ({
      slug,
      name,
      on: giftDay && (await first(giftDay)),
    })),
  );
}
