/**
 * The owner's settings that pages show, such as contact and picture origins. The same for every
 * visitor, and constant while a page is open.
 */
import type { GiftDay } from '../../domain/calendar/gift-days.ts';
import type { DeliveryZone, DeliveryZoneName } from '../../domain/delivery/delivery.ts';

export interface ShopSettings {
  name: string;
  /** The seller's registered name. */
  company: string;
  /** The seller's postal address, line by line. */
  address: readonly string[];
  companyNumber: string;
  /** null if not registered for VAT. */
  vatNumber: string | null;
  /** Absolute, without a trailing slash. Canonical links start with it. */
  origin: string;
  phone: string;
  email: string;
  /** When somebody answers; '' shows none. */
  openingHours: string;
  /** Where pictures are served: '/media', or another origin. */
  mediaOrigin: string;
  /** If empty, initials are shown instead of pictures. */
  avatarOrigin: string;
  statusUrl: string;
  /** The delivery zones, with price and extra working days. */
  deliveryZones: readonly DeliveryZone[];
  /** Such as '2pm': orders placed before it on a working day leave the same day. */
  cutOff: string;
  /** Shown above every page; null: nothing. */
  notice: string | null;
  /** The last orders for the next day for gifts, by a day such as 'Mon 21 Dec'; null: none is near. */
  lastOrders: {
    day: GiftDay;
    by: string;
    /** To zones that take longer than the mainland, nearest first; null: too late. */
    farther: readonly { zone: DeliveryZoneName; by: string | null }[];
  } | null;
  /** Whether the shop can look up the addresses at a postcode. */
  findsAddresses: boolean;
  /** Days that a shopper's photographs are stored after their order is dispatched. */
  photoDays: number;
  social: readonly { network: 'facebook' | 'instagram' | 'pinterest'; url: string }[];
}

let settings: ShopSettings | undefined;

/** Called by the entries, before anything is rendered. */
export function provideSettings(provided: ShopSettings): void {
  settings = provided;
}

export function shopSettings(): ShopSettings {
  if (!settings) throw new Error('Settings are read too early');
  return settings;
}

/** Converts a picture from the wire for the picture component: its key becomes a URL. */
export function pictureSource<Keyed extends { key: string }>(picture: Keyed | null) {
  return picture && { ...picture, base: `${shopSettings().mediaOrigin}/${picture.key}` };
}
