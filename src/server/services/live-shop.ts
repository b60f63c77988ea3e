/** The seller and the texts of emails, from the environment and from what the office has set. */
import { USUAL_CUT_OFF_HOUR } from '../../domain/calendar/dispatch.ts';
import { USUAL_BINS } from '../../domain/orders/pieces/bins.ts';
import { USUAL_SENDING } from '../../domain/settings/usual-sending.ts';
import type { ShopSettings } from '../../domain/settings/shop-settings.ts';
import type { Config } from '../config/config.ts';
import { translate } from '../emails/translations.ts';
import type { EmailTexts } from '../emails/translations.ts';

export type Shop = Config['shop'];

/** The environment's values of what the office can change. */
export function firstSettings({ shop, deliveryZones }: Config): ShopSettings {
  const { name, legalName, address, email, phone, companyNumber, vatRegistered, vatNumber } = shop;
  return {
    company: {
      name,
      legalName,
      address,
      email,
      phone,
      openingHours: '',
      companyNumber,
      vatRegistered,
      vatNumber,
    },
    delivery: { zones: deliveryZones },
    dispatch: { cutOffHour: USUAL_CUT_OFF_HOUR, closed: [] },
    notice: { text: '', until: null },
    emails: { texts: {} },
    workshop: {
      bins: USUAL_BINS,
      lookAtPhotographs: false,
      lookAtChangedDesigns: false,
      stages: {},
    },
    machines: { machines: [] },
    sending: USUAL_SENDING,
  };
}

/** The texts of emails, with those that the office has changed. */
export const liveTexts =
  (current: () => ShopSettings): EmailTexts =>
  (namespace) =>
    translate(namespace, current().emails.texts);

/** A view whose properties are always the current ones. */
export function liveShop(shop: Shop, current: () => ShopSettings): Shop {
  return {
    get name() {
      return current().company.name;
    },
    social: shop.social,
    vatRatePercent: shop.vatRatePercent,
    get legalName() {
      return current().company.legalName;
    },
    get address() {
      return current().company.address;
    },
    get email() {
      return current().company.email;
    },
    get phone() {
      return current().company.phone;
    },
    get companyNumber() {
      return current().company.companyNumber;
    },
    get vatRegistered() {
      return current().company.vatRegistered;
    },
    get vatNumber() {
      return current().company.vatNumber;
    },
  };
}
