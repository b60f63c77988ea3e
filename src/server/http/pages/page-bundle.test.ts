import { expect, test } from 'vitest';
import { assetsOf } from './page-bundle.ts';

const manifest = {
  'src/web/page/start.ts': { file: 'assets/start.js', isEntry: true },
  'src/web/entry-browser.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/app.css'],
  },
  'src/web/screens/home/home-screen.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js', '_card.js'],
  },
  'src/web/screens/cart/cart-screen.tsx': {
    file: 'assets/cart.js',
    imports: ['_shared.js'],
    css: ['assets/cart.css'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_shared.js'] },
};

test('a page names every file it needs, each once, and none of another screen', () => {
  expect(assetsOf(manifest, ['src/web/screens/home/home-screen.tsx'], 'v1')).toEqual({
    start: '/assets/start.js',
    stylesheets: ['/assets/app.css'],
    scripts: ['/assets/shared.js', '/assets/card.js', '/assets/home.js', '/assets/entry.js'],
    version: 'v1',
  });
  expect(assetsOf(manifest, ['src/web/screens/cart/cart-screen.tsx'], 'v1').stylesheets).toEqual([
    '/assets/app.css',
    '/assets/cart.css',
  ]);
});

test('a build without the entry is refused', () => {
  expect(() => assetsOf({}, [], 'v1')).toThrow('entry-browser');
});
