/** The things the shop prints and engraves for wearing and carrying. */
import type { SizeMeasures } from '../../src/domain/catalogue/size-measures.ts';
import type { Blank, BlankVariant } from '../shape.ts';

/** Stock by size: low and sold-out sizes are part of a real rail. */
const WHITE_STOCK = {
  XS: 14,
  S: 32,
  M: 45,
  L: 38,
  XL: 21,
  XXL: 9,
  'Age 3–4': 18,
  'Age 5–6': 24,
  'Age 7–8': 26,
  'Age 9–11': 15,
  'Age 12–13': 3,
};
const NAVY_STOCK = {
  XS: 6,
  S: 20,
  M: 28,
  L: 31,
  XL: 17,
  XXL: 0,
  'Age 3–4': 10,
  'Age 5–6': 12,
  'Age 7–8': 2,
  'Age 9–11': 11,
  'Age 12–13': 8,
};

function shirtVariants(
  finish: string,
  skuStem: string,
  stockBySize: Readonly<Record<string, number>>,
): BlankVariant[] {
  return Object.entries(stockBySize).map(([size, stock]) => ({
    sku: `${skuStem}-${size.replace('Age ', 'A').replace('–', '')}`,
    finish,
    options: { size },
    stock,
  }));
}

export const ADULT_SIZES: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
export const CHILD_SIZES: readonly string[] = [
  'Age 3–4',
  'Age 5–6',
  'Age 7–8',
  'Age 9–11',
  'Age 12–13',
];

/**
 * Chests in cm that British shops give for such sizes (EN 13402-3 has steps of 4 to 6 cm). This
 * blank has not been measured, and the page says so.
 */
const CHESTS: Readonly<Record<string, [number, number]>> = {
  XS: [81, 86],
  S: [86, 91],
  M: [97, 102],
  L: [107, 112],
  XL: [117, 122],
  XXL: [127, 132],
  'Age 3–4': [53, 56],
  'Age 5–6': [58, 61],
  'Age 7–8': [63, 66],
  'Age 9–11': [69, 76],
  'Age 12–13': [78, 84],
};
/** Heights in cm, as British shops give them: parents know how tall a child is, not its chest. */
const HEIGHTS: Readonly<Record<string, [number, number]>> = {
  'Age 3–4': [98, 104],
  'Age 5–6': [110, 116],
  'Age 7–8': [122, 128],
  'Age 9–11': [134, 146],
  'Age 12–13': [152, 158],
};
const MEASURES: SizeMeasures = {
  isTypical: true,
  sizes: Object.entries(CHESTS).map(([size, chestCm]) => {
    const heightCm = HEIGHTS[size];
    return {
      size,
      group: ADULT_SIZES.includes(size) ? 'adults' : 'children',
      chestCm,
      ...(heightCm && { heightCm }),
    };
  }),
};

export const carry: readonly Blank[] = [
  {
    slug: 'wooden-keyring',
    name: 'Beech keyring',
    plural: 'Wooden keyrings',
    area: { w: 48, h: 33, bleed: 0, safe: 3 },
    shape: 'landscape',
    finishes: [
      {
        slug: 'beech',
        name: 'Beech',
        plate: 'wooden-keyring',
        angles: ['hero', 'angle', 'scene'],
        process: 'laser',
        ground: 'mono',
        mark: 'dark',
        settings: { work: 'engrave', powerPercent: 35, speedMmPerSecond: 300, passes: 1 },
      },
    ],
    variants: [{ sku: 'KRW-BEE', finish: 'beech', options: {}, stock: 150 }],
    material: 'Solid beech tag on a nickel split ring and chain',
    size: '60 × 35\u00a0mm, 4\u00a0mm thick',
    care: 'Keep dry; a little beeswax keeps the grain fresh.',
    production: 'Laser engraving: the design is burnt brown into the wood.',
    scene: 'with the keys of the house',
    mirrored: false,
  },
  {
    slug: 'metal-keyring',
    name: 'Steel keyring',
    plural: 'Steel keyrings',
    area: { w: 38, h: 26, bleed: 0, safe: 2 },
    shape: 'landscape',
    finishes: [
      {
        slug: 'steel',
        name: 'Brushed steel',
        plate: 'metal-keyring',
        angles: ['hero', 'angle', 'scene'],
        process: 'laser',
        ground: 'mono',
        mark: 'dark',
        settings: {
          work: 'engrave',
          powerPercent: 80,
          speedMmPerSecond: 120,
          passes: 2,
          note: 'Marking spray before, rinse after.',
        },
      },
    ],
    variants: [{ sku: 'KRM-STL', finish: 'steel', options: {}, stock: 110 }],
    material: 'Brushed stainless steel tag on a split ring and chain',
    size: '50 × 28\u00a0mm, 2\u00a0mm thick',
    care: 'Needs nothing; wipe with a soft cloth.',
    production:
      'Laser engraving: a near-black mark in the metal itself, with nothing to wear away.',
    scene: 'with the keys of the house',
    mirrored: false,
  },
  {
    slug: 't-shirt',
    name: 'T-shirt',
    plural: 'T-shirts',
    scene: 'on a wooden floor, beside books and a mug of tea',
    area: { w: 290, h: 355, bleed: 0, safe: 5 },
    shape: 'portrait',
    finishes: [
      {
        slug: 'white',
        name: 'White',
        cloth: 'polyester',
        plate: 'tshirt-white',
        angles: ['hero', 'angle', 'scene'],
        process: 'sublimation',
        ground: 'light',
        settings: { temperatureC: 200, seconds: 45, pressure: 'medium' },
      },
      {
        slug: 'navy',
        name: 'Navy',
        cloth: 'cotton',
        plate: 'tshirt-navy',
        angles: ['hero', 'angle', 'scene'],
        process: 'vinyl',
        ground: 'dark',
        settings: {
          temperatureC: 160,
          seconds: 15,
          pressure: 'firm',
          note: 'Cut mirrored, weed, peel warm.',
        },
      },
    ],
    variants: [
      ...shirtVariants('white', 'TSH-WHT', WHITE_STOCK),
      ...shirtVariants('navy', 'TSH-NVY', NAVY_STOCK),
    ],
    material: {
      white: 'Soft-feel polyester, 190\u00a0g',
      navy: 'Ring-spun cotton, 180\u00a0g',
    },
    size: 'crew neck, true to size',
    care: 'Wash at 30\u00a0°C inside out; iron on the reverse.',
    production: {
      white: 'Printed by sublimation into the cloth, so there is nothing to peel.',
      navy: 'Cut from vinyl and heat-pressed onto the cloth.',
    },
    mirrored: true,
    measures: MEASURES,
    gender: 'unisex',
  },
];
