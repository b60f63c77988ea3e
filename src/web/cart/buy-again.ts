/** Adds an order's items to the cart again, unchanged, and reports those that are no longer available. */
import type { ProductPage } from '../../contract/shop/catalogue.ts';
import type { OrderDetail } from '../../contract/orders/orders.ts';
import { browserApi } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import { addToCart } from './cart-actions.ts';
import { cartLine } from './cart-line.ts';

type Item = OrderDetail['items'][number];

/** withdrawn: no longer sold; changed: sold, but no longer with this personalisation. */
export type Missing = 'withdrawn' | 'soldOut' | 'changed';

export interface Outcome {
  /** Pieces added to the cart. */
  added: number;
  left: readonly { id: string; name: string; slug: string; why: Missing }[];
}

/** Throws Refusal if the server cannot be reached before anything was added. */
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

/** The cart's refusals: not sold, too little stock, personalisation that the design no longer accepts. */
const WHY: Record<number, Missing | undefined> = {
  404: 'withdrawn',
  409: 'soldOut',
  422: 'changed',
};
