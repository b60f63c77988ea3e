/** Two web processes limit a caller together. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { operations } from '../../contract/operations.ts';
import { testDatabase } from '../testing/database/database.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { openCluster } from '../testing/processes/cluster.ts';

/** The rate limits are multiplied by this. */
const RAISED = 4;
/** Twice the time after which a process tells the others. */
const TOLD_MS = 1000;

const { database, url } = await testDatabase();
await openSmallShop(database);
const fleet = await openCluster({
  databaseUrl: url,
  webs: 2,
  settings: { RATE_LIMITS: String(RAISED) },
});
afterAll(() => fleet.stop());
const [one, other] = fleet.origins as [string, string];

/** As a caller behind the proxy that the processes trust; returns the status. */
async function recover(origin: string, caller: string): Promise<number> {
  const answer = await fetch(`${origin}${endpoints.userRecover.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body: '{}',
  });
  await answer.arrayBuffer();
  return answer.status;
}

test('what one process has counted, the other counts too, and refuses with it', async () => {
  const limit = operations.userRecover.perMinute! * RAISED;
  const caller = '198.51.100.7';
  const most = limit - 5;
  for (let call = 0; call < most; call += 1) expect(await recover(one, caller)).toBe(422);
  await sleep(TOLD_MS);
  for (let call = most; call < limit; call += 1) expect(await recover(other, caller)).toBe(422);
  expect(await recover(other, caller)).toBe(429);
  await sleep(TOLD_MS);
  expect(await recover(one, caller)).toBe(429);
  // Others are not refused.
  expect(await recover(one, '198.51.100.8')).toBe(422);
  expect(await recover(other, '198.51.100.8')).toBe(422);
});

test('a caller who takes turns has the limit once, and what half a second lets through', async () => {
  const limit = operations.userRecover.perMinute! * RAISED;
  const caller = '2001:db8:7::1';
  let taken = 0;
  for (let call = 0; call < 3 * limit; call += 1) {
    if ((await recover(fleet.origins[call % 2]!, caller)) === 422) taken += 1;
    await sleep(50);
  }
  expect(taken).toBeGreaterThanOrEqual(limit);
  expect(taken).toBeLessThan(1.6 * limit);
});
