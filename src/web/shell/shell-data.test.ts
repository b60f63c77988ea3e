import { expect, test } from 'vitest';
import type { ShopApi } from '../api/shop-api.ts';
import { shellData } from './shell-data.ts';

async function dataWith(answer: () => Promise<unknown>) {
  const missed: unknown[] = [];
  const api = { call: answer } as unknown as ShopApi;
  const data = await shellData({ api, missed: (failure) => missed.push(failure) });
  return { ...data, missed };
}

test('the names of the menu are in the page, and nothing that a menu shows only when opened', async () => {
  const named = (slug: string) => ({ slug, name: slug });
  const whole = (slug: string) => ({
    ...named(slug),
    image: null,
    metaDescription: 'Of many kinds',
  });
  const menu = [
    { ...whole('mugs'), occasion: false, categories: [whole('floral'), whole('clearance-lines')] },
  ];
  expect(await dataWith(async () => menu)).toEqual({
    menu: [{ ...named('mugs'), image: null, occasion: false, categories: [named('floral')] }],
    missed: [],
  });
});

test('a page without its menu is still a page: the failure is passed on to be logged', async () => {
  const failure = new Error('no menu');
  expect(await dataWith(() => Promise.reject(failure))).toEqual({ menu: [], missed: [failure] });
});
