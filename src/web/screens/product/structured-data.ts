/** A product as schema.org structured data: its offers, their delivery and returns. */
import type { ProductPage } from '../../../contract/shop/catalogue.ts';
import { pence, poundsValue } from '../../../domain/money/money.ts';

export interface Seller {
  name: string;
  /** Absolute, without a trailing slash. */
  origin: string;
  /** Absolute, or a path on this site. */
  mediaOrigin: string;
  /** To the mainland; null if the shop does not deliver there. */
  shippingPence: number | null;
}

const CURRENCY = 'GBP';
const SCHEMA = 'https://schema.org/';
/** Consumer Contracts Regulations 2013, for goods that are not personalised. */
const RETURN_DAYS = 14;

export function productStructure(product: ProductPage, seller: Seller): object {
  const url = `${seller.origin}/p/${product.slug}`;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    description: [product.summary, ...product.description].join(' '),
    image: product.finishes.flatMap(({ pictures }) =>
      pictures.map((picture) => pictureAddress(picture, seller)),
    ),
    sku: product.variants[0]?.sku,
    material: product.blank.material,
    brand: { '@type': 'Brand', name: seller.name },
    offers: offersOf(product).map((offer) => ({
      ...offerStructure(offer, url, seller),
      hasMerchantReturnPolicy: returns(product.fields.length > 0),
    })),
  };
}

/** Absolute URL of a picture at its largest size. */
export function pictureAddress(
  { key, widths }: { key: string; widths: readonly number[] },
  { origin, mediaOrigin }: Pick<Seller, 'origin' | 'mediaOrigin'>,
): string {
  return new URL(`${mediaOrigin}/${key}-${Math.max(...widths)}.webp`, origin).href;
}

interface OfferOf {
  unitPricePence: number;
  isAvailable: boolean;
}

/** One offer per price: searchers do not distinguish sizes at the same price. */
function offersOf({ variants }: ProductPage): OfferOf[] {
  const prices = [...new Set(variants.map(({ unitPricePence }) => unitPricePence))];
  return prices.map((unitPricePence) => ({
    unitPricePence,
    isAvailable: variants.some(
      (variant) => variant.unitPricePence === unitPricePence && variant.availability !== 'soldOut',
    ),
  }));
}

function offerStructure({ unitPricePence, isAvailable }: OfferOf, url: string, seller: Seller) {
  return {
    '@type': 'Offer',
    url,
    price: poundsValue(pence(unitPricePence)),
    priceCurrency: CURRENCY,
    availability: `${SCHEMA}${isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${SCHEMA}NewCondition`,
    seller: { '@type': 'Organization', name: seller.name },
    ...(seller.shippingPence !== null && { shippingDetails: shipping(seller.shippingPence) }),
  };
}

/** Personalised goods can be returned only if faulty. */
function returns(takesWords: boolean) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'GB',
    ...(takesWords
      ? { returnPolicyCategory: `${SCHEMA}MerchantReturnNotPermitted` }
      : {
          returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: RETURN_DAYS,
          returnMethod: `${SCHEMA}ReturnByMail`,
          returnFees: `${SCHEMA}ReturnFeesCustomerResponsibility`,
        }),
  };
}

/** Dispatched the same or the next working day; the courier takes 1 to 3. */
function shipping(price: number) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: poundsValue(pence(price)),
      currency: CURRENCY,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(1, 3),
    },
  };
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
