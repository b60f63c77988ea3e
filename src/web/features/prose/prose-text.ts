/** The translations of one information page, with the owner's settings filled in. */
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { TranslationValues } from '../../../domain/text/read-translations.ts';
import { shopSettings } from '../../state/settings.ts';
import { translate } from '../../state/translations.ts';
import type { InformationPage } from './information-pages.ts';

export type ReadText = (key: string) => string;

/** Values that every page may use. */
export function shopValues(): TranslationValues {
  const { name, company, phone, email, deliveryZones, cutOff, photoDays } = shopSettings();
  const prices = deliveryZones.map(({ pricePence }) => pricePence);
  return {
    shop: name,
    company,
    phone,
    phoneLink: phone.replaceAll(' ', ''),
    email,
    cutOff,
    photoDays,
    delivery: formatPounds(pence(prices.length > 0 ? Math.min(...prices) : 0)),
  };
}

export function readText(page: InformationPage): ReadText {
  const values = shopValues();
  return (key) => translate(page, key, values);
}
