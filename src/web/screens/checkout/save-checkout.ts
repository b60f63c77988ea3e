/** Sends checkout input to the server and reads its refusals. */
import { Refusal, type FieldMessage } from '../../api/refusal.ts';
import { chooseAddress, saveAddress, saveDetails } from '../../cart/cart-actions.ts';
import { isBlank, typeAddress, typeDetails, type CheckoutForm } from '../../cart/checkout-form.ts';
import { useCart } from '../../state/cart.ts';
import type { SavedAddress } from '../../../contract/account/addresses.ts';
import type { Address } from '../../../contract/cart/cart.ts';
import { savedAs } from './addresses/saved-as.ts';
import type { AddressType } from './addresses/use-saved-addresses.ts';

type Saved = readonly SavedAddress[];

/** Sends only what differs from the server's state. Saved addresses are sent by id. */
export async function saveAll(
  { details, shipping, payment, billingSame, nameSame }: CheckoutForm,
  saved: Saved,
): Promise<void> {
  // Sent first, because the two addresses differ for a moment while they are saved one by one.
  typeDetails({ billingSame, nameSame });
  await saveDetails(details);
  await under('shipping', () => saveAs('shipping', shipping, saved));
  if (!billingSame) {
    await under('payment', () => saveAs('payment', payment, saved));
  } else if (!isBlank(useCart.getState().payment)) {
    // Without a billing address, the bill goes to the delivery address.
    await under('payment', () => saveAddress('payment', { ...shipping, Method: '' }));
  }
  typeDetails({ billingSame: undefined });
}

async function saveAs(type: AddressType, address: Address, saved: Saved): Promise<void> {
  typeAddress(type, address);
  const known = savedAs(address, saved);
  await (known ? chooseAddress(type, address, known.id) : saveAddress(type, address));
}

/** The address calls name their fields without the address type. */
async function under(type: AddressType, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const fields = [
      ...failure.fields,
      ...(failure.field ? [{ field: failure.field, message: failure.message }] : []),
    ];
    throw new Refusal(failure.status, failure.message, {
      fields: fields.map(({ field, message }) => ({ field: `${type}.${field}`, message })),
    });
  }
}

/** Checkout itself refuses an address with only the field's name. */
export function fieldsOf({ fields, field, message }: Refusal): readonly FieldMessage[] {
  if (fields.length > 0) return fields;
  return field === 'PostCode' || field === 'Country'
    ? [{ field: 'shipping.PostCode', message }]
    : [];
}

/** Whether the shopper must fix it in the cart rather than in a checkout field. */
export const isAboutCart = ({ status, fields }: Refusal): boolean =>
  status === 404 || status === 409 || fields.some(({ field }) => field.startsWith('items.'));
