import { expect, test } from 'vitest';
import { cartLine } from './cart-line.ts';

const variant = {
  productId: '0199-navy-m',
  sku: 'TSH-NVY-M-TEAM-ARCH',
  finish: 'navy',
  options: { size: 'M' },
  unitPricePence: 1799,
  wasPence: null,
  availability: 'low' as const,
};
const picture = { key: 'catalogue/product/team/navy-hero-1', widths: [320], tint: '#fff', alt: '' };
const product = {
  slug: 'team',
  name: 'Family team T-shirt',
  design: { slug: 'team-arch', name: 'Team Arch' },
  fields: [
    { name: 'name', label: 'Name', sample: 'Patel', maxLength: 20 },
    { name: 'line', label: 'Place and year', sample: '', maxLength: 26, optional: true },
  ],
  finishes: [
    {
      slug: 'navy',
      name: 'Navy',
      plate: 'tshirt-navy',
      process: 'vinyl',
      photoPlaces: [],
      pictures: [{ ...picture, angle: 'hero' }],
    },
  ],
};
const personalisation = { v: 1 as const, fields: { name: 'Okafor', line: '' } };

test('a line shows the selected finish and only the texts that were typed', () => {
  expect(cartLine(product, { variant, quantity: 2, personalisation })).toMatchObject({
    productId: '0199-navy-m',
    finish: 'Navy',
    plate: 'tshirt-navy',
    angle: 'hero',
    otherAngle: null,
    picture,
    quantity: 2,
    personalisation,
    words: [{ label: 'Name', text: 'Okafor' }],
  });
});

test('a line has its colour among its options if there are several', () => {
  const several = {
    ...product,
    finishes: product.finishes.flatMap((navy) => [{ ...navy, slug: 'white', name: 'White' }, navy]),
  };
  const chosen = { variant, quantity: 1, personalisation };
  expect(cartLine(several, chosen).options).toEqual({ colour: 'Navy', size: 'M' });
  expect(cartLine(product, chosen).options).toEqual({ size: 'M' });
});

test('a line without personalisation or picture has neither', () => {
  const bare = { ...product, finishes: [] };
  expect(cartLine(bare, { variant, quantity: 1, personalisation: null })).toMatchObject({
    picture: null,
    personalisation: null,
    words: [],
  });
});
