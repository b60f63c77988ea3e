import { expect, test } from 'vitest';
import { newId, secret } from './ids.ts';

test('ids are UUIDs of version 7 that carry the time', () => {
  const before = Date.now();
  const id = newId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const time = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now() + 1);
});

test('ids ascend and never repeat, many within one millisecond', () => {
  const ids = Array.from({ length: 50_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('secrets are 144 bits of base64url', () => {
  expect(secret()).toMatch(/^[\w-]{24}$/);
  expect(secret()).not.toBe(secret());
});
