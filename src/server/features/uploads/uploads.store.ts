/** Shoppers' photographs in the database: their owners, uses and files. */
import { sql } from 'kysely';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';

/** `hash` is the SHA-256 of the full version, in hex. */
export type UploadFile = Row<'uploadFile'>;

export interface StoredUpload extends UploadFile {
  id: string;
  /** Null for a guest's upload; anyone who has its id may use it. */
  customerId: string | null;
  createdAt: Date;
  usedAt: Date;
}

/** Where designs use an upload. */
export interface ShownIn {
  id: string;
  usedAt: Date;
  isInUse: boolean;
  /** Orders that are not cancelled; `dispatchedAt` is null before dispatch. */
  orders: { dispatchedAt: string | null; dispatchOn: string }[];
}

/** Who is erased. */
export interface UploadOwner {
  /** Null for a guest. */
  customerId: string | null;
  email: string;
}

type Within = Database | Transaction;
const UPLOAD = ['id', 'customerId', 'createdAt', 'usedAt'] as const;
const FILE = ['upload.hash', 'format', 'width', 'height', 'bytes'] as const;
// Excludes ordered carts: their lines stay, but the order covers them.
const SHOWN_IN = sql<ShownIn>`
  SELECT id, used_at AS "usedAt",
    EXISTS (SELECT FROM cart_item JOIN cart ON cart.id = cart_id AND state = 'open'
      WHERE personalisation ? 'edits' AND personalisation @> showing(upload.id))
      OR EXISTS (SELECT FROM draft WHERE personalisation ? 'edits' AND personalisation @> showing(upload.id)) AS "isInUse",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('dispatchOn', promise ->> 'dispatchOn', 'dispatchedAt',
        CASE WHEN state IN ('dispatched', 'delivered') THEN coalesce(
          (SELECT max(dispatched_at) FROM shipment WHERE shipment.order_id = customer_order.id), placed_at) END)), '[]')
      FROM order_line JOIN customer_order ON customer_order.id = order_id AND state <> 'cancelled'
      WHERE personalisation ? 'edits' AND personalisation @> showing(upload.id)) AS orders
  FROM upload`;

export function uploadsStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    ...bound(database, {
      recordFile,
      usable: usableUploads,
      byId: uploadById,
      shownIn,
      stale: staleUploads,
      use: markUsed,
      delete: deleteUploads,
      unusedFiles,
    }),
    lockFile,
    insert: insertUpload,
    deleteOf,
    isUnused,
    forgetFile,
  };
}

function joined(database: Database, within: Within = database) {
  return within
    .selectFrom('upload')
    .innerJoin('uploadFile', 'uploadFile.hash', 'upload.hash')
    .select([...UPLOAD, ...FILE]);
}

/** Runs before the file is written, so that each file has a row. */
export async function recordFile(database: Database, file: UploadFile): Promise<void> {
  await database
    .insertInto('uploadFile')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Prevents deletion until the transaction ends. False if it is already deleted. */
export async function lockFile(transaction: Transaction, hash: string): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('uploadFile')
      .select('hash')
      .where('hash', '=', hash)
      .forUpdate()
      .executeTakeFirst()) !== undefined
  );
}

export async function insertUpload(
  transaction: Transaction,
  row: { id: string; hash: string; customerId: string | null; now: Date },
): Promise<void> {
  const { now, ...upload } = row;
  await transaction
    .insertInto('upload')
    .values({ ...upload, createdAt: now, usedAt: now })
    .execute();
}

/** The uploads with these ids that belong to the customer or to guests. */
export async function usableUploads(
  database: Database,
  ids: readonly string[],
  customerId: string | null,
  within?: Within,
): Promise<StoredUpload[]> {
  return ids.length === 0
    ? []
    : await joined(database, within)
        .where('id', 'in', ids)
        .where((eb) =>
          eb.or([
            eb('customerId', 'is', null),
            ...(customerId ? [eb('customerId', '=', customerId)] : []),
          ]),
        )
        .execute();
}

export async function uploadById(
  database: Database,
  ids: readonly string[],
  within?: Within,
): Promise<StoredUpload[]> {
  return ids.length === 0 ? [] : await joined(database, within).where('id', 'in', ids).execute();
}

export async function shownIn(
  database: Database,
  ids: readonly string[],
  within: Within = database,
): Promise<ShownIn[]> {
  return (await sql<ShownIn>`${SHOWN_IN} WHERE id = ANY(${ids})`.execute(within)).rows;
}

/** Uploads not used since a date, in id order after the given id. */
export async function staleUploads(
  database: Database,
  usedBefore: Date,
  after: string,
  most: number,
): Promise<ShownIn[]> {
  return (
    await sql<ShownIn>`${SHOWN_IN}
          WHERE used_at < ${usedBefore} AND id > ${after} ORDER BY id LIMIT ${most}`.execute(
      database,
    )
  ).rows;
}

/** Gives guests' uploads to the customer, unless they already belong to another. */
export async function markUsed(
  database: Database,
  ids: readonly string[],
  customerId: string | null,
  now: Date,
  within: Within = database,
): Promise<void> {
  if (ids.length === 0) return;
  await within
    .updateTable('upload')
    .set((eb) => ({
      usedAt: now,
      customerId: eb.fn.coalesce('customerId', eb.val(customerId)),
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Deletes the uploads that have not been used since they were checked. */
export async function deleteUploads(
  database: Database,
  ids: readonly string[],
  usedBefore: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .deleteFrom('upload')
    .where('id', 'in', ids)
    .where('usedAt', '<', usedBefore)
    .execute();
}

/**
 * Deletes the customer's uploads, and guests' uploads in the customer's carts and orders, and in
 * guests' orders under the same address. Those that
 * an order of another person shows lose only their owner; they are deleted some time after dispatch.
 */
export async function deleteOf(
  transaction: Transaction,
  { customerId, email }: UploadOwner,
): Promise<void> {
  const isInOrderOfAnother = sql`EXISTS (SELECT FROM order_line
    JOIN customer_order ON customer_order.id = order_id AND state <> 'cancelled'
    JOIN order_person USING (order_id)
    WHERE coalesce(customer_order.customer_id <> ${customerId}, order_person.email <> ${email})
      AND personalisation ? 'edits' AND personalisation @> showing(upload.id))`;
  await sql`UPDATE upload SET customer_id = NULL
    WHERE customer_id = ${customerId} AND ${isInOrderOfAnother}`.execute(transaction);
  await sql`
        DELETE FROM upload WHERE NOT ${isInOrderOfAnother} AND (customer_id = ${customerId} OR customer_id IS NULL AND (
          EXISTS (SELECT FROM cart_item JOIN cart ON cart.id = cart_id
            WHERE cart.customer_id = ${customerId} AND personalisation ? 'edits' AND personalisation @> showing(upload.id))
          OR EXISTS (SELECT FROM order_line JOIN customer_order ON customer_order.id = order_id
            JOIN order_person USING (order_id)
            WHERE (customer_order.customer_id = ${customerId}
              OR customer_order.customer_id IS NULL AND order_person.email = ${email}) AND personalisation ? 'edits' AND personalisation @> showing(upload.id))))`.execute(
    transaction,
  );
}

export async function unusedFiles(database: Database): Promise<UploadFile[]> {
  return database
    .selectFrom('uploadFile')
    .selectAll()
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('upload').select('id').whereRef('upload.hash', '=', 'uploadFile.hash'),
        ),
      ),
    )
    .execute();
}

/** The caller holds the file lock. */
export async function isUnused(transaction: Transaction, hash: string): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('upload')
      .select('id')
      .where('hash', '=', hash)
      .limit(1)
      .executeTakeFirst()) === undefined
  );
}

export async function forgetFile(transaction: Transaction, hash: string): Promise<void> {
  await transaction.deleteFrom('uploadFile').where('hash', '=', hash).execute();
}
