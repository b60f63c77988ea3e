/** Runs once when the shop opens in a browser: reads the device's state and asks for the lists that pages leave out. */
import { startTransition, useLayoutEffect, useState } from 'react';
import { visibleMenu } from '../../domain/catalogue/menu.ts';
import { browserApi } from '../api/client.ts';
import { useApp } from '../state/app.ts';
import { countItems, useCart } from '../state/cart.ts';
import { followOtherTabs, readStoredState } from '../state/read-stored-state.ts';

/** True once the device's state has been read. */
export function useShopStart(): boolean {
  const [isRead, setIsRead] = useState(false);
  // Together with the first render: a press before its other effects would find an empty cart, and begin another.
  useLayoutEffect(() => {
    void readStoredState().then(async () => {
      // In small pieces: much of a page is drawn anew, or for the first time.
      startTransition(() => setIsRead(true));
      // The first reading is silent: what the cart already held is no news.
      useApp.setState({ cartCount: countItems(useCart.getState()) });
      await Promise.all([fillMenu(), fillBankHolidays()]);
    });
    return followOtherTabs();
  }, []);
  return isRead;
}

/** Asks at each visit: the menu that the device remembers may be an old one. */
export async function fillMenu(): Promise<void> {
  try {
    useApp.setState({ menu: visibleMenu(await browserApi.call('categoryMenu', {})) });
  } catch (failure) {
    // Its names come with the page; search and every list are reached without it.
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
