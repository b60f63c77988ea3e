/** A product page in schema.org's terms, for search engines: product, offers, delivery, returns, and the way here. */
import type { ProductPage } from '../../../contract/catalogue.ts';
import { pence, poundsValue } from '../../../domain/money.ts';

export interface Seller {
  name: string;
  /** Absolute, without a slash at the end. */
  origin: string;
  /** Absolute, or a path of the shop's own. */
  mediaOrigin: string;
  shippingPence: number;
  /** Name of the front page in the trail. */
  home: string;
}

const CURRENCY = 'GBP';
const SCHEMA = 'https://schema.org/';

export function productStructure(product: ProductPage, seller: Seller): object {
  const url = `${seller.origin}/p/${product.slug}`;
  return {
    '@context': SCHEMA,
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${url}#product`,
        url,
        name: product.name,
        description: [product.summary, ...product.description].join(' '),
        image: product.finishes.flatMap(({ pictures }) =>
          pictures.slice(0, 1).map((picture) => pictureAddress(picture, seller)),
        ),
        sku: product.variants[0]?.sku,
        material: product.blank.material,
        brand: { '@type': 'Brand', name: seller.name },
        offers: offersOf(product).map((offer) => offerStructure(offer, url, seller)),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: seller.home, item: `${seller.origin}/` },
          ...product.trail.map(({ name, slug }) => ({ name, item: `${seller.origin}/c/${slug}` })),
          { name: product.name, item: url },
        ].map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
      },
    ],
  };
}

/** Absolute address of a picture at its largest. */
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

/** One offer for each price: sizes at the same price are one thing to a searcher. */
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
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: poundsValue(pence(seller.shippingPence)),
        currency: CURRENCY,
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, 1),
        transitTime: days(1, 3),
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'GB',
      returnPolicyCategory: `${SCHEMA}MerchantReturnNotPermitted`,
    },
  };
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

/** For a script element: '<' would let a product's own text close it. */
export function asScript(structure: object): string {
  return JSON.stringify(structure).replaceAll('<', '\\u003c');
}
