/** Reads the device's stored state after hydration and follows changes made in other tabs. */
import { createContext, useContext } from 'react';
import { useAccount } from './account.ts';
import { useApp } from './app.ts';
import { useCart } from './cart.ts';
import { useLatestOrder } from './latest-order.ts';
import { usePreview } from './name-preview.ts';
import { endSession, readAccount } from './session.ts';
import { useVisitsChoice } from './visits-choice.ts';

const stores = [useAccount, useCart, useApp, usePreview, useLatestOrder, useVisitsChoice];

/**
 * Set by the shell. A context, not a store: store updates render synchronously, and half of each
 * page waits for this.
 */
export const StoredStateRead = createContext(false);

/** False on the server and in the first render; private screens and their guard wait for true. */
export function useStoredStateRead(): boolean {
  return useContext(StoredStateRead);
}

export async function readStoredState(): Promise<void> {
  await Promise.all(stores.map((store) => store.persist.rehydrate()));
}

export function followOtherTabs(): () => void {
  const read = (event: StorageEvent) => {
    const store = stores.find(({ persist }) => persist.getOptions().name === event.key);
    if (store === useAccount) return void (event.newValue === null ? endSession() : readAccount());
    if (store && event.newValue !== null) void store.persist.rehydrate();
  };
  // A page restored from the back/forward cache has missed storage events.
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) void readAccount();
  };
  window.addEventListener('storage', read);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', read);
    window.removeEventListener('pageshow', comeBack);
  };
}
