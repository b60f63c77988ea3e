import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { ShopError } from '../../../domain/errors.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { guessLimits } from './guess-limits.ts';

const { database } = await testDatabase();
const limits = guessLimits({ database, secret: 'a secret of tests', limitFactor: 1 });

const HOME = '203.0.113.7';
let made = 0;
const someone = () => `customer ${(made += 1)}`;
const somewhere = () => `198.51.100.${(made += 1)}`;

const wrong = () => Promise.reject(new ShopError('credentialsInvalid'));
const right = () => Promise.resolve('in');
/** Returns the code of the refusal, or the result of the work. */
const guess = (who: string, where: string, work: () => Promise<string> = wrong) =>
  limits.watch(who, where, work).catch((refusal: ShopError) => refusal.code);
const secondsToWait = (who: string, where: string) =>
  limits.watch(who, where, right).catch((refusal: ShopError) => refusal.detail.retryAfter);

async function failFrom(who: string, where: string, times: number) {
  for (let time = 0; time < times; time += 1)
    expect(await guess(who, where)).toBe('credentialsInvalid');
}
/** Many addresses, each below its own limits. */
async function failFromEverywhere(who: string, times: number) {
  for (let time = 0; time < times; time += 1) await guess(who, somewhere());
}
// The package reads the system clock.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe('ten failures at one account from one address', () => {
  test('are followed by a wait, even for a right guess, and within fifteen minutes', async () => {
    const [who, where] = [someone(), somewhere()];
    await failFrom(who, where, 10);
    const wait = await secondsToWait(who, where);
    expect(wait).toBe(15 * 60);
    pass(15 * 60);
    expect(await guess(who, where, right)).toBe('in');
  });

  test('are not extended by further tries', async () => {
    const [who, where] = [someone(), somewhere()];
    await failFrom(who, where, 10);
    pass(14 * 60);
    for (let time = 0; time < 20; time += 1) await guess(who, where);
    expect(await secondsToWait(who, where)).toBe(60);
  });

  test('do not affect other addresses or other accounts', async () => {
    const [who, where] = [someone(), somewhere()];
    await failFrom(who, where, 10);
    expect(await guess(who, somewhere(), right)).toBe('in');
    expect(await guess(someone(), where, right)).toBe('in');
  });

  test('cannot be exceeded by fifty guesses at once', async () => {
    const [who, where] = [someone(), somewhere()];
    let checks = 0;
    const slow = async () => {
      checks += 1;
      await sql`select pg_sleep(0.01)`.execute(database);
      return wrong();
    };
    await Promise.all(Array.from({ length: 50 }, () => guess(who, where, slow)));
    expect(checks).toBe(10);
  });

  test('are reset once the owner is signed in', async () => {
    const [who, where] = [someone(), somewhere()];
    await failFrom(who, where, 9);
    expect(await guess(who, where, right)).toBe('in');
    await failFrom(who, where, 10);
    expect(await guess(who, where)).toBe('tooManyRequests');
  });
});

test('a guess that is neither right nor wrong does not count', async () => {
  const [who, where] = [someone(), somewhere()];
  await failFrom(who, where, 9);
  const asked = () => Promise.reject(new ShopError('twoStepRequired'));
  for (let time = 0; time < 20; time += 1)
    expect(await guess(who, where, asked)).toBe('twoStepRequired');
  await failFrom(who, where, 1);
  expect(await guess(who, where, asked)).toBe('tooManyRequests');
});

test('an address may fail a hundred times a day, over all accounts', async () => {
  const where = somewhere();
  for (let time = 0; time < 100; time += 1)
    expect(await guess(someone(), where)).toBe('credentialsInvalid');
  expect(await guess(someone(), where, right)).toBe('tooManyRequests');
  expect(await secondsToWait(someone(), where)).toBe(24 * 60 * 60);
  pass(24 * 60 * 60);
  expect(await guess(someone(), where, right)).toBe('in');
});

describe('an account that is guessed at from everywhere', () => {
  test('allows strangers one guess per pause, which grows to a minute and no further', async () => {
    const who = someone();
    await failFromEverywhere(who, 20);
    expect(await guess(who, somewhere())).toBe('credentialsInvalid');
    const pauses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const wait = await secondsToWait(who, somewhere());
      pauses.push(wait as number);
      pass(60);
      expect(await guess(who, somewhere())).toBe('credentialsInvalid');
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('allows only one of many strangers to guess at once', async () => {
    const who = someone();
    await failFromEverywhere(who, 25);
    pass(60);
    let checks = 0;
    const counted = () => {
      checks += 1;
      return wrong();
    };
    await Promise.all(Array.from({ length: 20 }, () => guess(who, somewhere(), counted)));
    expect(checks).toBe(1);
  });

  test('does not delay its owner where they have signed in before', async () => {
    const who = someone();
    expect(await guess(who, HOME, right)).toBe('in');
    await failFromEverywhere(who, 40);
    expect(await guess(who, somewhere(), right)).toBe('tooManyRequests');
    expect(await guess(who, HOME)).toBe('credentialsInvalid');
    expect(await guess(who, HOME, right)).toBe('in');
    expect(await secondsToWait(who, somewhere())).toBeLessThanOrEqual(60);
  });
});

test('the counters contain neither account nor address', async () => {
  const [who, where] = ['sian@example.org', '192.0.2.77'];
  await guess(who, where);
  const stored = await database.selectFrom('rateLimit').select('key').execute();
  const keys = stored.map(({ key }) => key).join(' ');
  expect(keys).not.toContain('sian');
  expect(keys).not.toContain(where);
});

test('a multiplier raises the bounds, or turns them off without a query', async () => {
  const lifted = guessLimits({ database, secret: 'other', limitFactor: Infinity });
  const patient = guessLimits({ database, secret: 'other', limitFactor: 2 });
  const [who, where] = [someone(), somewhere()];
  const rows = async () => (await database.selectFrom('rateLimit').select('key').execute()).length;
  const before = await rows();
  for (let time = 0; time < 30; time += 1)
    await expect(lifted.watch(who, where, wrong)).rejects.toMatchObject({
      code: 'credentialsInvalid',
    });
  expect(await rows()).toBe(before);
  for (let time = 0; time < 20; time += 1)
    await expect(patient.watch(who, where, wrong)).rejects.toMatchObject({
      code: 'credentialsInvalid',
    });
  await expect(patient.watch(who, where, wrong)).rejects.toMatchObject({ code: 'tooManyRequests' });
});

test('when the counters are lost, a blocked address stays blocked and a known one known', async () => {
  await sql`alter table rate_limit rename to lost`.execute(database);
  try {
    const [who, where] = [someone(), somewhere()];
    await failFrom(who, where, 10);
    expect(await guess(who, where, right)).toBe('tooManyRequests');
    expect(await guess(who, HOME, right)).toBe('in');
    await failFromEverywhere(who, 40);
    expect(await guess(who, somewhere(), right)).toBe('tooManyRequests');
    expect(await guess(who, HOME, right)).toBe('in');
  } finally {
    await sql`alter table lost rename to rate_limit`.execute(database);
  }
});
