/** What carriers are told of a parcel. */
import type { ParcelToSend } from '../../../../domain/sending/sending-columns.ts';
import type { ParcelPerson } from './sending.store.ts';

export const parcelOf = (person: ParcelPerson, pieces: number): ParcelToSend => ({
  reference: person.reference,
  placedAt: person.placedAt,
  address: person.shippingAddress,
  email: person.email,
  phone: person.phone || person.mobile,
  pieces,
  subtotalPence: person.itemsTotalPence,
  deliveryPence: person.shippingTotalPence,
  totalPence: person.totalPence,
  currency: person.currency,
});
