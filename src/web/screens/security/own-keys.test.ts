import { expect, test } from 'vitest';
import { keysAsFile, keysOfFile } from './own-keys.ts';

test('keys are restored from their exported file', () => {
  const keys = { public: 'cHVi', private: 'cHJpdg==' };
  expect(keysOfFile(keysAsFile(keys))).toEqual(keys);
});

test.each(['', 'text', 'null', '{}', '{"public":"a"}', '{"public":1,"private":"b"}', '[]'])(
  'a file of %j contains no keys',
  (text) => {
    expect(keysOfFile(text)).toBeNull();
  },
);
