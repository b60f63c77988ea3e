import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ShopApi } from '../api/client.ts';
import { apiContext, missedContext } from '../features/page-loader/page-loader.ts';
import { shellData } from './shell-data.ts';

async function dataWith(answer: () => Promise<unknown>) {
  const missed: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, { call: answer } as unknown as ShopApi);
  context.set(missedContext, (failure) => missed.push(failure));
  return { ...(await shellData({ context })), missed };
}

test('the menu comes with the page', async () => {
  const menu = [{ slug: 'mugs', name: 'Mugs', image: null, metaDescription: '', categories: [] }];
  expect(await dataWith(async () => menu)).toEqual({ menu, missed: [] });
});

test('a page without its menu is still a page: the failure is handed on to be logged', async () => {
  const failure = new Error('no menu');
  expect(await dataWith(() => Promise.reject(failure))).toEqual({ menu: [], missed: [failure] });
});
