import { expect, test } from 'vitest';
import { countedChanges } from '../../database/catalogue-version.ts';
import { catalogueMemory, rememberedOr } from './catalogue.memory.ts';

test('data read while the catalogue changed is returned, and not cached', async () => {
  const catalogue = countedChanges();
  const memory = catalogueMemory<{ price: number }>('prices', catalogue, 10);
  const read: string[][] = [];
  const ask = (keys: string[], during = () => {}) =>
    rememberedOr(
      memory,
      keys,
      () => [],
      async (missing) => {
        read.push([...missing]);
        during();
        return missing.filter((key) => key !== 'unknown').map((key) => [key, { price: 1 }]);
      },
    );
  await ask(['mug']);
  const found = await ask(['mug', 'slate', 'unknown', 'slate'], () => catalogue.change(null));
  expect([...found.keys()]).toEqual(['mug', 'slate']);
  expect(memory.get('slate')).toBeUndefined();
  await ask(['mug', 'slate']);
  await ask(['mug', 'slate']);
  expect(read).toEqual([['mug'], ['slate', 'unknown'], ['mug', 'slate']]);
});
