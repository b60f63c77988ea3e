/** Drafts and their replies in the database. */
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import type { DraftDecision } from '../../database/column-values.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { toJson } from '../../database/json.ts';
import { bound } from '../../bound.ts';

export interface StoredDraft {
  /** Gives access to a guest's draft. */
  id: string;
  /** The share link's key: gives read access. */
  share: string;
  customerId: string | null;
  /** The address for emails about replies to a guest; empty for none. */
  tellEmail: string;
  name: string;
  productId: string;
  personalisation: Personalisation;
  updatedAt: Date;
}

export interface StoredReply {
  draftId: string;
  decision: DraftDecision;
  name: string;
  message: string;
  at: Date;
}

type Within = Database | Transaction;
const DRAFT = [
  ...(['id', 'share', 'customerId', 'tellEmail', 'name', 'personalisation', 'updatedAt'] as const),
  'productVariantId as productId',
] as const;

export function draftsStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    ...bound(database, {
      all: draftsOf,
      find: findDraft,
      replies: repliesTo,
      forgetGuests,
      forgetDeleted,
    }),
    count: countDrafts,
    lock: lockDraft,
    insert: insertDraft,
    update: updateDraft,
    delete: deleteDraft,
    lockDeleted,
    restore: restoreDraft,
    countReplies,
    insertReply,
  };
}

/** Hides deleted drafts, which only their owner can restore. */
function select(within: Within) {
  return within.selectFrom('draft').select(DRAFT).where('deletedAt', 'is', null);
}

/** Latest first. */
export async function draftsOf(database: Database, customerId: string): Promise<StoredDraft[]> {
  return select(database)
    .where('customerId', '=', customerId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function countDrafts(transaction: Transaction, customerId: string): Promise<number> {
  return Number(
    (
      await transaction
        .selectFrom('draft')
        .select((eb) => eb.fn.countAll<string>().as('drafts'))
        .where('customerId', '=', customerId)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow()
    ).drafts,
  );
}

export async function findDraft(
  database: Database,
  by: 'id' | 'share',
  value: string,
): Promise<StoredDraft | null> {
  return (await select(database).where(by, '=', value).executeTakeFirst()) ?? null;
}

/** Locks the draft until the transaction ends. */
export async function lockDraft(
  transaction: Transaction,
  by: 'id' | 'share',
  value: string,
): Promise<StoredDraft | null> {
  return (await select(transaction).where(by, '=', value).forUpdate().executeTakeFirst()) ?? null;
}

export async function insertDraft(
  transaction: Transaction,
  { productId, personalisation, ...draft }: StoredDraft,
): Promise<void> {
  await transaction
    .insertInto('draft')
    .values({
      ...draft,
      productVariantId: productId,
      personalisation: toJson(personalisation),
      createdAt: draft.updatedAt,
    })
    .execute();
}

export async function updateDraft(
  transaction: Transaction,
  { id, customerId, tellEmail, name, productId, personalisation, updatedAt }: StoredDraft,
): Promise<void> {
  await transaction
    .updateTable('draft')
    .set({
      customerId,
      tellEmail,
      name,
      updatedAt,
      productVariantId: productId,
      personalisation: toJson(personalisation),
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteDraft(
  transaction: Transaction,
  id: string,
  deletedAt: Date,
): Promise<void> {
  await transaction.updateTable('draft').set({ deletedAt }).where('id', '=', id).execute();
}

/** Locks a deleted draft until the transaction ends. */
export async function lockDeleted(
  transaction: Transaction,
  id: string,
): Promise<StoredDraft | null> {
  return (
    (await transaction
      .selectFrom('draft')
      .select(DRAFT)
      .where('deletedAt', 'is not', null)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

export async function restoreDraft(transaction: Transaction, id: string): Promise<void> {
  await transaction.updateTable('draft').set({ deletedAt: null }).where('id', '=', id).execute();
}

/** Replies to all these drafts, newest first. */
export async function repliesTo(
  database: Database,
  draftIds: readonly string[],
): Promise<StoredReply[]> {
  return draftIds.length === 0
    ? []
    : await database
        .selectFrom('draftReply')
        .select(['draftId', 'decision', 'name', 'message', 'at'])
        .where('draftId', 'in', draftIds)
        .orderBy('id', 'desc')
        .execute();
}

export async function countReplies(transaction: Transaction, draftId: string): Promise<number> {
  return Number(
    (
      await transaction
        .selectFrom('draftReply')
        .select((eb) => eb.fn.countAll<string>().as('replies'))
        .where('draftId', '=', draftId)
        .executeTakeFirstOrThrow()
    ).replies,
  );
}

export async function insertReply(
  transaction: Transaction,
  reply: StoredReply & { id: string },
): Promise<void> {
  await transaction.insertInto('draftReply').values(reply).execute();
}

/** Deletes guests' drafts unchanged since a date. */
export async function forgetGuests(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('draft')
    .where('customerId', 'is', null)
    .where('updatedAt', '<', before)
    .execute();
}

export async function forgetDeleted(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('draft').where('deletedAt', '<', before).execute();
}
