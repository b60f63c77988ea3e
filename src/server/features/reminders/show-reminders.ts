/** Reminders as their owner sees them, with what others can be of. */
import {
  firstOccasion,
  reminderDueOn,
  type DayOfYear,
} from '../../../domain/calendar/reminder-dates.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
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
  const { orders, store } = context;
  const { id: orderId, promise } = await orders.byKey(orderKey);
  const [{ email }, reminders, occasions] = await Promise.all([
    orders.person(orderId),
    store.open({ orderId }),
    occasionsNow(context),
  ]);
  const [, month = 1, day = 1] = promise.dispatchOn.split('-').map(Number);
  return { email, occasions, reminders: reminders.map(shown), suggested: { month, day } };
}

export async function showToCustomer(
  context: RemindersContext,
  customerId: string,
): Promise<ShownReminders> {
  const { users, store } = context;
  const [{ email }, reminders, occasions] = await Promise.all([
    users.profile(customerId),
    store.open({ customerId }),
    occasionsNow(context),
  ]);
  return { email, occasions, reminders: reminders.map(shown) };
}

export const shown = (reminder: StoredReminder): ShownReminder => {
  const { id, occasion, label, month, day, yearly, nextOn } = reminder;
  return {
    id,
    occasion,
    label,
    month,
    day,
    yearly,
    on: nextOn,
    emailOn: reminderDueOn(nextOn),
  };
};

async function occasionsNow({ catalogue, clock }: RemindersContext) {
  const today = londonDate(clock());
  const occasions = await catalogue.yearlyOccasions();
  return occasions.map(({ slug, name, giftDay }) => ({
    slug,
    name,
    on: giftDay && firstOccasion(giftDay, today),
  }));
}
