/** Notifications in the database; every statement is limited to their customer. */
import type { NotificationKind } from '../../../domain/people/notification-kinds.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { toJson } from '../../database/json.ts';
import { bound } from '../../bound.ts';

export interface GivenNotification {
  customerId: string;
  kind: NotificationKind;
  /** Values for the translation of its kind. */
  detail: Record<string, string>;
  /** Path in the shop, or null. */
  link: string | null;
  /** What it is about; a customer gets one notification per occasion. */
  occasion: string;
}

const NOTIFICATION = ['id', 'kind', 'detail', 'link', 'createdAt', 'readAt'] as const;
export type StoredNotification = Pick<Row<'notification'>, (typeof NOTIFICATION)[number]>;

export function notificationsStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    ...bound(database, {
      page: pageOfNotifications,
      total: countNotifications,
      unread: countUnread,
      read: markRead,
      readAll: markAllRead,
      deleteBefore: deleteNotificationsBefore,
      delete: deleteNotification,
    }),
    insert: insertNotification,
  };
}

export async function insertNotification(
  transaction: Transaction,
  { detail, ...given }: GivenNotification,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('notification')
    .values({ id: newId(), ...given, detail: toJson(detail), createdAt: now })
    .onConflict((conflict) => conflict.columns(['customerId', 'occasion']).doNothing())
    .execute();
}

export async function pageOfNotifications(
  database: Database,
  customerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredNotification[]> {
  return database
    .selectFrom('notification')
    .select(NOTIFICATION)
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countNotifications(database: Database, customerId: string): Promise<number> {
  const { total } = await database
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function countUnread(database: Database, customerId: string): Promise<number> {
  const { unread } = await database
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('customerId', '=', customerId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Returns whether it exists; keeps the time when it was first read. */
export async function markRead(
  database: Database,
  customerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  return (
    (await database
      .updateTable('notification')
      .set(({ fn, val }) => ({ readAt: fn.coalesce('readAt', val(now)) }))
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

export function markAllRead(database: Database, customerId: string, now: Date) {
  return database
    .updateTable('notification')
    .set({ readAt: now })
    .where('customerId', '=', customerId)
    .where('readAt', 'is', null)
    .execute();
}

export async function deleteNotificationsBefore(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('notification').where('createdAt', '<', before).execute();
}

/** Returns whether it existed. */
export async function deleteNotification(
  database: Database,
  customerId: string,
  id: string,
): Promise<boolean> {
  return (
    (await database
      .deleteFrom('notification')
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}
