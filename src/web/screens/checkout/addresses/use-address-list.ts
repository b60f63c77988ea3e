/** Loads a customer's saved addresses for checkout. */
import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '../../../api/client.ts';
import { Refusal } from '../../../api/refusal.ts';
import { isSignedIn, useAccount } from '../../../state/account.ts';
import type { SavedAddress } from '../../../../contract/account/addresses.ts';
import { listOf, type LoadedAddresses } from './saved-as.ts';

/** @param onLoaded called with each list that arrives */
export function useAddressList(onLoaded: (addresses: readonly SavedAddress[]) => void) {
  const signedIn = useAccount(isSignedIn);
  const customerId = useAccount(({ user }) => user?.id);
  const [loaded, setLoaded] = useState<LoadedAddresses>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const list = signedIn ? listOf(loaded, customerId) : undefined;
  const replace = (addresses: readonly SavedAddress[]) => setLoaded({ customerId, addresses });

  const begin = useEffectEvent((addresses: readonly SavedAddress[]) => {
    replace(addresses);
    onLoaded(addresses);
  });
  useEffect(() => {
    if (!signedIn) return;
    let isShown = true;
    setFailed(false);
    setLoaded(undefined);
    browserApi.call('addresses', {}).then(
      (answer) => isShown && begin(answer),
      (refused: unknown) => {
        if (!(refused instanceof Refusal)) throw refused;
        if (isShown) setFailed(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, [signedIn, customerId, turn]);

  const state: 'none' | 'asked' | 'failed' | 'there' = !signedIn
    ? 'none'
    : list
      ? 'there'
      : failed
        ? 'failed'
        : 'asked';
  return {
    /** 'none' for a guest, who has no saved addresses. */
    state,
    /** Undefined until it is loaded. */
    list,
    replace,
    again: () => setTurn((before) => before + 1),
  };
}
