/** The results of a purchase in the shop: order, payment, email with invoice, print file. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { query, shop } from './shop.ts';

/** For the shop's background work: emails, refunds, print files. */
export const LONGEST_WORK_MS = 60_000;

export interface Bought {
  reference: string;
  state: string;
  totalPence: number;
  captures: number;
}

/** Every order that names this address, oldest first. */
export async function ordersOf(email: string): Promise<Bought[]> {
  return query<Bought>(
    `select reference, state, total_pence as "totalPence",
       (select count(*)::int from capture join payment_attempt attempt on attempt.id = capture.attempt_id where attempt.order_id = customer_order.id) as captures
     from customer_order join order_person on order_person.order_id = customer_order.id
     where email = $1 order by placed_at`,
    [email],
  );
}

/** The email with the invoice to this address; waits until it is in the shop's mailbox. */
export async function confirmationTo(email: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const emails = await allEmails();
        found = emails.find(
          ({ to = [], attachments }) =>
            attachments.some(({ mimeType }) => mimeType === 'application/pdf') &&
            to.some(({ address }) => address === email),
        );
        return found?.subject;
      },
      { timeout: LONGEST_WORK_MS },
    )
    .toBeTruthy();
  return found!;
}

async function allEmails(): Promise<Email[]> {
  const folder = path.join(shop.dataFolder, 'mailbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
}

/** The print files of an order, decoded by a library other than their writer; waits until they are drawn. */
export async function printFilesOf(reference: string): Promise<PNG[]> {
  let keys: string[] = [];
  await expect
    .poll(
      async () => {
        const rows = await query<{ key: string }>(
          `select media_key as key from machine_file join order_line on order_line.id = order_line_id
           join customer_order on customer_order.id = order_id where reference = $1 and kind = 'png' order by position`,
          [reference],
        );
        return (keys = rows.map(({ key }) => key)).length;
      },
      { timeout: LONGEST_WORK_MS },
    )
    .toBeGreaterThan(0);
  return Promise.all(
    keys.map(async (key) => PNG.sync.read(await readFile(path.join(shop.dataFolder, key)))),
  );
}

/** Drawing so many lines would delay the orders of later journeys. */
export async function removeQueuedWork(): Promise<void> {
  await query(`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where task_identifier = 'makeMachineFiles' and locked_at is null))`);
}
