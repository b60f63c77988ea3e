/** What the shop's owner has set and pages show: contact, origins of pictures. Constant, the same for every visitor. */
import type { DeliveryZone } from '../../domain/delivery/delivery.ts';

export interface ShopSettings {
  name: string;
  /** The seller's registered name. */
  company: string;
  /** Where the seller can be found and written to, line by line. */
  address: readonly string[];
  companyNumber: string;
  /** null: not registered for VAT. */
  vatNumber: string | null;
  /** Absolute, without a slash at the end; canonical links start with it. */
  origin: string;
  phone: string;
  email: string;
  /** Where pictures lie: '/media', or another origin. */
  mediaOrigin: string;
  /** Empty: initials instead of pictures. */
  avatarOrigin: string;
  statusUrl: string;
  /** Where parcels go, at which price, and how many working days more it takes. */
  deliveryZones: readonly DeliveryZone[];
  /** Days for which a shopper's photographs are kept after their order has left. */
  photoDays: number;
  social: readonly { network: 'facebook' | 'instagram' | 'pinterest'; url: string }[];
}

let settings: ShopSettings | undefined;

/** Called by the entries, before anything is rendered. */
export function provideSettings(provided: ShopSettings): void {
  settings = provided;
}

export function shopSettings(): ShopSettings {
  if (!settings) throw new Error('Settings are read before they are provided');
  return settings;
}

/** A picture of the wire as the picture component takes it: its key becomes an address. */
export function pictureSource<Keyed extends { key: string }>(picture: Keyed | null) {
  return picture && { ...picture, base: `${shopSettings().mediaOrigin}/${picture.key}` };
}
