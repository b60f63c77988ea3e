/** A customer's saved addresses: which is chosen, and whether to save a new one. */
import { useRef, useState } from 'react';
import { browserApi } from '../../../api/client.ts';
import { Refusal } from '../../../api/refusal.ts';
import {
  isNamedAs,
  typeAddress,
  typeDetails,
  type CheckoutForm,
} from '../../../cart/checkout-form.ts';
import { useCart } from '../../../state/cart.ts';
import { shopSettings } from '../../../state/settings.ts';
import type { SavedAddress } from '../../../../contract/account/addresses.ts';
import type { Address } from '../../../../contract/cart/cart.ts';
import { EMPTY_ADDRESS } from '../../../../domain/delivery/empty-address.ts';
import { zoneNameOf } from '../../../../domain/delivery/delivery.ts';
import { placeOf, savedAs } from './saved-as.ts';
import { useAddressList } from './use-address-list.ts';

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
  const { state, list, replace, again } = useAddressList(fillWithDefault);
  const [another, setAnother] = useState<Partial<Record<AddressType, boolean>>>({});
  const [wanted, setWanted] = useState<Partial<Record<AddressType, boolean>>>({});
  const [notKept, setNotKept] = useState(false);
  /** Input from before a saved address was chosen. Choosing "another address" restores it. */
  const drafts = useRef<Partial<Record<AddressType, Partial<Address>>>>({});
  const known = list ?? NONE;

  const offered = (type: AddressType) => (type === 'shipping' ? known.filter(isServed) : known);
  const chosen = (type: AddressType) =>
    another[type] ? null : (savedAs(form[type], offered(type))?.id ?? null);
  const keeps = (type: AddressType) => wanted[type] ?? known.length === 0;
  const setIsAnother = (type: AddressType, isAnother: boolean) =>
    setAnother((before) => ({ ...before, [type]: isAnother }));

  return {
    state,
    known,
    offered,
    chosen,
    keeps,
    notKept,
    again,
    choose(type, saved) {
      if (chosen(type) === null) drafts.current[type] = form[type];
      setIsAnother(type, false);
      fill(type, placeOf(saved), false);
    },
    typeAnother(type) {
      setIsAnother(type, true);
      const { Method: _, ...blank } = EMPTY_ADDRESS;
      const { firstName: FirstName, lastName: LastName } = form.details;
      const place = drafts.current[type] ?? { ...blank, FirstName, LastName };
      fill(type, place, isNamedAs(place, form.details));
    },
    keep: (type, yes) => setWanted((before) => ({ ...before, [type]: yes })),
    async keepWanted(saved) {
      setNotKept(false);
      if (!list) return;
      let addresses = list;
      try {
        for (const type of typesOf(saved)) {
          if (!keeps(type) || savedAs(saved[type], addresses)) continue;
          const { Method: _, ...body } = saved[type];
          addresses = [...addresses, await browserApi.call('addressNew', { body })];
        }
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        setNotKept(true);
      }
      replace(addresses);
      setAnother({});
    },
  };
}

/** @param nameSame whether the parcel keeps the buyer's name if that changes; a saved address keeps its own */
function fill(type: AddressType, place: Partial<Address>, nameSame: boolean): void {
  if (type === 'shipping') typeDetails({ nameSame });
  typeAddress(type, place);
}

/** Fills in the default address, but only if the fields are empty: input stays. */
function fillWithDefault(addresses: readonly SavedAddress[]): void {
  const { shipping, typed } = useCart.getState();
  const first = addresses.find((one) => one.isDefault && isServed(one));
  if (first && !typed.shipping && shipping.PostCode === '') fill('shipping', placeOf(first), false);
}

const typesOf = ({ billingSame }: CheckoutForm): readonly AddressType[] =>
  billingSame ? ['shipping'] : ['shipping', 'payment'];

function isServed(address: SavedAddress): boolean {
  const zone = zoneNameOf(address);
  return shopSettings().deliveryZones.some(({ name }) => name === zone);
}
