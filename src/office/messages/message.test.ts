import { expect, test } from 'vitest';
import { senderText } from './message.ts';

test('a sender is named as far as the message says', () => {
  expect(senderText({ name: 'Siân', email: 'sian@example.org' })).toBe('Siân');
  expect(senderText({ name: null, email: 'sian@example.org' })).toBe('sian@example.org');
  expect(senderText({ name: null, email: null })).toBe('Without a name');
});
