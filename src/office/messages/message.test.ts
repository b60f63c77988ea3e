import { expect, test } from 'vitest';
import { filledTemplate, senderText } from './message.ts';

test('a sender is named as far as the message says', () => {
  expect(senderText({ name: 'Siân', email: 'sian@example.org' })).toBe('Siân');
  expect(senderText({ name: null, email: 'sian@example.org' })).toBe('sian@example.org');
  expect(senderText({ name: null, email: null })).toBe('Without a name');
});

test('a template greets the sender by name', () => {
  const greet = (name: string | null) => filledTemplate('Dear {name},', { name, email: null });
  expect(greet('Siân')).toBe('Dear Siân,');
  expect(greet('$& Co')).toBe('Dear $& Co,');
  expect(greet(null)).toBe('Dear customer,');
});
