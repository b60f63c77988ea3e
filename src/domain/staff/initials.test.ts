import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['ros.pritchard@example.org', 'RP'],
  ['siân@example.org', 'SI'],
  ['workshop-2@example.org', 'W2'],
])('the initials of %s are %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
