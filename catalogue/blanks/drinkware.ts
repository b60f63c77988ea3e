/** The things the shop prints, engraves and etches for drinking from. */
import type { Blank, Finish } from '../shape.ts';

export const drinkware: readonly Blank[] = [
  {
    slug: 'white-mug',
    name: 'White ceramic mug',
    plural: 'Mugs',
    // The upper and lower 8 mm of the sheet fold over the shoulders and are not seen.
    area: { w: 200, h: 95, bleed: 2, safe: 9 },
    shape: 'wrap',
    centres: [
      [44, 47.5],
      [156, 47.5],
    ],
    finishes: [
      {
        slug: 'white',
        name: 'White',
        plate: 'white-mug',
        // From between the two motifs the camera would cut the name off.
        angles: ['hero', 'left', 'scene'],
        process: 'sublimation',
        ground: 'light',
        settings: {
          temperatureC: 190,
          seconds: 180,
          pressure: 'medium',
          note: 'Mug press; let it cool in water that is not cold.',
        },
      },
    ],
    variants: [{ sku: 'MUG-WHT', finish: 'white', options: {}, stock: 240 }],
    material: 'White glazed ceramic',
    size: '82\u00a0mm across × 95\u00a0mm tall',
    capacity: '325\u00a0ml (11\u00a0oz)',
    care: 'Dishwasher and microwave safe.',
    production:
      'Sublimation: the ink is pressed into the glaze at 190\u00a0°C, so there is no edge to peel.',
    scene: 'on a breakfast table',
    mirrored: true,
  },
  {
    slug: 'steel-bottle',
    name: 'Insulated steel bottle',
    plural: 'Bottles',
    area: { w: 120, h: 140, bleed: 0, safe: 5 },
    shape: 'portrait',
    finishes: [
      coat('teal', 'Teal', 'steel-bottle'),
      coat('blush', 'Blush', 'steel-bottle-blush'),
      coat('charcoal', 'Charcoal', 'steel-bottle-charcoal'),
    ],
    variants: [
      { sku: 'BOT-TEA', finish: 'teal', options: {}, stock: 64 },
      { sku: 'BOT-BLU', finish: 'blush', options: {}, stock: 41 },
      { sku: 'BOT-CHA', finish: 'charcoal', options: {}, stock: 4 },
    ],
    material:
      'Double-walled 18/8 stainless steel with a matt powder coat; screw cap with carry loop',
    size: '72\u00a0mm across × 280\u00a0mm tall',
    capacity: '750\u00a0ml',
    care: 'Wash by hand; not for the dishwasher or freezer.',
    production:
      'Laser engraving: the beam lifts the coloured coat and shows the bright steel beneath.',
    scene: 'on a shelf beside books',
    mirrored: false,
  },
  {
    slug: 'skinny-tumbler',
    name: 'Skinny tumbler with straw',
    plural: 'Tumblers',
    area: { w: 227, h: 195, bleed: 2, safe: 5 },
    shape: 'wrap',
    centres: [[113.5, 97.5]],
    finishes: [
      {
        slug: 'white',
        name: 'White',
        plate: 'skinny-tumbler',
        angles: ['hero', 'angle', 'scene'],
        process: 'sublimation',
        ground: 'light',
        settings: {
          temperatureC: 180,
          seconds: 75,
          pressure: 'light',
          note: 'Oven wrap, seam at the back.',
        },
      },
    ],
    variants: [{ sku: 'TUM-WHT', finish: 'white', options: {}, stock: 48 }],
    material: 'Double-walled stainless steel with a satin white coat; clear lid and straw',
    size: '73\u00a0mm across × 205\u00a0mm tall',
    capacity: '590\u00a0ml (20\u00a0oz)',
    care: 'Wash by hand; lid and straw go in the top rack of the dishwasher.',
    production: 'Sublimation all the way round, with the seam at the back.',
    scene: 'in the kitchen, beside lemons',
    mirrored: true,
  },
  {
    slug: 'glass-tumbler',
    name: 'Whisky glass',
    plural: 'Whisky glasses',
    area: { w: 80, h: 56, bleed: 0, safe: 3 },
    shape: 'landscape',
    finishes: [
      {
        slug: 'clear',
        name: 'Clear',
        plate: 'glass-tumbler',
        angles: ['hero', 'angle', 'scene'],
        process: 'etch',
        ground: 'mono',
        settings: {
          work: 'engrave',
          powerPercent: 55,
          speedMmPerSecond: 250,
          passes: 1,
          rotary: true,
          note: 'Rotary; wet paper on the glass keeps splinters down.',
        },
      },
    ],
    variants: [{ sku: 'GLA-CLR', finish: 'clear', options: {}, stock: 72 }],
    material: 'Clear glass with a heavy base',
    size: '85\u00a0mm across × 95\u00a0mm tall',
    capacity: '330\u00a0ml',
    care: 'Dishwasher safe on a cool glass cycle.',
    production: 'Etching: the design is frosted into the surface of the glass and cannot rub off.',
    scene: 'beside old books, with a dram in it',
    mirrored: false,
  },
];

/** A powder coat that the laser lifts from the steel. */
function coat(slug: string, name: string, plate: string): Finish {
  return {
    slug,
    name,
    plate,
    angles: ['hero', 'angle', 'scene'],
    process: 'laser',
    ground: 'mono',
    settings: {
      work: 'engrave',
      powerPercent: 45,
      speedMmPerSecond: 350,
      passes: 1,
      rotary: true,
      note: 'Rotary, neck to the left.',
    },
  };
}
