/** The signed-in customer: as stored on the device, or requested if missing or if the page needs current data. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Refusal } from '../../api/refusal.ts';
import { loadUser } from '../../session/sign-in.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { completePendingAddition } from '../../wishlist/wishlist-actions.ts';
import { refusalFrom } from './refusal-from.ts';

export function useCustomer(fresh = false) {
  const ready = useStoredStateRead();
  const signedIn = useAccount(isSignedIn);
  const stored = useAccount(({ user }) => user);
  const [failure, setFailure] = useState<Refusal | null>(null);

  const ask = async () => {
    setFailure(null);
    try {
      await loadUser();
    } catch (refused) {
      setFailure(refusalFrom(refused));
    }
  };
  const open = useEffectEvent(() => {
    if (fresh || !stored) void ask();
  });
  useEffect(() => {
    if (ready && signedIn) open();
  }, [ready, signedIn]);
  const known = ready && signedIn && stored !== null;
  useEffect(() => {
    // Signing in may lead here, away from the heart button that was pressed.
    if (known) void completePendingAddition();
  }, [known]);

  return { user: ready && signedIn ? stored : null, failure, again: () => void ask() };
}
