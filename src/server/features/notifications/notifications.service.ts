/** Notifications in the account: recorded once per occasion, and listed, read and deleted by customers. */
import { DAY } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { NotificationKind } from '../../../domain/people/notification-kinds.ts';
import { pageOf } from '../../../domain/pagination.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { translate } from '../../emails/translations.ts';
import { notificationsStore } from './notifications.store.ts';
import type { GivenNotification, StoredNotification } from './notifications.store.ts';

export interface NotificationsDependencies {
  database: Database;
  clock: Clock;
}

export interface NotificationWithText extends Omit<StoredNotification, 'detail'> {
  title: string;
  text: string;
}

export type NotificationsService = ReturnType<typeof notificationsService>;

const KEPT_MS = 2 * 365 * DAY;

export function notificationsService({ database, clock }: NotificationsDependencies) {
  const store = notificationsStore(database);
  const t = translate('notifications');

  /** Builds the text on display, so that changed translations apply to old notifications too. */
  function withText({ detail, ...stored }: StoredNotification): NotificationWithText {
    const { kind } = stored;
    return { ...stored, title: t(`${kind}.title`, detail), text: t(textKey(kind, detail), detail) };
  }

  const unread = async (customerId: string) => ({ unread: await store.unread(customerId) });

  return {
    /** Recorded if the caller's transaction commits; repeats of an occasion are ignored. */
    notify: (transaction: Transaction, given: GivenNotification): Promise<void> =>
      store.insert(transaction, given, clock()),

    /** As `notify`, in a new transaction. */
    take: (given: GivenNotification): Promise<void> =>
      store.transaction((transaction) => store.insert(transaction, given, clock())),

    unreadCount: store.unread,

    async page(customerId: string, request: { page: number; numOfRecords: number }) {
      const total = await store.total(customerId);
      const { page, pages, offset } = pageOf(total, request.page, request.numOfRecords);
      const stored = await store.page(customerId, { limit: request.numOfRecords, offset });
      return {
        notifications: stored.map(withText),
        page,
        pages,
        total,
        ...(await unread(customerId)),
      };
    },

    async read(customerId: string, id: string): Promise<{ unread: number }> {
      if (!(await store.read(customerId, id, clock()))) throw new ShopError('notificationNotFound');
      return unread(customerId);
    },

    async readAll(customerId: string): Promise<{ unread: number }> {
      await store.readAll(customerId, clock());
      return unread(customerId);
    },

    /** Run by a job. */
    forgetOld: (): Promise<void> => store.deleteBefore(new Date(clock().getTime() - KEPT_MS)),

    async delete(customerId: string, id: string): Promise<{ unread: number }> {
      if (!(await store.delete(customerId, id))) throw new ShopError('notificationNotFound');
      return unread(customerId);
    },
  };
}

function textKey(
  kind: NotificationKind,
  { tracking, more, from, message }: Record<string, string>,
): string {
  if (kind === 'orderDispatched' && tracking) return 'orderDispatched.textTracked';
  if (kind === 'backInStock' && more) return 'backInStock.textMore';
  if (kind === 'draftApproved')
    return `draftApproved.text${from ? 'From' : ''}${message ? 'Message' : ''}`;
  if (kind === 'draftChange' && from) return 'draftChange.textFrom';
  return `${kind}.text`;
}
