/** Everything a customer can do with the wishlist: shown at once, sent one after another, taken back where it is refused. */
import { create } from 'zustand';
import type { User } from '../../contract/account.ts';
import type { ProductPage } from '../../contract/catalogue.ts';
import { browserApi } from '../api/client.ts';
import { oneAfterAnother } from '../api/one-after-another.ts';
import { Refusal } from '../api/refusal.ts';
import { SessionEnded } from '../api/session-ended.ts';
import { updateUser, useAccount } from '../state/account.ts';
import { deviceStorage } from '../state/guarded-storage.ts';
import { ofSession } from '../state/session.ts';

/** A product as a heart knows it; cards know no variant, a product page the one that is chosen. */
export interface Wishable {
  slug: string;
  productId?: string | undefined;
}

interface Wishes {
  /** Ids of the wished-for variants by the product's slug. */
  bySlug: Readonly<Record<string, readonly string[]>>;
}

export const useWishlist = create<Wishes>()(() => ({ bySlug: {} }));

/** Under this name the device keeps what a visitor wished for before signing in; by another day it is forgotten. */
const KEPT = 'kept-wish';
const KEPT_MS = 24 * 60 * 60 * 1000;
const ofCustomer = ofSession((session) => {
  session.addEventListener('abort', () => useWishlist.setState({ bySlug: {} }));
  return {
    /** Whose wishes the store holds, or is about to. */
    owner: '',
    inTurn: oneAfterAnother(session),
  };
});
const inTurn = (work: () => Promise<void>): Promise<void> => ofCustomer().inTurn(work);

const wishesOf = (slug: string): readonly string[] => useWishlist.getState().bySlug[slug] ?? [];

function show(slug: string, ids: readonly string[]): void {
  useWishlist.setState(({ bySlug: { [slug]: _, ...others } }) => ({
    bySlug: ids.length > 0 ? { ...others, [slug]: ids } : others,
  }));
}

/** Asks once for each customer which products they wish for. */
export async function readWishlist({ id, wishlist }: User): Promise<void> {
  const customer = ofCustomer();
  if (customer.owner === id) return;
  customer.owner = id;
  useWishlist.setState({ bySlug: {} });
  await carryOutKeptWish();
  if (wishlist.length === 0) return;
  try {
    const wishes = await browserApi.call('wishlist', {});
    if (customer.owner === id)
      for (const { slug, productId } of wishes)
        show(slug, [...new Set([...wishesOf(slug), productId])]);
  } catch (failure) {
    customer.owner = '';
    console.warn('The wishlist could not be read', failure);
  }
}

/** Throws Refusal, with nothing wished for. */
export function addWish({ slug, productId }: Wishable): Promise<void> {
  const before = wishesOf(slug);
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

/** Takes back one variant, or every one of the product. Throws Refusal, with everything as before. */
export function removeWish({ slug, productId }: Wishable): Promise<void> {
  const before = wishesOf(slug);
  show(slug, productId === undefined ? [] : before.filter((id) => id !== productId));
  return inTurn(async () => {
    // What was being added when this was pressed has its id by now.
    const ids =
      productId === undefined ? [...new Set([...before, ...wishesOf(slug)])] : [productId];
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

/** A visitor's wish waits on the device until they have signed in. */
export function keepWish(wish: Wishable): void {
  deviceStorage.setItem(KEPT, JSON.stringify({ ...wish, at: Date.now() }));
}

/** Without an answer the wish waits on; a refused one is let go. */
export async function carryOutKeptWish(): Promise<void> {
  if (useAccount.getState().token === '') return;
  const kept = deviceStorage.getItem(KEPT);
  if (kept === null) return;
  deviceStorage.removeItem(KEPT);
  const { at, ...wish } = JSON.parse(kept) as Wishable & { at: number };
  if (Date.now() - at > KEPT_MS) return;
  try {
    await addWish(wish);
  } catch (failure) {
    const isUnanswered = failure instanceof Refusal && failure.status === 0;
    if (isUnanswered && !(failure instanceof SessionEnded)) deviceStorage.setItem(KEPT, kept);
    console.warn('The kept wish could not be carried out', failure);
  }
}

/** The first variant, of those that can be had where there are any: a card leaves the choice to the product page. */
async function firstToBeHad(slug: string): Promise<string> {
  const { variants }: ProductPage = await browserApi.call('productBySlug', { params: { slug } });
  const chosen = variants.find(({ availability }) => availability !== 'soldOut') ?? variants[0];
  if (!chosen) throw new Refusal(404, '');
  return chosen.productId;
}
