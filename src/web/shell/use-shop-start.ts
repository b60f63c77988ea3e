/** Runs once when the shop opens in a browser: reads the device's state and fills the lists that pages bring. */
import { useEffect } from 'react';
import { browserApi } from '../api/client.ts';
import type { MenuCategory } from '../../contract/catalogue.ts';
import { useApp } from '../state/app.ts';
import { countItems, useCart } from '../state/cart.ts';
import { followOtherTabs, readStoredState } from '../state/read-stored-state.ts';

export function useShopStart(menu: readonly MenuCategory[]): void {
  useEffect(() => {
    void readStoredState().then(async () => {
      // The first reading is silent: what the cart already held is no news.
      useApp.setState({ menu, cartCount: countItems(useCart.getState()) });
      await fillBankHolidays();
    });
    return followOtherTabs();
  }, [menu]);
}

/** Asks once: a device that knows the list asks no more. */
export async function fillBankHolidays(): Promise<void> {
  if (useApp.getState().bankHolidays.length > 0) return;
  try {
    useApp.setState({ bankHolidays: await browserApi.call('bankHolidays', {}) });
  } catch (failure) {
    // The dispatch promise comes with the page; without the list nothing is missing from it.
    console.warn('Bank holidays could not be read', failure);
  }
}
