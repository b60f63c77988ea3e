/** Whether the shop delivers to an address, and why not. */
import { ShopError } from '../errors.ts';
import {
  DEFAULT_DELIVERY_ZONES,
  hasUkPostcode,
  zoneNameOf,
  type DeliveryZone,
  type DeliveryZoneName,
  type Destination,
} from './delivery.ts';

const REFUSALS: Partial<Record<DeliveryZoneName, string>> = {
  highlands: 'Sorry, we do not deliver to the Highlands and Islands.',
  northernIreland: 'Sorry, we do not deliver to Northern Ireland.',
  isleOfMan: 'Sorry, we do not deliver to the Isle of Man.',
  bfpo: 'Sorry, we do not deliver to British Forces addresses.',
  channelIslands: 'Sorry, we do not deliver to the Channel Islands.',
};

/** Why no parcel goes to an address; null if one does, or if its postcode is not whole or not of the UK. */
export function whyUnserved(
  destination: Destination,
  zones: readonly DeliveryZone[],
): string | null {
  const name = zoneNameOf(destination);
  if (name === null || zones.some((zone) => zone.name === name)) return null;
  return REFUSALS[name] ?? 'Sorry, we do not deliver to this address.';
}

/** Throws deliveryRefused, with a message for the shopper, if no zone serves the address. */
export function deliveryZoneOf(
  destination: Destination,
  zones: readonly DeliveryZone[] = DEFAULT_DELIVERY_ZONES,
): DeliveryZone {
  if (!hasUkPostcode(destination.Country)) {
    throw new ShopError('deliveryRefused', {
      field: 'Country',
      message: 'Sorry, we deliver within the United Kingdom only.',
    });
  }
  const name = zoneNameOf(destination);
  const zone = zones.find((candidate) => candidate.name === name);
  if (zone) return zone;
  const message = whyUnserved(destination, zones) ?? 'Please enter a full UK postcode.';
  throw new ShopError('deliveryRefused', { field: 'PostCode', message });
}
