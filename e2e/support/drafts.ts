/** Drafts for journeys, made by API calls and stored on a device. */
import type { Page } from 'playwright-core';
import { callShop } from './accounts.ts';
import { shop } from './shop.ts';

export interface SavedDraft {
  id: string;
  share: string;
}

interface Sold {
  data: { variants: { productId: string }[] };
}

/** A guest's, or the bearer's. */
export async function saveByApi(
  { name, slug = 'botanical-wreath-mug', words }: { name: string; slug?: string; words: string },
  token?: string,
): Promise<SavedDraft> {
  const { data: sold } = await callShop<Sold>('GET', `/api/product/slug/${slug}`);
  const { data } = await callShop<{ data: SavedDraft }>('POST', '/api/drafts/new', {
    ...(token !== undefined && { token }),
    body: {
      name,
      productId: sold.variants[0]!.productId,
      personalisation: {
        v: 1,
        fields: { name: words },
      },
    },
  });
  return data;
}

export const replyByApi = (
  share: string,
  body: { decision: 'approved' | 'change'; name: string; message: string },
): Promise<unknown> => callShop('POST', `/api/drafts/shared/${share}/reply`, { body });

/** As if they had been saved on the page's device, which is then at an address without a screen. */
export async function putOnDevice(page: Page, drafts: readonly SavedDraft[]): Promise<void> {
  const blank = `${shop.origin}/nobody-serves-this`;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.evaluate(
    (ids) => localStorage.setItem('designs', JSON.stringify({ state: { ids }, version: 1 })),
    drafts.map(({ id }) => id),
  );
}
