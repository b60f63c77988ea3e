import { expect, test } from 'vitest';
import { namedDraft } from './open-draft.ts';

test('a link contains a design after #', () => {
  expect(namedDraft('#draft=AbC-_34567890123456789')).toBe('AbC-_34567890123456789');
});

test.each(['', '#', '#draft=', '#draft=short', '#draft=AbC-_34567890123456789&more', '#main'])(
  '%j contains none',
  (hash) => {
    expect(namedDraft(hash)).toBeNull();
  },
);
