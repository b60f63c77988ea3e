import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ShopApi } from './api/shop-api.ts';
import { render } from './entry-server.tsx';
import { RouterView } from './navigation/router-view.tsx';
import { RouterError } from './shell/fallbacks/router-error.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header/header.tsx';
import type { PageMenu } from './state/page-menu.ts';
import { USUAL_SETTINGS } from './testing/provide.ts';
import { routerAt } from './testing/router-at.ts';

const assetsFor = () => ({
  start: '/s.js',
  stylesheets: [],
  scripts: ['/e.js'],
  version: 'v',
});
const MUGS = {
  slug: 'mugs',
  name: 'Mugs',
  image: null,
  metaDescription: '',
  occasion: false,
  categories: [],
};

async function pageWhere(menu: () => Promise<unknown>) {
  const api = { call: menu } as unknown as ShopApi;
  const page = await render(new URL('https://shop.example/legal'), {
    api,
    settings: USUAL_SETTINGS,
    assetsFor,
  });
  if (!('html' in page)) throw new Error('The page only redirected');
  return page;
}

test('a page has its menu', async () => {
  const page = await pageWhere(async () => [MUGS]);
  expect(page).toMatchObject({ status: 200, failures: [] });
  expect(page.html).toContain('href="/c/mugs"');
  expect(page.html).toMatch(/>All categories<\/button>/);
});

test('a page whose menu cannot be fetched lacks only the menu, does not mention it and logs the failure', async () => {
  const failure = new Error('the menu could not be read');
  const page = await pageWhere(() => Promise.reject(failure));
  expect(page).toMatchObject({ status: 200, failures: [failure] });
  expect(page.html).toMatch(/<h1[^>]*>The rules of the shop/);
  expect(page.html).not.toContain('href="/c/mugs"');
  // Also no empty menu, and no headings without content.
  expect(page.html).not.toMatch(/>(?:All categories|More to personalise)</);
  expect(page.html).not.toMatch(/could not be read|Unexpected Application Error!<|"errors":\{/);
});

describe('header and footer are kept for the next page', () => {
  const menuOf = (name: string) => [{ ...MUGS, name }];

  /** As the browser renders them, which keeps nothing. */
  function rendered(path: string, menu: PageMenu): string[] {
    const router = routerAt(path);
    const html = (part: ReactNode) =>
      renderToString(
        <RouterView router={router} fallback={RouterError}>
          {part}
        </RouterView>,
      );
    return [html(<Header ref={null} menu={menu} />), html(<Footer menu={menu} />)];
  }

  test.each(['/legal', '/checkout', '/feedback', '/legal/terms'])(
    'and are what the browser renders at %s, with the menu of that moment',
    async (path) => {
      for (const menu of [menuOf('Mugs'), menuOf('Cups & <mugs>')]) {
        const page = await render(new URL(`https://shop.example${path}`), {
          api: { call: async () => menu } as unknown as ShopApi,
          settings: USUAL_SETTINGS,
          assetsFor,
        });
        const [header, footer] = rendered(path, menu);
        const html = 'html' in page ? page.html : '';
        expect(html).toContain(header);
        expect(html).toContain(footer);
      }
    },
  );

  test('until a setting changes', async () => {
    const pageOf = async (phone: string) => {
      const page = await render(new URL('https://shop.example/legal'), {
        api: { call: async () => menuOf('Mugs') } as unknown as ShopApi,
        settings: { ...USUAL_SETTINGS, phone },
        assetsFor,
      });
      return 'html' in page ? page.html : '';
    };
    expect(await pageOf('01632 960 001')).toContain('tel:01632960001');
    expect(await pageOf('01632 960 002')).not.toContain('tel:01632960001');
  });
});

test('the offline page is the same for every requested address: it is cached without one', async () => {
  const drawn = async (address: string) => {
    const page = await render(new URL(`https://shop.example${address}`), {
      api: { call: async () => [MUGS] } as unknown as ShopApi,
      settings: USUAL_SETTINGS,
      assetsFor,
    });
    return 'html' in page ? page.html : '';
  };
  const cached = await drawn('/offline');
  expect(cached).toContain('</html>');
  expect(await drawn('/offline?from=%2Fcheckout')).toBe(cached);
});
