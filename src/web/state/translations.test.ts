import { expect, test } from 'vitest';
import { provideTranslations, translate } from './translations.ts';

test('translations of the namespace, and of another by its name', () => {
  provideTranslations({ trial: { greeting: 'Hello {{name}}' }, another: { deep: { er: 'x' } } });
  expect(translate('trial', 'greeting', { name: 'Siân' })).toBe('Hello Siân');
  expect(translate('trial', 'another:deep.er')).toBe('x');
});

test('a missing key shows itself', () => {
  expect(translate('trial', 'deep.missing')).toBe('deep.missing');
  expect(translate('nowhere', 'deep')).toBe('deep');
});
