/** Reads all data about a guest, who is known by the email address of their orders, for the right of access. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import { exportOrdersAmong, exportRemindersWhere, rows } from './export-rows.store.ts';

/** Carts that were never ordered are left out: nobody has shown that the address in them is theirs. */
export function guestExportStore(database: Database) {
  return bound(database, {
    orders: exportGuestOrders,
    uploads: exportGuestUploads,
    messages: exportGuestMessages,
    letters: exportGuestEmails,
    reminders: exportGuestReminders,
  });
}

const ordersOf = (email: string) => sql`SELECT customer_order.id FROM customer_order
  JOIN order_person ON order_person.order_id = customer_order.id
  WHERE customer_id IS NULL AND order_person.email = ${email}`;

/** Forms sent by guests are found by the address in them. */
const messagesOf = (email: string) => sql`SELECT id FROM website_message
  WHERE customer_id IS NULL AND EXISTS (
    SELECT FROM jsonb_array_elements(items) AS sent (item) WHERE lower(item ->> 'value') = lower(${email}))`;

export const exportGuestOrders = (database: Database, email: string) =>
  exportOrdersAmong(database, ordersOf(email));

export const exportGuestReminders = (database: Database, email: string) =>
  exportRemindersWhere(database, sql`order_id IN (${ordersOf(email)})`);

export function exportGuestUploads(database: Database, email: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object(
          'id', id, 'width', width, 'height', height, 'bytes', bytes, 'sentAt', created_at, 'usedAt', used_at) AS row
        FROM upload JOIN upload_file ON upload_file.hash = upload.hash
        WHERE customer_id IS NULL AND EXISTS (SELECT FROM order_line WHERE order_id IN (${ordersOf(email)})
          AND personalisation ? 'edits' AND personalisation @> showing(upload.id))
        ORDER BY created_at`,
  );
}

export function exportGuestMessages(database: Database, email: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object('title', title, 'items', items, 'receivedAt', received_at,
          'answers', (SELECT coalesce(jsonb_agg(jsonb_build_object('text', text, 'at', at) ORDER BY message_answer.id), '[]')
            FROM message_answer WHERE message_id = website_message.id)) AS row
        FROM website_message WHERE id IN (${messagesOf(email)}) ORDER BY received_at`,
  );
}

export function exportGuestEmails(database: Database, email: string) {
  return rows(
    database,
    sql`SELECT jsonb_build_object('purpose', purpose, 'messageId', message_id, 'sentAt', sent_at) AS row
        FROM mail_sent WHERE subject_id IN (
          ${ordersOf(email)}
          UNION SELECT order_history.id FROM order_history WHERE order_id IN (${ordersOf(email)})
          UNION ${messagesOf(email)}
          UNION SELECT id FROM reminder WHERE order_id IN (${ordersOf(email)}))
        ORDER BY sent_at`,
  );
}
