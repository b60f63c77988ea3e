/** A page of notifications and their operations. Deleting one can be undone for a while. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { updateUser } from '../../state/account.ts';

const PAGE_SIZE = 20;
/** How long undo is offered. The timer pauses while a pointer or the focus is on the offer. */
const UNDO_MS = 8000;

type Told = { what: 'removed'; notification: Notification } | { what: 'allRead' };

export function useNotifications(page: number) {
  const loaded = useLoaded(
    () => browserApi.call('notifications', { body: { page, numOfRecords: PAGE_SIZE } }),
    page,
  );
  const { data, change, again } = loaded;
  const [told, setTold] = useState<Told | null>(null);
  const [held, hold] = useState(false);
  const [fault, setFault] = useState('');
  /** Sent to the server only when undo is no longer offered, because the server cannot undo a deletion. */
  const pending = useRef<Notification>(undefined);
  const unread = data?.unread;

  // Updates the header's count.
  useEffect(() => {
    if (unread !== undefined) updateUser({ notifications: unread });
  }, [unread]);

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
  const markRead = (isMeant: (notification: Notification) => boolean) =>
    change((list) => ({
      ...list,
      notifications: list.notifications.map((one) =>
        isMeant(one) && one.readAt === null ? { ...one, readAt: new Date().toISOString() } : one,
      ),
    }));
  const setUnread = (answer: { unread: number }) => change((list) => ({ ...list, ...answer }));

  const carryOut = useEffectEvent(async () => {
    const notification = pending.current;
    if (!notification) return;
    pending.current = undefined;
    setTold((now) => (now?.what === 'removed' ? null : now));
    await attempt(async () => {
      const params = { id: notification.id };
      updateUserOf(await browserApi.call('notificationDelete', { params }));
      again();
    });
  });

  const waiting = told?.what === 'removed' && !held ? told.notification.id : '';
  useEffect(() => {
    if (waiting === '') return;
    const timer = setTimeout(() => void carryOut(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    const leave = () => void carryOut();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [page]);

  const removed = told?.what === 'removed' ? told.notification.id : '';
  return {
    list: data && {
      ...data,
      notifications: data.notifications.filter(({ id }) => id !== removed),
    },
    failure: loaded.failure,
    again,
    told,
    fault,
    hold: useCallback((next: boolean) => hold(next), []),
    open: ({ id, readAt }: Notification) => {
      if (readAt !== null) return;
      markRead((one) => one.id === id);
      void attempt(async () =>
        setUnread(await browserApi.call('notificationRead', { params: { id } })),
      );
    },
    readAll: () => {
      void carryOut();
      markRead(() => true);
      void attempt(async () => {
        setUnread(await browserApi.call('notificationsRead', {}));
        setTold({ what: 'allRead' });
      });
    },
    remove: (notification: Notification) => {
      void carryOut();
      pending.current = notification;
      setTold({
        what: 'removed',
        notification,
      });
    },
    undo: () => {
      pending.current = undefined;
      setTold(null);
    },
  };
}

/** Also runs after leaving the page: the header is still there. */
function updateUserOf({ unread }: { unread: number }): void {
  updateUser({ notifications: unread });
}
