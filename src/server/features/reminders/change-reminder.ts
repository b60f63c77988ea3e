/** A customer changes or deletes a reminder, and anyone with its link stops it. */
import { ShopError } from '../../../domain/errors.ts';
import { CONSENT_KEPT_DAYS } from '../../../domain/people/reminder-consent.ts';
import { DAY } from '../../../domain/time/durations.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { checkedDay } from './ask-for-reminder.ts';
import type { GivenDay } from './ask-for-reminder.ts';
import { firstInTime, lastAddressOf } from './email-day.ts';
import { hashOfStopToken } from './reminders.context.ts';
import type { RemindersContext } from './reminders.context.ts';
import type { StoredReminder } from './reminders.store.ts';

export interface OwnReminder {
  customerId: string;
  id: string;
}

/** Throws reminderNotFound, and invalid for a day that no year has or that the occasion sets. */
export async function changeDay(
  context: RemindersContext,
  own: OwnReminder,
  given: GivenDay,
): Promise<StoredReminder> {
  const { store } = context;
  const day = checkedDay(given);
  const nextOn = await firstInTime(context, day, await lastAddressOf(context, own.customerId));
  return change(context, own, (transaction, { id, giftDay }) => {
    if (giftDay) {
      const message = 'This occasion has a date of its own each year.';
      throw new ShopError('invalid', { violations: [{ propertyPath: 'day', message }] });
    }
    return store.setDay(transaction, id, { ...day, nextOn });
  });
}

/** Throws reminderNotFound. */
export function deleteReminder(context: RemindersContext, own: OwnReminder): Promise<void> {
  const { store, clock } = context;
  return change(context, own, (transaction, { id }) => store.end(transaction, id, clock()));
}

/** Does nothing for an unknown link, so that callers cannot tell which links exist. */
export function stopReminder({ store, clock }: RemindersContext, token: string): Promise<void> {
  return store.endByHash(hashOfStopToken(token), clock());
}

/** Deletes what is left of reminders that ended a year ago. */
export function forgetEnded({ store, clock }: RemindersContext): Promise<void> {
  return store.deleteEnded(new Date(clock().getTime() - CONSENT_KEPT_DAYS * DAY));
}

function change<Result>(
  { store }: RemindersContext,
  { customerId, id }: OwnReminder,
  work: (transaction: Transaction, reminder: StoredReminder) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (transaction) => {
    if (!(await store.lockCustomer(transaction, customerId))) throw new ShopError('tokenInvalid');
    const own = await store.open({ customerId }, transaction);
    const found = own.find((each) => each.id === id);
    if (!found) throw new ShopError('reminderNotFound');
    return work(transaction, found);
  });
}
