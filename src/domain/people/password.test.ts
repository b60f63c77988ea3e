import { expect, test } from 'vitest';
import { checkConfirmation, checkPassword } from './password.ts';

const ALLOWED = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,.-_£$!@%^*+=}]:';

test.each([...ALLOWED])('%s may be used', (character) => {
  expect(checkPassword(character.repeat(8))).toBeNull();
});

test.each(['', 'abc', 'abcdefg', 'ab cdef'])('%j is too short', (password) => {
  expect(checkPassword(password)).toBe('Password must be a minimum of 8 characters.');
});

test.each([...' &#?/\\"\'`~()[{<>|;é€\n\t'])('%j is not allowed', (character) => {
  expect(checkPassword(`abcd${character}efgh`)).toBe('Password contains invalid characters.');
});

test('the confirmation must equal the password', () => {
  expect(checkConfirmation('abcdefgh', 'abcdefgh')).toBeNull();
  expect(checkConfirmation('abcdefgh', 'Abcdefgh')).toBe('Passwords do not match.');
});
