/** What the storefront stores on the device besides account and cart: menu, open dialogs, toasts, recently viewed. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { addRecentlyViewed } from '../../domain/catalogue/recently-viewed.ts';
import type { BankHoliday } from '../../contract/shop/calendar.ts';
import type { MenuCategory, ProductCard } from '../../contract/shop/catalogue.ts';
import { storedAs } from './stored.ts';

/** Enough to show the product again, with or without the shopper's name. No price, which could be outdated. */
export type RecentlyViewedProduct = Pick<
  ProductCard,
  'slug' | 'name' | 'picture' | 'design' | 'plate' | 'angle'
>;

export type DialogName = 'login' | 'register' | 'recover';

export interface AppState {
  menu: readonly MenuCategory[];
  /** Items in the cart when last checked, for the "Item added to cart" toast. */
  cartCount: number;
  dialogState: Record<DialogName, boolean>;
  toastState: {
    newNotification: { count: number; date: string };
    newMessage: string;
  };
  bankHolidays: readonly BankHoliday[];
  recentlyViewedProducts: readonly RecentlyViewedProduct[];
}

const VERSION = 2.5;
const NO_DIALOG: AppState['dialogState'] = { login: false, register: false, recover: false };

export const EMPTY_APP: AppState = {
  menu: [],
  cartCount: 0,
  dialogState: NO_DIALOG,
  toastState: { newNotification: { count: 0, date: '' }, newMessage: '' },
  bankHolidays: [],
  recentlyViewedProducts: [],
};

export const useApp = create<AppState>()(
  persist(() => EMPTY_APP, {
    ...storedAs<AppState>('app', VERSION),
    // Open dialogs and toasts belong to their tab. Another tab or a reload must not show them.
    partialize: ({ dialogState: _, toastState: __, ...kept }) => kept,
  }),
);

/** One dialog at a time; null closes it. */
export function showDialog(name: DialogName | null): void {
  useApp.setState({ dialogState: name ? { ...NO_DIALOG, [name]: true } : NO_DIALOG });
}

/** Shows a message as a toast; '' removes it. */
export function showToast(newMessage: string): void {
  useApp.setState(({ toastState }) => ({ toastState: { ...toastState, newMessage } }));
}

export function forgetNews(): void {
  useApp.setState(({ toastState }) => ({
    toastState: { ...toastState, newNotification: EMPTY_APP.toastState.newNotification },
  }));
}

export function rememberViewed(product: RecentlyViewedProduct): void {
  useApp.setState(({ recentlyViewedProducts }) => ({
    recentlyViewedProducts: addRecentlyViewed(recentlyViewedProducts, product),
  }));
}
