import { expect, test } from 'vitest';
import type { ProductPage } from '../../../contract/shop/catalogue.ts';
import { pictureAddress, productStructure } from './structured-data.ts';

const seller = {
  name: 'Keepsake',
  origin: 'https://shop.example',
  mediaOrigin: '/media',
  shippingPence: 499,
};
const variant = (size: string, unitPricePence: number, availability: 'inStock' | 'soldOut') => ({
  productId: size,
  sku: `SKU-${size}`,
  finish: 'white',
  options: { size },
  unitPricePence,
  wasPence: null,
  availability,
});
const product: ProductPage = {
  slug: 'team',
  name: 'Team shirt',
  summary: 'For the team.',
  description: ['Soft.'],
  vatRatePercent: 20,
  design: { slug: 'team-arch', name: 'Team Arch' },
  fields: [{ name: 'name', label: 'Name', maxLength: 12, optional: false, sample: 'Ada' }],
  blank: { slug: 't', name: 'T-shirt', material: 'Cotton', size: '', care: '', production: '' },
  finishes: [
    {
      slug: 'white',
      name: 'White',
      plate: 'tshirt-white',
      process: 'sublimation',
      photoPlaces: [],
      pictures: [
        { key: 'catalogue/product/team/a', widths: [320, 960], tint: '#fff', alt: '', angle: 'a' },
        { key: 'catalogue/product/team/b', widths: [320, 960], tint: '#fff', alt: '', angle: 'b' },
      ],
    },
  ],
  variants: [
    variant('S', 1799, 'soldOut'),
    variant('M', 1799, 'inStock'),
    variant('L', 1999, 'soldOut'),
  ],
  trail: [{ name: 'T-shirts', slug: 't-shirts' }],
  alike: [],
};

const structure = productStructure(product, seller);

test('each price is one offer, available if any size at it is', () => {
  const offer = (price: string, availability: string) => ({
    '@type': 'Offer',
    url: 'https://shop.example/p/team',
    price,
    priceCurrency: 'GBP',
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: 'Keepsake' },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '4.99', currency: 'GBP' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 3, unitCode: 'DAY' },
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'GB',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    },
  });
  expect(structure).toEqual({
    '@type': 'Product',
    '@id': 'https://shop.example/p/team#product',
    url: 'https://shop.example/p/team',
    name: 'Team shirt',
    description: 'For the team. Soft.',
    image: [
      'https://shop.example/media/catalogue/product/team/a-960.webp',
      'https://shop.example/media/catalogue/product/team/b-960.webp',
    ],
    sku: 'SKU-S',
    material: 'Cotton',
    brand: { '@type': 'Brand', name: 'Keepsake' },
    offers: [offer('17.99', 'InStock'), offer('19.99', 'OutOfStock')],
  });
});

test('products without personalisation may be returned within 14 days', () => {
  expect(productStructure({ ...product, fields: [] }, seller)).toMatchObject({
    offers: [
      {
        hasMerchantReturnPolicy: {
          applicableCountry: 'GB',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      },
      {},
    ],
  });
});

test('if the mainland is not delivered to, no delivery is promised', () => {
  const [offer] = (
    productStructure(product, { ...seller, shippingPence: null }) as {
      offers: object[];
    }
  ).offers;
  expect(offer).not.toHaveProperty('shippingDetails');
});

test('pictures on another host keep their origin', () => {
  const elsewhere = { ...seller, mediaOrigin: 'https://pictures.example' };
  expect(pictureAddress({ key: 'catalogue/a', widths: [640] }, elsewhere)).toBe(
    'https://pictures.example/catalogue/a-640.webp',
  );
});
