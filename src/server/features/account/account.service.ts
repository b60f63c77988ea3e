/** A customer's profile, counts and search, over the data of all features. */
import { matchesEveryWord, searchWords } from '../../../domain/text/search-words.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { AddressesService, StoredAddress } from '../addresses/addresses.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type {
  CustomerOrdersService,
  SummaryRow,
} from '../orders/customers/customer-orders.service.ts';
import type { UsersService } from '../users/users.service.ts';
import type { WishlistItem, WishlistService } from '../wishlist/wishlist.service.ts';
import { accountStore } from './account.store.ts';

export interface AccountDependencies {
  database: Database;
  users: Pick<UsersService, 'profile'>;
  auth: Pick<AuthService, 'hasTwoStep'>;
  notifications: Pick<NotificationsService, 'unreadCount'>;
  addresses: Pick<AddressesService, 'all'>;
  wishlist: Pick<WishlistService, 'ids' | 'all'>;
  cart: Pick<CartService, 'openCartId'>;
  customerOrders: Pick<CustomerOrdersService, 'summaries'>;
}

export interface OwnThings {
  orders: SummaryRow[];
  addresses: StoredAddress[];
  wishlist: WishlistItem[];
}

export type AccountService = ReturnType<typeof accountService>;

export function accountService({
  database,
  users,
  auth,
  notifications,
  addresses,
  wishlist,
  cart,
  customerOrders,
}: AccountDependencies) {
  const store = accountStore(database);
  return {
    async me(customerId: string) {
      const [profile, orders, wishlistItems, unread, cartId, twoStep] = await Promise.all([
        users.profile(customerId),
        customerOrders.summaries(customerId),
        wishlist.ids(customerId),
        notifications.unreadCount(customerId),
        cart.openCartId(customerId),
        auth.hasTwoStep(customerId),
      ]);
      return { profile, orders, cartId, twoStep, wishlist: wishlistItems, notifications: unread };
    },

    counts: async (customerId: string): Promise<{ notifications: number }> => ({
      notifications: await notifications.unreadCount(customerId),
    }),

    /**
     * Searches orders by reference, product and ordered texts, addresses by any line, and the
     * wishlist by product. Every word must match.
     */
    async search(customerId: string, term: string): Promise<OwnThings> {
      const words = searchWords(term);
      if (words.length === 0) return { orders: [], addresses: [], wishlist: [] };
      const [orders, texts, saved, wishlistItems] = await Promise.all([
        customerOrders.summaries(customerId),
        store.orderTexts(customerId),
        addresses.all(customerId),
        wishlist.all(customerId),
      ]);
      return {
        orders: orders.filter(({ id, reference }) =>
          matchesEveryWord(
            [reference, reference.replaceAll('-', ''), ...(texts.get(id) ?? [])],
            words,
          ),
        ),
        addresses: saved.filter(({ address: { Method: _, ...lines } }) =>
          matchesEveryWord(Object.values(lines), words),
        ),
        wishlist: wishlistItems.filter(({ name, options }) =>
          matchesEveryWord([name, ...Object.values(options)], words),
        ),
      };
    },
  };
}
