/** Customers with passwords and authenticators, for sign-in tests. */
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { newId } from '../../database/ids.ts';
import type { testShop } from '../test-app.ts';
import { hashPassword } from '../../features/users/password-hash.ts';

export const PASSWORD = 'Wreath-19£';
const passwordHash = await hashPassword(PASSWORD);

type Shop = Awaited<ReturnType<typeof testShop>>;

/** A clock that tests move. */
export function handClock(start = '2026-11-23T10:00:00Z') {
  let now = new Date(start);
  return {
    clock: () => now,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

export async function customerOf(
  { database }: Pick<Shop, 'database'>,
  given: {
    email?: string;
    isConfirmed?: boolean;
    isDeactivated?: boolean;
    isErased?: boolean;
  } = {},
) {
  const id = newId();
  const email = given.email ?? `${id}@example.org`;
  const at = new Date('2026-11-01T10:00:00Z');
  await database
    .insertInto('customer')
    .values({
      id,
      email,
      firstName: 'Siân',
      lastName: 'Price',
      passwordHash,
      emailConfirmedAt: given.isConfirmed === false ? null : at,
      deactivatedAt: given.isDeactivated ? at : null,
      erasedAt: given.isErased ? at : null,
      createdAt: at,
    })
    .execute();
  return { id, email };
}

/** The code that an authenticator shows. */
export function codeFor(secret: string, now: Date, stepsAway = 0): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: now.getTime() + stepsAway * 30_000,
  });
}

export const CODE_REQUIRED = {
  status: 'error',
  message: 'Please enter your authentication code.',
  data: { field: '_two_step', required: true },
};
export const CODE_WRONG = {
  status: 'error',
  message: 'Invalid two step code.',
  data: { field: '_two_step' },
};

/** Customers who set up two-step. */
export function twoStepCustomers(
  shop: Shop,
  { clock, pass }: Pick<ReturnType<typeof handClock>, 'clock' | 'pass'>,
) {
  const { ask, call } = shop;
  const password = PASSWORD;

  async function signedIn() {
    const { id, email } = await customerOf(shop);
    return { id, email, ...(await call('logIn', { body: { username: email, password } })) };
  }
  async function begun() {
    const customer = await signedIn();
    return { ...customer, ...(await call('twoStepStart', { body: { password } }, customer)) };
  }
  return {
    signedIn,
    begun,

    /** Two-step is on, and the code that turned it on has expired. */
    async enrolled() {
      const customer = await begun();
      const code = codeFor(customer.secret, clock());
      const { recoveryCodes } = await call('twoStepConfirm', { body: { code } }, customer);
      pass(90);
      return { ...customer, recoveryCodes };
    },

    wrongFor(secret: string): string {
      const near = new Set([-2, -1, 0, 1, 2].map((away) => codeFor(secret, clock(), away)));
      const codes = ['111111', '222222', '333333', '444444', '555555', '666666'];
      return codes.find((code) => !near.has(code)) ?? '';
    },

    logIn: (username: string, code?: string) =>
      ask('logIn', {
        body: { username, password, ...(code !== undefined && { _two_step: code }) },
      }),
  };
}

/** Payloads of every queued job with the name, in order. */
export async function queued({ database }: Pick<Shop, 'database'>, name: string) {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = ${name} order by job.id`.execute(database);
  return rows.map(({ payload }) => payload);
}
