/** A customer's saved addresses: which is chosen, and whether to save a new one. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { typeAddress, type CheckoutForm } from '../../cart/checkout-input.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { useCart } from '../../state/cart.ts';
import { shopSettings } from '../../state/settings.ts';
import type { SavedAddress } from '../../../contract/addresses.ts';
import type { Address } from '../../../contract/cart.ts';
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { zoneNameOf } from '../../../domain/delivery/delivery.ts';
import { listOf, placeOf, savedAs, type KeptList } from './saved-as.ts';

export type AddressType = 'payment' | 'shipping';

export interface SavedAddresses {
  /** 'none' for a guest, who has no saved addresses. */
  state: 'none' | 'asked' | 'failed' | 'there';
  known: readonly SavedAddress[];
  again: () => void;
  /** Addresses the shop delivers to; a billing address may be any. */
  offered: (type: AddressType) => readonly SavedAddress[];
  /** Null while another address is being typed. */
  chosen: (type: AddressType) => string | null;
  choose: (type: AddressType, saved: SavedAddress) => void;
  typeAnother: (type: AddressType) => void;
  /** Whether to save the new address to the account. */
  keeps: (type: AddressType) => boolean;
  keep: (type: AddressType, wanted: boolean) => void;
  /** Saves the addresses to be saved. A failure does not hold up the order. */
  keepWanted: (form: CheckoutForm) => Promise<void>;
  /** A new address is in the order but could not be saved to the account. */
  notKept: boolean;
}

const NONE: readonly SavedAddress[] = [];

export function useSavedAddresses(form: CheckoutForm): SavedAddresses {
  const signedIn = useAccount(isSignedIn);
  const customerId = useAccount(({ user }) => user?.id);
  const [kept, setKept] = useState<KeptList>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const [another, setAnother] = useState<Partial<Record<AddressType, boolean>>>({});
  const [wanted, setWanted] = useState<Partial<Record<AddressType, boolean>>>({});
  const [notKept, setNotKept] = useState(false);
  /** Input from before a saved address was chosen. Choosing "another address" restores it. */
  const drafts = useRef<Partial<Record<AddressType, Partial<Address>>>>({});
  const list = signedIn ? listOf(kept, customerId) : undefined;
  const known = list ?? NONE;

  const begin = useEffectEvent((addresses: readonly SavedAddress[]) => {
    setKept({ customerId, addresses });
    const { shipping, typed } = useCart.getState();
    const first = addresses.find((one) => one.isDefault && isServed(one));
    // Only if the fields are empty: input stays.
    if (first && !typed.shipping && shipping.PostCode === '')
      typeAddress('shipping', placeOf(first));
  });
  useEffect(() => {
    if (!signedIn) return;
    let isShown = true;
    setFailed(false);
    setKept(undefined);
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

  const offered = (type: AddressType) => (type === 'shipping' ? known.filter(isServed) : known);
  const chosen = (type: AddressType) =>
    another[type] ? null : (savedAs(form[type], offered(type))?.id ?? null);
  const keeps = (type: AddressType) => wanted[type] ?? known.length === 0;

  return {
    state: !signedIn ? 'none' : list ? 'there' : failed ? 'failed' : 'asked',
    known,
    offered,
    chosen,
    keeps,
    notKept,
    again: () => setTurn((before) => before + 1),
    choose(type, saved) {
      if (chosen(type) === null) drafts.current[type] = form[type];
      setAnother((before) => ({
        ...before,
        [type]: false,
      }));
      typeAddress(type, placeOf(saved));
    },
    typeAnother(type) {
      setAnother((before) => ({
        ...before,
        [type]: true,
      }));
      const { Method: _, ...blank } = EMPTY_ADDRESS;
      const { firstName: FirstName, lastName: LastName } = form.details;
      typeAddress(
        type,
        drafts.current[type] ?? {
          ...blank,
          FirstName,
          LastName,
        },
      );
    },
    keep: (type, yes) =>
      setWanted((before) => ({
        ...before,
        [type]: yes,
      })),
    async keepWanted(saved) {
      setNotKept(false);
      if (!signedIn || !list) return;
      const types = saved.billingSame
        ? (['shipping'] as const)
        : (['shipping', 'payment'] as const);
      let all = list;
      try {
        for (const type of types) {
          if (!keeps(type) || savedAs(saved[type], all)) continue;
          const { Method: _, ...body } = saved[type];
          all = [...all, await browserApi.call('addressNew', { body })];
        }
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        setNotKept(true);
      }
      setKept({
        customerId,
        addresses: all,
      });
      setAnother({});
    },
  };
}

function isServed(address: SavedAddress): boolean {
  const zone = zoneNameOf(address);
  return shopSettings().deliveryZones.some(({ name }) => name === zone);
}
