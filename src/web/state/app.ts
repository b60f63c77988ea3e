/** What the storefront remembers on the device besides account and cart: menu, open dialogs, toasts, recently viewed. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { addRecentlyViewed } from '../../domain/catalogue/recently-viewed.ts';
import type { BankHoliday } from '../../contract/calendar.ts';
import type { MenuCategory, ProductCard } from '../../contract/catalogue.ts';
import { storedAs } from './stored.ts';

/** Enough to show the product again, wearing the shop's words or the shopper's; no price, which could be an old one. */
export type RecentlyViewedProduct = Pick<
  ProductCard,
  'slug' | 'name' | 'picture' | 'design' | 'plate' | 'angle'
>;

export type DialogName = 'login' | 'register' | 'recover';

export interface AppState {
  menu: readonly MenuCategory[];
  /** Items in the cart at the last look, for the "Item added to cart" toast. */
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
    // An open dialog, or a toast, is of its tab: no other is to open it, and no reload.
    partialize: ({ dialogState: _, toastState: __, ...kept }) => kept,
  }),
);

/** One dialog at a time; null closes it. */
export function showDialog(name: DialogName | null): void {
  useApp.setState({ dialogState: name ? { ...NO_DIALOG, [name]: true } : NO_DIALOG });
}

/** Shows a message as a toast; '' takes it away. */
export function tell(newMessage: string): void {
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
