/** The confirmation is sent once, however often and wherever its job runs. */
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { confirmationService } from './confirmation.service.ts';
import { standardTexts } from '../../emails/translations.ts';
import { newId } from '../../database/ids.ts';
import { paperFonts } from '../paper-text/write-paper.ts';
import { buy } from '../../testing/features/orders.ts';

const shop = await testShop();
const { database, services } = shop;

/** A sender with a mail server whose responses the test provides. */
function sender(answer: () => Promise<void>, now = new Date()) {
  const taken: Mail[] = [];
  const { sendConfirmation } = confirmationService({
    database,
    clock: () => now,
    shopName: () => 'Keepsake',
    origin: 'http://shop.test',
    texts: standardTexts,
    orders: services.orders,
    proofs: services.proofs,
    fonts: paperFonts(path.join(import.meta.dirname, '../../../../catalogue/fonts')),
    mail: {
      async send(letter) {
        taken.push(letter);
        await answer();
      },
      close() {},
    },
  });
  return { taken, sendConfirmation };
}

test('two runs of the job at the same time send one email', async () => {
  const { id } = await buy(shop);
  let finish = () => {};
  const slow = sender(() => new Promise((done) => (finish = done)));
  const second = sender(async () => {});
  const first = slow.sendConfirmation(id);
  await expect.poll(() => slow.taken.length).toBe(1);
  // The slow process counts as dead, so another gets the job.
  const meanwhile = second.sendConfirmation(id);
  await expect.poll(waiting).toBe(1);
  finish();
  await Promise.all([first, meanwhile]);
  expect(second.taken).toEqual([]);
  await second.sendConfirmation(id);
  expect(second.taken).toEqual([]);
});

test('a refused email is retried, and a second run that waited sends it', async () => {
  const { id } = await buy(shop);
  let refuse = (_: Error) => {};
  const refused = sender(() => new Promise((_, failed) => (refuse = failed)));
  const second = sender(async () => {});
  const first = refused.sendConfirmation(id);
  await expect.poll(() => refused.taken.length).toBe(1);
  const meanwhile = second.sendConfirmation(id);
  await expect.poll(waiting).toBe(1);
  refuse(new Error('The mail server is away'));
  await expect(first).rejects.toThrow('away');
  await meanwhile;
  expect(second.taken.map(({ messageId }) => messageId)).toEqual([refused.taken[0]!.messageId]);
});

test('offers to change the words until the workshop begins, and no longer', async () => {
  const { id, key } = await buy(shop);
  const { editableUntil } = await services.orders.checkByKey(key);
  const inTime = sender(async () => {});
  await inTime.sendConfirmation(id);
  const [email] = inTime.taken;
  expect(email?.text).toMatch(/at the latest \w{3} \d+ \w{3}, \d+pm\./);
  expect(email?.html).toContain('Change the words');
  const late = sender(async () => {}, new Date(editableUntil!));
  await late.sendConfirmation(id, newId());
  expect(late.taken[0]?.text).not.toContain('Change the words');
});

/** The number of the shop's connections that wait for another one. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: string }>`SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database);
  return Number(rows[0]?.count);
}
