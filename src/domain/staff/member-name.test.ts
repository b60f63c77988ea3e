import { expect, test } from 'vitest';
import { memberName } from './member-name.ts';

test.each([
  ['ros.pritchard@example.org', 'Ros Pritchard'],
  ['siân@example.org', 'Siân'],
  ['workshop-2@example.org', 'Workshop 2'],
])('%s is called %s', (email, name) => {
  expect(memberName(email)).toBe(name);
});
