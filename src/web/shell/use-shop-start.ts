/** Runs once when the shop opens in a browser: reads the device's state and fills the lists that pages bring. */
import { useLayoutEffect } from 'react';
import { shownMenu } from '../../domain/menu.ts';
import { browserApi } from '../api/client.ts';
import type { MenuCategory } from '../../contract/catalogue.ts';
import { useApp } from '../state/app.ts';
import { countItems, useCart } from '../state/cart.ts';
import { followOtherTabs, readStoredState } from '../state/read-stored-state.ts';

/** @param brought the menu that came with the page; empty where the server could not have it */
export function useShopStart(brought: readonly MenuCategory[]): void {
  // Together with the first render: a press before its other effects would find an empty cart, and begin another.
  useLayoutEffect(() => {
    void readStoredState().then(async () => {
      // The first reading is silent: what the cart already held is no news.
      useApp.setState({ cartCount: countItems(useCart.getState()) });
      if (brought.length > 0) useApp.setState({ menu: brought });
      await Promise.all([fillMenu(), fillBankHolidays()]);
    });
    return followOtherTabs();
  }, [brought]);
}

/** Asks once, where neither the page nor the device has a menu. */
export async function fillMenu(): Promise<void> {
  if (useApp.getState().menu.length > 0) return;
  try {
    useApp.setState({ menu: shownMenu(await browserApi.call('categoryMenu', {})) });
  } catch (failure) {
    // Search and every list are reached without it.
    console.warn('The menu could not be read', failure);
  }
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
