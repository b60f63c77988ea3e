/** Reminders in the database. One that has ended is kept without its words, as proof of consent. */
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Reminder } from '../../database/schema.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { lockCustomer } from '../../database/lock-customer.ts';
import { bound } from '../../bound.ts';

export type StoredReminder = Selectable<Reminder>;

/** Whose reminders: the buyer's of one order, or a customer's, with those of their orders. */
export type ReminderOwner = { orderId: string } | { customerId: string };

/** A due reminder, for the occasion on a plain date. */
export interface DueReminder {
  id: string;
  nextOn: string;
}

type Within = Database | Transaction;

export function remindersStore(database: Database) {
  return {
    ...bound(database, {
      open: openReminders,
      find: findOpenReminder,
      due: dueReminders,
      addressee: addresseeOf,
      latestOrder: latestOrderOf,
      setStopHash,
      moveOn: moveReminderOn,
      endByHash: endReminderByHash,
      deleteEnded: deleteEndedReminders,
    }),
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      database.transaction().execute(work),
    lockCustomer,
    insert: insertReminder,
    renew: renewConsent,
    setDay: setReminderDay,
    end: endReminder,
  };
}

/** By date. */
export function openReminders(
  database: Database,
  owner: ReminderOwner,
  within: Within = database,
): Promise<StoredReminder[]> {
  return within
    .selectFrom('reminder')
    .selectAll()
    .where('endedAt', 'is', null)
    .where((eb) =>
      'orderId' in owner
        ? eb('orderId', '=', owner.orderId)
        : eb.or([
            eb('customerId', '=', owner.customerId),
            eb(
              'orderId',
              'in',
              eb
                .selectFrom('customerOrder')
                .select('id')
                .where('customerId', '=', owner.customerId),
            ),
          ]),
    )
    .orderBy('nextOn')
    .orderBy('id')
    .execute();
}

export async function findOpenReminder(
  database: Database,
  id: string,
): Promise<StoredReminder | null> {
  const found = await database
    .selectFrom('reminder')
    .selectAll()
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** The next reminders of occasions until a plain date, by date and id. Emails of late ones may be due later. */
export function dueReminders(
  database: Database,
  until: string,
  { after, most }: { after: DueReminder | null; most: number },
): Promise<StoredReminder[]> {
  return database
    .selectFrom('reminder')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('nextOn', '<=', until)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(next_on, id) > (${after?.nextOn}::date, ${after?.id}::uuid)`),
    )
    .orderBy('nextOn')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** The customer who added a reminder; null for one who has left. */
export async function addresseeOf(
  database: Database,
  customerId: string,
): Promise<{ email: string; firstName: string } | null> {
  const found = await database
    .selectFrom('customer')
    .select(['email', 'firstName'])
    .where('id', '=', customerId)
    .where('erasedAt', 'is', null)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** The customer's latest order that was made, or is being made. */
export async function latestOrderOf(
  database: Database,
  customerId: string,
): Promise<string | null> {
  const found = await database
    .selectFrom('customerOrder')
    .select('id')
    .where('customerId', '=', customerId)
    .where('paidAt', 'is not', null)
    .where('state', '<>', 'cancelled')
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function insertReminder(
  transaction: Transaction,
  reminder: Insertable<Reminder>,
): Promise<StoredReminder> {
  return transaction
    .insertInto('reminder')
    .values(reminder)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Consent to a reminder that exists already counts from now on. */
export async function renewConsent(
  transaction: Transaction,
  id: string,
  consent: Pick<StoredReminder, 'yearly' | 'consentedAt' | 'consentVersion'>,
): Promise<StoredReminder> {
  return transaction
    .updateTable('reminder')
    .set(consent)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setReminderDay(
  transaction: Transaction,
  id: string,
  day: { month: number; day: number; nextOn: string },
): Promise<StoredReminder> {
  return transaction
    .updateTable('reminder')
    .set(day)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False if it has ended since. */
export async function setStopHash(
  database: Database,
  id: string,
  stopHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('reminder')
    .set({ stopHash })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Does nothing if it has been moved on, changed or ended since. */
export async function moveReminderOn(
  database: Database,
  { id, nextOn }: DueReminder,
  next: { nextOn: string } | { endedAt: Date },
): Promise<void> {
  await database
    .updateTable('reminder')
    .set('endedAt' in next ? { ...next, label: '' } : next)
    .where('id', '=', id)
    .where('nextOn', '=', nextOn)
    .where('endedAt', 'is', null)
    .execute();
}

export async function endReminder(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('reminder')
    .set({ endedAt: now, label: '' })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

export async function endReminderByHash(
  database: Database,
  stopHash: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('reminder')
    .set({ endedAt: now, label: '' })
    .where('stopHash', '=', stopHash)
    .where('endedAt', 'is', null)
    .execute();
}

export async function deleteEndedReminders(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('reminder').where('endedAt', '<', before).execute();
}
