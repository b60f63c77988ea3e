/** Messages, who works on them and their answers, in the database. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';
import type { WebsiteMessage } from '../contact.store.ts';

/** A message as the office sees it. */
export interface InboxMessage extends WebsiteMessage {
  /** Of the account; null for a guest. */
  customerId: string | null;
  closedAt: Date | null;
  assigneeId: string | null;
  assigneeEmail: string | null;
  /** Counts the changes, so that a second editor notices the first. */
  version: number;
}

export interface ListedMessage extends InboxMessage {
  answers: number;
}

export interface MessageAnswer {
  id: string;
  /** Email of the member who wrote it. */
  by: string;
  recipient: string;
  text: string;
  at: Date;
}

/** Which messages a list shows. */
export interface InboxQuery {
  state: 'open' | 'mine' | 'closed' | 'all';
  /** The member who looks. */
  staffId: string;
  search?: string | undefined;
  /** The id of the last message of the page before. */
  after?: string | undefined;
}

const MESSAGE = [
  'websiteMessage.id',
  'title',
  'items',
  'color',
  'receivedAt',
  'customer.email as customerEmail',
  'websiteMessage.customerId',
  'closedAt',
  'assigneeId',
  'staff.email as assigneeEmail',
  'version',
] as const;

export function inboxStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    ...bound(database, {
      list: listMessages,
      counts: countMessages,
      find: findMessage,
      answers: answersOf,
      answer: findAnswer,
    }),
    lock: lockMessage,
    change: changeMessage,
    insertAnswer,
  };
}

const messages = (database: Database | Transaction) =>
  database
    .selectFrom('websiteMessage')
    .leftJoin('customer', 'customer.id', 'websiteMessage.customerId')
    .leftJoin('staff', 'staff.id', 'websiteMessage.assigneeId')
    .select(MESSAGE);

/** Newest first: ids ascend with time. */
export function listMessages(
  database: Database,
  { state, staffId, search, after, limit }: InboxQuery & { limit: number },
): Promise<ListedMessage[]> {
  return messages(database)
    .select((eb) =>
      eb
        .selectFrom('messageAnswer')
        .whereRef('messageId', '=', 'websiteMessage.id')
        .select((each) => each.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('answers'),
    )
    .$if(state === 'open' || state === 'mine', (query) => query.where('closedAt', 'is', null))
    .$if(state === 'mine', (query) => query.where('assigneeId', '=', staffId))
    .$if(state === 'closed', (query) => query.where('closedAt', 'is not', null))
    .$if(after !== undefined, (query) => query.where('websiteMessage.id', '<', after!))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<string>`title || ' ' || items::text || ' ' || coalesce(customer.email, '')`,
        'ilike',
        `%${escaped(search!)}%`,
      ),
    )
    .orderBy('websiteMessage.id', 'desc')
    .limit(limit)
    .execute();
}

/** A text is stored in JSON, where quotes and backslashes have a backslash before them. */
const escaped = (search: string): string =>
  JSON.stringify(search)
    .slice(1, -1)
    .replaceAll(/[\\%_]/g, String.raw`\$&`);

export async function countMessages(
  database: Database,
  staffId: string,
): Promise<{ open: number; mine: number }> {
  const { open, mine } = await database
    .selectFrom('websiteMessage')
    .where('closedAt', 'is', null)
    .select((eb) => [
      eb.fn.countAll<number>().as('open'),
      eb.fn.countAll<number>().filterWhere('assigneeId', '=', staffId).as('mine'),
    ])
    .executeTakeFirstOrThrow();
  return { open, mine };
}

export async function findMessage(database: Database, id: string): Promise<InboxMessage | null> {
  return (await messages(database).where('websiteMessage.id', '=', id).executeTakeFirst()) ?? null;
}

/** Null if it has been deleted. */
export async function lockMessage(
  transaction: Transaction,
  id: string,
): Promise<InboxMessage | null> {
  return (
    (await messages(transaction)
      .where('websiteMessage.id', '=', id)
      .forUpdate('websiteMessage')
      .executeTakeFirst()) ?? null
  );
}

export async function changeMessage(
  transaction: Transaction,
  { id, version }: InboxMessage,
  change: { closedAt?: Date | null; assigneeId?: string | null },
): Promise<void> {
  await transaction
    .updateTable('websiteMessage')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function insertAnswer(
  transaction: Transaction,
  answer: Omit<MessageAnswer, 'by'> & { messageId: string; staffId: string },
): Promise<void> {
  await transaction.insertInto('messageAnswer').values(answer).execute();
}

/** Oldest first. */
export function answersOf(database: Database, messageId: string): Promise<MessageAnswer[]> {
  return database
    .selectFrom('messageAnswer')
    .innerJoin('staff', 'staff.id', 'messageAnswer.staffId')
    .select(['messageAnswer.id', 'staff.email as by', 'recipient', 'text', 'at'])
    .where('messageId', '=', messageId)
    .orderBy('messageAnswer.id')
    .execute();
}

/** Null if it has been deleted with its message. */
export async function findAnswer(
  database: Database,
  id: string,
): Promise<(Omit<MessageAnswer, 'by'> & { messageId: string }) | null> {
  return (
    (await database
      .selectFrom('messageAnswer')
      .select(['id', 'messageId', 'recipient', 'text', 'at'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}
