/** Wishlists: stored by variant, shown as cards, with notifications when an item is back in stock. */
import { firstView } from '../../../domain/catalogue/picture.ts';
import type { ProductCard } from '../../../domain/catalogue/product-card.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import type { CatalogueService, KnownVariant } from '../catalogue/catalogue.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { wishlistStore } from './wishlist.store.ts';
import type { StoredItem } from './wishlist.store.ts';
import { bound } from '../../bound.ts';

export interface WishlistDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'variants' | 'sellables' | 'cards'>;
  notifications: Pick<NotificationsService, 'notify'>;
}

/** One variant at its own price, with the data of a product card. */
export interface WishlistItem extends Omit<ProductCard, 'availability'> {
  productId: string;
  options: Record<string, string>;
  /** 0 for a withdrawn variant. */
  unitPricePence: number;
  availability: KnownVariant['availability'];
  addedAt: Date;
}

interface Ids {
  wishlist: string[];
}

const MOST = 250;
/** Customers notified per transaction. */
const NOTIFIED_AT_ONCE = 200;

export type WishlistService = ReturnType<typeof wishlistService>;

type WishlistContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock, catalogue, notifications }: WishlistDependencies) {
  const store = wishlistStore(database);
  return { clock, catalogue, notifications, store };
}

export function wishlistService(dependencies: WishlistDependencies) {
  const context = contextOf(dependencies);
  return bound(context, {
    ids: wishlistIds,
    all: wishlistProducts,
    add: addToWishlist,
    remove: removeFromWishlist,
    tellBackInStock,
  });
}

/** Serialises changes to a wishlist. */
function change(
  { store }: WishlistContext,
  customerId: string,
  work: (transaction: Transaction) => Promise<void>,
): Promise<string[]> {
  return store.transaction(async (transaction) => {
    if (!(await store.lockOwner(transaction, customerId))) throw new ShopError('tokenInvalid');
    await work(transaction);
    return idsOf(await store.all(customerId, transaction));
  });
}

/** Newest first. */
export async function wishlistIds(
  { store }: WishlistContext,
  customerId: string,
): Promise<string[]> {
  return idsOf(await store.all(customerId));
}

/** Marks products withdrawn since. */
export async function wishlistProducts(
  { store, catalogue }: WishlistContext,
  customerId: string,
): Promise<WishlistItem[]> {
  const items = await store.all(customerId);
  const known = await catalogue.variants(idsOf(items));
  const rows = [...new Set([...known.values()].map(({ productRow }) => productRow))];
  const cards = new Map((await catalogue.cards(rows)).map((card) => [card.slug, card]));
  return items.flatMap(({ productId, addedAt }) => {
    const one = known.get(productId);
    const card = one && cards.get(one.slug);
    if (!one || !card) return [];
    const { options, wasPence, availability, plate } = one;
    const unitPricePence = one.unitPricePence ?? 0;
    return {
      ...card,
      productId,
      options,
      unitPricePence,
      wasPence,
      availability,
      plate,
      ...firstView(one),
      addedAt,
    };
  });
}

/** Idempotent: adding an existing item succeeds even if the wishlist is full. */
export async function addToWishlist(
  context: WishlistContext,
  customerId: string,
  productId: string,
): Promise<Ids> {
  const { catalogue, store, clock } = context;
  if (!(await catalogue.sellables([productId])).has(productId))
    throw new ShopError('productNotFound', { field: 'productId' });
  const wishlist = await change(context, customerId, async (transaction) => {
    const present = await store.all(customerId, transaction);
    if (present.some((item) => item.productId === productId)) return;
    if (present.length >= MOST) throw new ShopError('wishlistFull');
    await store.insert(transaction, customerId, productId, clock());
  });
  return { wishlist };
}

export async function removeFromWishlist(
  context: WishlistContext,
  customerId: string,
  productId: string,
): Promise<Ids> {
  const { store } = context;
  const wishlist = await change(context, customerId, (transaction) =>
    store.delete(transaction, customerId, productId),
  );
  return { wishlist };
}

/** Notifies at most once a day per variant, and not if it has sold out again. */
export async function tellBackInStock(
  { store, clock, catalogue, notifications }: WishlistContext,
  blankVariantId: string,
): Promise<void> {
  if (!(await store.isInStock(blankVariantId))) return;
  const occasion = `back-in-stock-${blankVariantId}-${clock().toISOString().slice(0, 10)}`;
  let after: string | null = null;
  do {
    const wishing = await store.wishing(blankVariantId, { after, limit: NOTIFIED_AT_ONCE });
    const sold = await catalogue.sellables(wishing.flatMap(({ productIds }) => productIds));
    await store.transaction(async (transaction) => {
      for (const { customerId, productIds } of wishing) {
        const [first, ...more] = productIds.flatMap((id) => sold.get(id) ?? []);
        if (!first) continue;
        await notifications.notify(transaction, {
          customerId,
          kind: 'backInStock',
          detail: {
            product: first.name,
            ...(more.length > 0 && { more: String(more.length) }),
          },
          link: more.length > 0 ? '/account/wishlist' : `/p/${first.slug}`,
          occasion,
        });
      }
    });
    after = wishing.length === NOTIFIED_AT_ONCE ? (wishing.at(-1)?.customerId ?? null) : null;
  } while (after);
}

const idsOf = (items: readonly StoredItem[]): string[] => items.map(({ productId }) => productId);
