/** All operations on the wishlist: shown at once, sent one after another, undone if refused. */
import { create } from 'zustand';
import type { User } from '../../contract/account/account.ts';
import type { ProductPage } from '../../contract/shop/catalogue.ts';
import { browserApi } from '../api/client.ts';
import { oneAfterAnother } from '../api/one-after-another.ts';
import { Refusal } from '../api/refusal.ts';
import { SessionEnded } from '../api/session-ended.ts';
import { updateUser, useAccount } from '../state/account.ts';
import { deviceStorage } from '../state/guarded-storage.ts';
import { ofSession } from '../state/session.ts';

/** A product as a heart button sees it. Cards have no variant; a product page has the chosen one. */
export interface WishlistProduct {
  slug: string;
  productId?: string | undefined;
}

interface WishlistState {
  /** Ids of the wishlist's variants by product slug. */
  bySlug: Readonly<Record<string, readonly string[]>>;
  /** The name of the product whose heart opened the dialog that a guest sees; '' if none did. */
  askedFor: string;
}

export const useWishlist = create<WishlistState>()(() => ({ bySlug: {}, askedFor: '' }));

/** Storage key for what a visitor added before signing in. Expires after a day. */
const STORED_ITEM = 'kept-wish';
const KEPT_MS = 24 * 60 * 60 * 1000;
const ofCustomer = ofSession((session) => {
  session.addEventListener('abort', () => useWishlist.setState({ bySlug: {} }));
  return {
    /** The customer whose wishlist the store holds or is loading. */
    owner: '',
    inTurn: oneAfterAnother(session),
  };
});
const inTurn = (work: () => Promise<void>): Promise<void> => ofCustomer().inTurn(work);

const itemsOf = (slug: string): readonly string[] => useWishlist.getState().bySlug[slug] ?? [];

function show(slug: string, ids: readonly string[]): void {
  useWishlist.setState(({ bySlug: { [slug]: _, ...others } }) => ({
    bySlug: ids.length > 0 ? { ...others, [slug]: ids } : others,
  }));
}

/** Loads, once per customer, which products are on their wishlist. */
export async function readWishlist({ id, wishlist }: User): Promise<void> {
  const customer = ofCustomer();
  if (customer.owner === id) return;
  customer.owner = id;
  useWishlist.setState({ bySlug: {} });
  await completePendingAddition();
  if (wishlist.length === 0) return;
  try {
    const items = await browserApi.call('wishlist', {});
    if (customer.owner === id)
      for (const { slug, productId } of items)
        show(slug, [...new Set([...itemsOf(slug), productId])]);
  } catch (failure) {
    customer.owner = '';
    console.warn('The wishlist could not be read', failure);
  }
}

/** Throws Refusal, and then nothing is added. */
export function addToWishlist({ slug, productId }: WishlistProduct): Promise<void> {
  const before = itemsOf(slug);
  show(slug, [productId ?? '']);
  return inTurn(async () => {
    try {
      const id = productId ?? (await firstToBeHad(slug));
      const { wishlist } = await browserApi.call('wishlistAdd', { body: { productId: id } });
      updateUser({ wishlist });
      show(slug, [...new Set([...before, id])]);
    } catch (failure) {
      show(slug, before);
      throw failure;
    }
  });
}

/** Removes one variant, or all variants of the product. Throws Refusal, and then restores the list. */
export function removeFromWishlist({ slug, productId }: WishlistProduct): Promise<void> {
  const before = itemsOf(slug);
  show(slug, productId === undefined ? [] : before.filter((id) => id !== productId));
  return inTurn(async () => {
    // An addition in flight when this was pressed has its id by now.
    const ids = productId === undefined ? [...new Set([...before, ...itemsOf(slug)])] : [productId];
    try {
      for (const id of ids.filter(Boolean)) {
        const { wishlist } = await browserApi.call('wishlistRemove', { body: { productId: id } });
        updateUser({ wishlist });
      }
      if (productId === undefined) show(slug, []);
    } catch (failure) {
      show(slug, before);
      throw failure;
    }
  });
}

/** Stores a visitor's wishlist item on the device until they sign in. */
export function storePendingAddition(item: WishlistProduct): void {
  deviceStorage.setItem(STORED_ITEM, JSON.stringify({ ...item, at: Date.now() }));
}

/** Without a response the stored item stays; a refused one is discarded. */
export async function completePendingAddition(): Promise<void> {
  if (useAccount.getState().token === '') return;
  const stored = deviceStorage.getItem(STORED_ITEM);
  if (stored === null) return;
  deviceStorage.removeItem(STORED_ITEM);
  const { at, ...item } = JSON.parse(stored) as WishlistProduct & { at: number };
  if (Date.now() - at > KEPT_MS) return;
  try {
    await addToWishlist(item);
  } catch (failure) {
    const isUnanswered = failure instanceof Refusal && failure.status === 0;
    if (isUnanswered && !(failure instanceof SessionEnded))
      deviceStorage.setItem(STORED_ITEM, stored);
    console.warn('The product could not be added to the wishlist after signing in', failure);
  }
}

/** Prefers the first available variant: cards leave the choice to the product page. */
async function firstToBeHad(slug: string): Promise<string> {
  const { variants }: ProductPage = await browserApi.call('productBySlug', { params: { slug } });
  const chosen = variants.find(({ availability }) => availability !== 'soldOut') ?? variants[0];
  if (!chosen) throw new Refusal(404, '');
  return chosen.productId;
}
