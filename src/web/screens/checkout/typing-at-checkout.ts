/** What typing into the fields of the checkout does: it is kept, and the error of the field goes. */
import {
  formOf,
  isNamedAs,
  typeAddress,
  typeDetails,
  type CheckoutForm,
} from '../../cart/checkout-form.ts';
import { useCart, type TypedAtCheckout } from '../../state/cart.ts';
import type { Address } from '../../../contract/cart/cart.ts';
import type { AddressType } from './addresses/use-saved-addresses.ts';

export function typingAt(form: CheckoutForm, forget: (fields: readonly string[]) => void) {
  return {
    type(change: TypedAtCheckout) {
      forget(Object.keys(change));
      typeDetails(change);
    },
    /** @param other whether the parcel carries another name than the buyer's */
    nameParcel(other: boolean) {
      forget(['shipping.FirstName', 'shipping.LastName']);
      typeDetails({ nameSame: !other });
      const { shipping } = formOf(useCart.getState());
      // Another name that was typed before returns.
      if (other && isNamedAs(shipping, form.details))
        typeAddress('shipping', { FirstName: '', LastName: '' });
    },
    typeAddress(type: AddressType, change: Partial<Address>) {
      forget(Object.keys(change).map((field) => `${type}.${field}`));
      if (type === 'shipping' && ('FirstName' in change || 'LastName' in change))
        typeDetails({ nameSame: false });
      typeAddress(type, change);
    },
  };
}
