/** A page of notifications and their operations. Deleting one can be undone for a while. */
import { useCallback, useEffect, useState } from 'react';
import type { Notification } from '../../../contract/account/notifications.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { updateUser } from '../../state/account.ts';
import { usePendingDeletion } from './use-pending-deletion.ts';

const PAGE_SIZE = 20;

type Outcome = { what: 'removed'; notification: Notification } | { what: 'allRead' };

export function useNotifications(page: number) {
  const { list, failure, again, markRead, setUnread } = useNotificationPage(page);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [held, hold] = useState(false);
  const [fault, setFault] = useState('');
  const removed = outcome?.what === 'removed' ? outcome.notification.id : '';

  const attempt = async (work: () => Promise<unknown>) => {
    setFault('');
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.message || 'unreachable');
      again();
    }
  };
  const deletion = usePendingDeletion({
    page,
    waiting: held ? '' : removed,
    async send({ id }) {
      setOutcome((now) => (now?.what === 'removed' ? null : now));
      await attempt(async () => {
        // Not through the list: this also runs after leaving the page.
        const { unread } = await browserApi.call('notificationDelete', { params: { id } });
        updateUser({ notifications: unread });
        again();
      });
    },
  });

  return {
    list: list && {
      ...list,
      notifications: list.notifications.filter(({ id }) => id !== removed),
    },
    failure,
    again,
    outcome,
    fault,
    hold: useCallback((next: boolean) => hold(next), []),
    open({ id, readAt }: Notification): void {
      if (readAt !== null) return;
      markRead((one) => one.id === id);
      void attempt(async () =>
        setUnread(await browserApi.call('notificationRead', { params: { id } })),
      );
    },
    readAll(): void {
      deletion.carryOut();
      markRead(() => true);
      void attempt(async () => {
        setUnread(await browserApi.call('notificationsRead', {}));
        setOutcome({ what: 'allRead' });
      });
    },
    remove(notification: Notification): void {
      deletion.begin(notification);
      setOutcome({ what: 'removed', notification });
    },
    undo(): void {
      deletion.cancel();
      setOutcome(null);
    },
  };
}

/** The list as loaded, with changes that are shown before the server confirms them. */
function useNotificationPage(page: number) {
  const {
    data: list,
    failure,
    again,
    change,
  } = useLoaded(
    () => browserApi.call('notifications', { body: { page, numOfRecords: PAGE_SIZE } }),
    page,
  );
  const unread = list?.unread;

  // Updates the header's count.
  useEffect(() => {
    if (unread !== undefined) updateUser({ notifications: unread });
  }, [unread]);

  return {
    list,
    failure,
    again,
    markRead: (isMeant: (notification: Notification) => boolean) =>
      change((before) => ({
        ...before,
        notifications: before.notifications.map((one) =>
          isMeant(one) && one.readAt === null ? { ...one, readAt: new Date().toISOString() } : one,
        ),
      })),
    setUnread: (answer: { unread: number }) => change((before) => ({ ...before, ...answer })),
  };
}
