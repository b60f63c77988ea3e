/** A customer's reminders and their operations. */
import { useState } from 'react';
import type { GivenReminder, Reminder, Reminders } from '../../../contract/account/reminders.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';

/** What the notice says. */
export type Outcome = { what: 'added' | 'saved'; reminder: Reminder } | { what: 'removed' };

export function useReminders() {
  const { data, failure, again, change } = useLoaded(() => browserApi.call('reminders', {}));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [fault, setFault] = useState('');
  const show = (to: (reminders: readonly Reminder[]) => Reminder[]) =>
    change((list: Reminders) => ({
      ...list,
      reminders: to(list.reminders).toSorted((one, other) => one.on.localeCompare(other.on)),
    }));
  const forget = () => {
    setFault('');
    setOutcome(null);
  };
  const put = (what: 'added' | 'saved', reminder: Reminder) => {
    show((present) => [...present.filter(({ id }) => id !== reminder.id), reminder]);
    setOutcome({ what, reminder });
  };

  return {
    list: data,
    failure,
    again,
    outcome,
    fault,
    async add(body: GivenReminder) {
      forget();
      put('added', await browserApi.call('reminderNew', { body }));
    },
    async save({ id }: Reminder, body: { month: number; day: number }) {
      forget();
      put('saved', await browserApi.call('reminderUpdate', { params: { id }, body }));
    },
    async remove({ id }: Reminder) {
      forget();
      try {
        await browserApi.call('reminderDelete', { params: { id } });
        show((present) => present.filter((one) => one.id !== id));
        setOutcome({ what: 'removed' });
      } catch (refused) {
        if (!(refused instanceof Refusal)) throw refused;
        setFault(refused.message || 'unreachable');
        again();
      }
    },
  };
}
