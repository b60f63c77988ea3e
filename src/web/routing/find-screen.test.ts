import { expect, test } from 'vitest';
import { matchScreen, routes } from '../routes.ts';
import { findScreen } from './find-screen.ts';

test('a path finds the same screen as in the whole table, in whatever spelling', () => {
  const filled = routes.map(
    ({ path }) => `/${path.replace(/:\w+\??/g, 'mug').replace('*', 'a/b')}`,
  );
  const odd = ['/P/mug', '/%70/mug', '/p', '/p/', '/p//mug', '//p/mug', '/c', '/none', '/*', ''];
  for (const path of [...filled, ...odd]) expect(findScreen(path), path).toEqual(matchScreen(path));
});
