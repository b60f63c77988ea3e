/** Products with the gingerbread house. */
import { CHILD_SIZES } from '../../blanks/carry.ts';
import type { Product } from '../../shape.ts';

export const gingerbreadHouse: readonly Product[] = [
  {
    slug: 'gingerbread-mug',
    name: 'Gingerbread house mug',
    blank: 'white-mug',
    design: 'gingerbread-house',
    summary: 'An iced cottage, two biscuit people and your name under the candy canes.',
    description: [
      'Nobody’s real gingerbread stands this straight. The roof drips with sugar, jelly sweets run down the gables, and a heart sits over the door where the draught would come in.',
      'Hot chocolate is the obvious filling. Add whoever eats the chimney first, or a household that bakes together and blames the oven.',
    ],
    pricePence: 1249,
    categories: ['childrens-mugs', 'christmas-for-children', 'baking-and-tea'],
    sample: { name: 'The Okonkwos', line: 'baked with love, eaten by Boxing Day' },
  },
  {
    slug: 'gingerbread-placemat',
    name: 'Gingerbread house placemat',
    blank: 'placemat',
    design: 'gingerbread-house',
    summary: 'A sugary landscape to eat real biscuits from, with a child’s name in the snow.',
    description: [
      'Set out at the start of Advent, it marks a seat at the kitchen end of things: rolling pins, sieves, silver balls rolling off under the fridge. White drifts fill the foot of the sheet and leave lots of space for long names.',
      'Icing, glue and glitter all come off with a damp cloth.',
    ],
    pricePence: 1299,
    categories: ['childrens-placemats', 'christmas-for-children', 'christmas-table'],
    sample: { name: 'Persephone', line: 'chief decorator' },
  },
  {
    slug: 'gingerbread-coaster',
    name: 'Gingerbread house coaster',
    blank: 'hardboard-coaster',
    design: 'gingerbread-house',
    summary: 'Room for one mug and a crumb or two, in warm spice colours.',
    description: [
      'A tiny bakery scene to stand beside the sofa during the film. The two figures wear green and red bow ties; call them what you like.',
      'Slipped into a stocking it weighs almost nothing and costs less than the orange.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'stocking-fillers', 'christmas-table', 'under-ten-pounds'],
    sample: { name: 'Nana Joy', line: 'official taster' },
  },
  {
    slug: 'gingerbread-t-shirt',
    name: 'Gingerbread house T-shirt',
    blank: 't-shirt',
    design: 'gingerbread-house',
    summary: 'For the school party, the panto and a great deal of sieving.',
    description: [
      'A Christmas jumper without the itch. The printed cottage covers the chest, and small people love to point out which of the pair is them.',
      'Sized for three to thirteen. Flour brushes off; food colouring is between you and the washing machine.',
    ],
    pricePence: 1599,
    categories: ['childrens-t-shirts', 'christmas-for-children'],
    finishes: ['white'],
    sizes: CHILD_SIZES,
    sample: { name: 'Kofi', line: 'biscuit inspector' },
  },
];
