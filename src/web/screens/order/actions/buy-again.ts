/** Puts what was ordered into the cart once more, word for word; what can no longer be had is told. */
import type { ProductPage } from '../../../../contract/catalogue.ts';
import type { OrderDetail } from '../../../../contract/orders.ts';
import { browserApi } from '../../../api/client.ts';
import { Refusal } from '../../../api/refusal.ts';
import { addToCart } from '../../../cart/cart-actions.ts';
import { cartLine } from '../../../features/add-to-cart/cart-line.ts';

type Item = OrderDetail['items'][number];

/** withdrawn: no longer made; changed: made, but not with these words any more. */
export type Missing = 'withdrawn' | 'soldOut' | 'changed';

export interface Outcome {
  /** Pieces that are in the cart now. */
  added: number;
  left: readonly { id: string; name: string; slug: string; why: Missing }[];
}

/** Throws Refusal where the shop cannot be reached before anything was added. */
export async function buyAgain(items: readonly Item[]): Promise<Outcome> {
  const pages = new Map<string, Promise<ProductPage | null>>();
  const pageOf = (slug: string) => {
    const page = pages.get(slug) ?? readProduct(slug);
    pages.set(slug, page);
    return page;
  };
  const left: Outcome['left'][number][] = [];
  let added = 0;
  for (const item of items) {
    const why = await addOne(item, await pageOf(item.slug));
    if (why) left.push({ id: item.id, name: item.name, slug: item.slug, why });
    else added += item.quantity;
  }
  return { added, left };
}

async function readProduct(slug: string): Promise<ProductPage | null> {
  try {
    return await browserApi.call('productBySlug', { params: { slug } });
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === 404) return null;
    throw failure;
  }
}

async function addOne(item: Item, product: ProductPage | null): Promise<Missing | null> {
  const variant = product?.variants.find(({ productId }) => productId === item.productId);
  if (!product || !variant) return 'withdrawn';
  if (variant.availability === 'soldOut') return 'soldOut';
  const { quantity, personalisation } = item;
  try {
    await addToCart(cartLine(product, { variant, quantity, personalisation }));
    return null;
  } catch (failure) {
    const why = failure instanceof Refusal && WHY[failure.status];
    if (why) return why;
    throw failure;
  }
}

/** As the cart refuses: not sold, not enough of it, words that the design no longer takes. */
const WHY: Record<number, Missing | undefined> = {
  404: 'withdrawn',
  409: 'soldOut',
  422: 'changed',
};
