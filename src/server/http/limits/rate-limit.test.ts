import { expect, test } from 'vitest';
import { cacheUses } from '../../caches/bounded-cache.ts';
import { networkOf, rateLimit } from './rate-limit.ts';

const FLOOD = 100_000;
const hex = (n: number) => n.toString(16);
const REFUSED = { code: 'tooManyRequests' };

test('a flood from many networks takes limited memory, and a client that keeps calling stays limited', async () => {
  const limit = rateLimit('a flood', 3);
  const [calling, gone] = ['198.51.100.1', '198.51.100.2'];
  for (const client of [gone, gone, gone, calling, calling]) await limit.spend(client);
  await expect(limit.spend(gone)).rejects.toMatchObject(REFUSED);
  await limit.spend(calling);
  for (let client = 0; client < FLOOD; client += 1) {
    await limit.spend(`2001:db8:${hex(client >> 16)}:${hex(client & 0xffff)}::1`);
    if (client % 1000 === 0) await expect(limit.spend(calling)).rejects.toMatchObject(REFUSED);
  }
  const use = cacheUses().find(({ cache }) => cache === 'rate limits');
  expect(use!.bytes).toBeLessThanOrEqual(use!.maxBytes!);
  expect(use!.entries).toBeLessThan(FLOOD);
  // Its counter made room for others.
  await limit.spend(gone);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
