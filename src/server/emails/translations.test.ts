import { expect, test } from 'vitest';
import { translate } from './translations.ts';

test('emails have their translations, and no email shows a missing key', () => {
  const t = translate('emails');
  expect(t('confirmation.greeting', { name: 'Siân & Co' })).toContain('Siân & Co');
  expect(() => t('confirmation.goodbye')).toThrow(
    'No translation for emails: confirmation.goodbye',
  );
});
