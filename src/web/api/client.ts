/** The API as the storefront calls it; nothing else calls the server. What makes the calls comes with the first of them. */
import { Refusal } from './refusal.ts';
import type { ShopApi } from './shop-api.ts';

export const browserApi: ShopApi = {
  async call(name, request) {
    const { calls } = await import('./calls.ts').catch(() => {
      // Who cannot be given the rest of the shop cannot reach the shop.
      throw new Refusal(0, '');
    });
    return calls.call(name, request);
  },
};
