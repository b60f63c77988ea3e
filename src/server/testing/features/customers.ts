/**
 * A test shop whose visitors become customers: its clock, queued jobs, and the emails that a real
 * SMTP server received.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger, runOnce } from 'graphile-worker';
import type { TaskList } from 'graphile-worker';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { MINUTE } from '../../../domain/time/durations.ts';
import { testShop } from '../test-app.ts';
import { jobHandlers } from '../../wiring.ts';
import { hashPassword } from '../../features/users/password-hash.ts';

export const PASSWORD = 'Cwtch.2026';

/** Call it at the top of a test file. */
export async function membersShop({ limitFactor }: { limitFactor?: number } = {}) {
  let now = new Date('2026-11-21T10:00:00Z');
  const shop = await testShop({ clock: () => now, ...(limitFactor && { limitFactor }) });
  const { ask, database, services, config } = shop;
  const mailbox = path.join(config.dataFolder, 'mailbox');

  /** Every email to the address, oldest first, after running due jobs. */
  async function emails(to: string): Promise<Email[]> {
    await runOnce({
      connectionString: shop.url,
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
      taskList: jobHandlers(services) as TaskList,
    });
    const files = (await readdir(mailbox)).toSorted();
    const all = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(path.join(mailbox, file)))),
    );
    return all.filter((mail) => mail.to?.[0]?.address === to);
  }

  return {
    ...shop,
    emails,
    passMinutes(minutes: number): void {
      now = new Date(now.getTime() + minutes * MINUTE);
    },
    now: () => now,

    /** The tokens of the links to a screen that were sent to the address, oldest first. */
    tokens: async (to: string, screen: 'activation' | 'recovery'): Promise<string[]> =>
      (await emails(to)).flatMap(({ text }) => tokenIn(text, screen, config.origin)),

    form: (email: string, given: object = {}) => ({
      body: {
        firstName: 'Siân',
        lastName: 'Price',
        email,
        phone: '',
        mobile: '',
        password: PASSWORD,
        confirm: PASSWORD,
        marketing: false,
        terms: true,
        ...given,
      },
    }),

    customer: (email: string) =>
      database
        .selectFrom('customer')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow(),

    /** Payloads of the queued jobs of a kind about a customer. */
    queued: async (job: string, customerId: string): Promise<unknown[]> =>
      (
        await sql<{ payload: { customerId?: string } }>`
          SELECT payload FROM graphile_worker._private_jobs AS job
          JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
          WHERE task.identifier = ${job}`.execute(database)
      ).rows
        .map(({ payload }) => payload)
        .filter((payload) => payload.customerId === customerId),

    logIn: (username: string, password: string) => ask('logIn', { body: { username, password } }),

    /** A customer with a password, signed in. */
    async member(email: string, password = PASSWORD) {
      const signedIn = await shop.signedIn({ email });
      await database
        .updateTable('customer')
        .set({ passwordHash: await hashPassword(password) })
        .where('id', '=', signedIn.customerId)
        .execute();
      return signedIn;
    },
  };
}

function tokenIn(text: string | undefined, screen: string, origin: string): string[] {
  const start = `${origin}/account/${screen}#`;
  const found = text?.split('\n').find((line) => line.startsWith(start));
  return found ? [found.slice(start.length)] : [];
}

/** The violations, by field. */
export function violationsOf(response: LightMyRequestResponse): Record<string, string> {
  const { violations = [] } = response.json<{
    violations?: { propertyPath: string; message: string }[];
  }>();
  return Object.fromEntries(violations.map(({ propertyPath, message }) => [propertyPath, message]));
}
