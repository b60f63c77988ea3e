/** The bound on the size of folders. */
import { describe, expect, test } from 'vitest';
import { folderProblems } from './folder-sizes.ts';

const filesIn = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, number) => `${folder}/file-${number}.ts`);

describe('a folder', () => {
  test('of 25 files passes, of 26 fails', () => {
    expect(folderProblems(filesIn('src/orders', 25), {})).toEqual([]);
    expect(folderProblems(filesIn('src/orders', 26), {})).toEqual([
      'src/orders has 26 entries, at most 25: give it sub-folders by subject',
    ]);
  });

  test('counts its sub-folders, each once, and not what is in them', () => {
    const files = [...filesIn('src/orders', 24), ...filesIn('src/orders/pieces', 20)];
    expect(folderProblems(files, {})).toEqual([]);
    expect(folderProblems([...files, 'src/orders/batches/batch.ts'], {})).toEqual([
      'src/orders has 26 entries, at most 25: give it sub-folders by subject',
    ]);
  });

  test('may be larger where an exception names it', () => {
    const files = [...filesIn('pictures/mug', 26), ...filesIn('pictures/mug/large', 26)];
    expect(folderProblems(files, { 'pictures/*': 'pictures of one kind' })).toEqual([
      'pictures/mug/large has 26 entries, at most 25: give it sub-folders by subject',
    ]);
  });
});

test('an exception that nothing needs any longer fails', () => {
  expect(folderProblems(filesIn('docs', 25), { docs: 'a list in order' })).toEqual([
    'docs has no more than 25 entries: drop its exception',
  ]);
});
