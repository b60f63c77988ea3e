import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { firstSettings } from '../../services/live-shop.ts';
import { withStored } from './settings.store.ts';

test('a group stored by an older version has the environment’s values for what was added since', () => {
  const first = firstSettings(readConfig({}, '/nowhere'));
  const { name, ...older } = first.company;
  const stored = {
    settingsGroup: 'company' as const,
    value: { ...older, legalName: 'Older Ltd' },
    version: 1,
    changedAt: new Date(),
  };
  // As the older version wrote it.
  const rows = JSON.parse(JSON.stringify([stored])) as Parameters<typeof withStored>[1];
  expect(withStored(first, rows).company).toEqual({ ...older, name, legalName: 'Older Ltd' });
});
