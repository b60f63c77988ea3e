import { expect, test } from 'vitest';
import { translate } from './translations.ts';

test('letters have their words, and no letter shows the name of one that is missing', () => {
  const t = translate('letters');
  expect(t('confirmation.greeting', { name: 'Siân & Co' })).toContain('Siân & Co');
  expect(() => t('confirmation.goodbye')).toThrow('No words for letters: confirmation.goodbye');
});
