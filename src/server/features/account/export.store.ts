/** Reads all data about one customer, table by table, for the right of access. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import { exportOrdersAmong, exportRemindersWhere, rows } from './export-rows.store.ts';
import type { ExportedRow } from './export-rows.store.ts';

/** Deliberately excluded: hashes of passwords and tokens, the two-step secret, and rows that only link other rows. */
export function exportStore(database: Database) {
  return bound(database, {
    profile: exportProfile,
    consents: exportConsents,
    addresses: exportAddresses,
    wishlist: exportWishlist,
    notifications: exportNotifications,
    keys: exportKeys,
    sessions: exportSessions,
    links: exportLinks,
    carts: exportCarts,
    drafts: exportDrafts,
    uploads: exportUploads,
    orders: exportOrders,
    messages: exportMessages,
    letters: exportSentEmails,
    notes: exportNotes,
    reminders: exportReminders,
  });
}

export async function exportProfile(database: Database, customerId: string): Promise<ExportedRow> {
  return (
    (
      await rows(
        database,
        sql`SELECT jsonb_build_object(
          'id', id, 'email', email, 'firstName', first_name, 'lastName', last_name, 'phone', phone, 'mobile', mobile,
          'marketing', marketing, 'registeredAt', created_at, 'emailConfirmedAt', email_confirmed_at,
          'profileUpdatedAt', profile_updated_at,
          'twoStepSince', (SELECT confirmed_at FROM two_step WHERE customer_id = customer.id)) AS row
          FROM customer WHERE id = ${customerId}`,
      )
    )[0] ?? {}
  );
}

export function exportConsents(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object('given', given, 'source', source, 'at', at) AS row
        FROM marketing_consent WHERE customer_id = ${customerId} ORDER BY at`,
  );
}

export function exportAddresses(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT address || jsonb_build_object(
          'isDefault', is_default, 'savedAt', created_at, 'changedAt', updated_at) AS row
        FROM saved_address WHERE customer_id = ${customerId} ORDER BY created_at`,
  );
}

export function exportWishlist(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object('productId', product_variant_id, 'product', product.name, 'addedAt', added_at) AS row
        FROM wishlist_item
        JOIN product_variant ON product_variant.id = product_variant_id
        JOIN product ON product.id = product_variant.product_id
        WHERE customer_id = ${customerId} ORDER BY added_at`,
  );
}

export function exportNotifications(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object(
          'kind', kind, 'detail', detail, 'link', link, 'createdAt', created_at, 'readAt', read_at) AS row
        FROM notification WHERE customer_id = ${customerId} ORDER BY created_at`,
  );
}

export function exportKeys(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object('public', public_key, 'updatedAt', updated_at) AS row
        FROM customer_keys WHERE customer_id = ${customerId}`,
  );
}

export function exportSessions(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object('signedInAt', created_at, 'endedAt', ended_at, 'endedBy', ended_by) AS row
        FROM session WHERE customer_id = ${customerId} ORDER BY created_at`,
  );
}

export function exportLinks(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object(
          'purpose', purpose, 'sentAt', created_at, 'expiresAt', expires_at, 'usedAt', used_at) AS row
        FROM account_link WHERE customer_id = ${customerId} ORDER BY created_at`,
  );
}

export function exportCarts(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object(
          'id', id, 'state', state, 'firstName', first_name, 'lastName', last_name, 'email', email, 'phone', phone,
          'mobile', mobile, 'comment', comment, 'payment', payment_address, 'shipping', shipping_address,
          'personalisedAcceptedAt', personalised_accepted_at, 'createdAt', created_at, 'changedAt', updated_at,
          'items', (SELECT coalesce(jsonb_agg(jsonb_build_object(
              'productId', product_variant_id, 'quantity', quantity, 'personalisation', personalisation,
              'addedAt', created_at) ORDER BY id), '[]')
            FROM cart_item WHERE cart_id = cart.id)) AS row
        FROM cart WHERE customer_id = ${customerId} ORDER BY created_at`,
  );
}

export function exportDrafts(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object(
          'name', name, 'productId', product_variant_id, 'personalisation', personalisation, 'createdAt', created_at,
          'updatedAt', updated_at, 'deletedAt', deleted_at, 'replies', (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'decision', decision, 'name', draft_reply.name, 'message', message, 'at', at) ORDER BY at), '[]')
            FROM draft_reply WHERE draft_id = draft.id)) AS row
        FROM draft WHERE customer_id = ${customerId} ORDER BY created_at`,
  );
}

export function exportUploads(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object(
          'id', id, 'width', width, 'height', height, 'bytes', bytes, 'sentAt', created_at, 'usedAt', used_at) AS row
        FROM upload JOIN upload_file ON upload_file.hash = upload.hash
        WHERE customer_id = ${customerId} ORDER BY created_at`,
  );
}

export const exportOrders = (database: Database, customerId: string) =>
  exportOrdersAmong(database, sql`SELECT id FROM customer_order WHERE customer_id = ${customerId}`);

export const exportReminders = (database: Database, customerId: string) =>
  exportRemindersWhere(database, sql`id IN (${remindersOf(customerId)})`);

/** Also those of the customer's orders. */
const remindersOf = (
  customerId: string,
) => sql`SELECT id FROM reminder WHERE customer_id = ${customerId}
  OR order_id IN (SELECT id FROM customer_order WHERE customer_id = ${customerId})`;

export function exportMessages(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object('title', title, 'items', items, 'receivedAt', received_at,
          'answers', (SELECT coalesce(jsonb_agg(jsonb_build_object('text', text, 'at', at) ORDER BY message_answer.id), '[]')
            FROM message_answer WHERE message_id = website_message.id)) AS row
        FROM website_message WHERE customer_id = ${customerId} ORDER BY received_at`,
  );
}

export function exportSentEmails(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object('purpose', purpose, 'messageId', message_id, 'sentAt', sent_at) AS row
        FROM mail_sent WHERE subject_id IN (
          SELECT id FROM customer_order WHERE customer_id = ${customerId}
          UNION SELECT order_history.id FROM order_history
            JOIN customer_order ON customer_order.id = order_history.order_id WHERE customer_id = ${customerId}
          UNION SELECT id FROM account_link WHERE customer_id = ${customerId}
          UNION SELECT draft_reply.id FROM draft_reply
            JOIN draft ON draft.id = draft_id WHERE customer_id = ${customerId}
          UNION SELECT id FROM website_message WHERE customer_id = ${customerId}
          UNION ${remindersOf(customerId)})
        ORDER BY sent_at`,
  );
}

/** What the staff noted about the customer; who wrote it is another person's data. */
export function exportNotes(database: Database, customerId: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object('text', text, 'at', at) AS row
        FROM customer_note WHERE customer_id = ${customerId} ORDER BY id`,
  );
}
