import { expect, test } from 'vitest';
import { namedDraft } from './open-draft.ts';

test('a link names a design behind #', () => {
  expect(namedDraft('#draft=AbC-_34567890123456789')).toBe('AbC-_34567890123456789');
});

test.each(['', '#', '#draft=', '#draft=short', '#draft=AbC-_34567890123456789&more', '#main'])(
  '%j names none',
  (hash) => {
    expect(namedDraft(hash)).toBeNull();
  },
);
