/**
 * Delays the deletion of a notification until undo is no longer offered, because the server cannot
 * undo it: for a while, or until the next operation or until the customer leaves the page.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Notification } from '../../../contract/account/notifications.ts';

/** How long undo is offered. The timer pauses while a pointer or the focus is on the offer. */
const UNDO_MS = 8000;

export interface PendingDeletionNeeds {
  page: number;
  /** Id of the notification for which the timer runs; '' for none. */
  waiting: string;
  /** Ends the offer and sends the deletion to the server. */
  send: (notification: Notification) => Promise<void>;
}

export function usePendingDeletion({ page, waiting, send }: PendingDeletionNeeds) {
  const pending = useRef<Notification>(undefined);

  const carryOut = () => {
    const notification = pending.current;
    pending.current = undefined;
    if (notification) void send(notification);
  };
  const end = useEffectEvent(carryOut);
  useEffect(() => {
    if (waiting === '') return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    const leave = () => end();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [page]);

  return {
    /** Deletes the pending notification now. */
    carryOut,
    begin(notification: Notification): void {
      carryOut();
      pending.current = notification;
    },
    cancel(): void {
      pending.current = undefined;
    },
  };
}
