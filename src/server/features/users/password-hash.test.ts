import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('a password is stored as argon2id of the recommended strength, with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('abcdefg£'), hashPassword('abcdefg£')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(one).not.toContain('abcdefg');
});

test('only the right password matches', async () => {
  const stored = await hashPassword('abcdefg£');
  expect(await isPassword('abcdefg£', stored)).toBe(true);
  expect(await isPassword('abcdefg$', stored)).toBe(false);
  expect(await isPassword('Abcdefg£', stored)).toBe(false);
  expect(await isPassword('', stored)).toBe(false);
});

test('letters match alike, composed or not', async () => {
  expect(await isPassword('sia\u0302n', await hashPassword('si\u00e2n'))).toBe(true);
});

test('without a stored hash nothing matches', async () => {
  expect(await isPassword('abcdefg£', null)).toBe(false);
  expect(await isPassword('', null)).toBe(false);
});

test('calls beyond the queue are refused, the others are served, and then there is room again', async () => {
  const stored = await hashPassword('abcdefgh');
  const flood = await Promise.allSettled(
    Array.from({ length: 130 }, () => isPassword('abcdefgh', stored)),
  );
  const served = flood.filter(({ status }) => status === 'fulfilled');
  expect(served.length).toBeGreaterThan(100);
  expect(served.length).toBeLessThan(130);
  expect(flood.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'temporarilyUnavailable' },
  });
  expect(await isPassword('abcdefgh', stored)).toBe(true);
});
