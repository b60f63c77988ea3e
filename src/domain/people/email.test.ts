import { expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

test.each([
  'ada@example.com',
  "o'neill@example.ie",
  'first.last+mugs@mail.example.co.uk',
  'jörg@bücher.example',
  'a@xn--bcher-kva.xn--p1ai',
])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.c',
  'a da@example.com',
  'ada@@example.com',
  'ada@example..com',
  '.ada@example.com',
  'ada.@example.com',
  'ada@-example.com',
  'ada@example.com\nBcc: eve@example.com',
  'Ada <ada@example.com>',
  `${'a'.repeat(250)}@example.com`,
])('%j is not an address', (email) => {
  expect(isEmail(email)).toBe(false);
});

test('spaces around it do not matter', () => {
  expect(normaliseEmail('  Ada@Example.com ')).toBe('Ada@Example.com');
});

// The time limit is the test: a pattern that stalls takes seconds over these.
test('long invalid addresses are refused quickly', () => {
  const stallers = [
    `${'a.'.repeat(120)}@`,
    `a@${'a-'.repeat(120)}`,
    `a@${'a.'.repeat(120)}!`,
    `a@${'a-a.'.repeat(60)}-`,
  ];
  expect(stallers.filter(isEmail)).toEqual([]);
}, 200);
