/** Runs once when the shop opens in a browser: reads the stored state and loads lists that pages omit. */
import { startTransition, useLayoutEffect, useState } from 'react';
import { visibleMenu } from '../../domain/catalogue/menu.ts';
import { browserApi } from '../api/client.ts';
import { useApp } from '../state/app.ts';
import { countItems, useCart } from '../state/cart.ts';
import { followOtherTabs, readStoredState } from '../state/read-stored-state.ts';

/** True once the stored state has been read. */
export function useShopStart(): boolean {
  const [isRead, setIsRead] = useState(false);
  // A layout effect of the first render: an earlier press would find an empty cart and start
  // another.
  useLayoutEffect(() => {
    void readStoredState().then(async () => {
      // As a transition, because much of a page renders again or for the first time.
      startTransition(() => setIsRead(true));
      // Sets the count without a toast: items that were already in the cart are not new.
      useApp.setState({ cartCount: countItems(useCart.getState()) });
      if (useCart.getState().unanswered.length > 0) void resumeAdditions();
      await Promise.all([fillMenu(), fillBankHolidays()]);
    });
    return followOtherTabs();
  }, []);
  return isRead;
}

async function resumeAdditions(): Promise<void> {
  const actions = await import('../cart/cart-actions.ts');
  actions.resumeAdditions();
}

/** Asks at each visit, because the stored menu may be outdated. */
export async function fillMenu(): Promise<void> {
  try {
    useApp.setState({ menu: visibleMenu(await browserApi.call('categoryMenu', {})) });
  } catch (failure) {
    // The names come with the page, and search and lists work without the menu.
    console.warn('The menu could not be read', failure);
  }
}

/** Asks only if the device does not have the list. */
export async function fillBankHolidays(): Promise<void> {
  if (useApp.getState().bankHolidays.length > 0) return;
  try {
    useApp.setState({ bankHolidays: await browserApi.call('bankHolidays', {}) });
  } catch (failure) {
    // The dispatch promise comes with the page and needs no list.
    console.warn('Bank holidays could not be read', failure);
  }
}
