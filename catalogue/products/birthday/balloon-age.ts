/** Products with the age among balloons. */
import { CHILD_SIZES } from '../../blanks/carry.ts';
import type { Product } from '../../shape.ts';

export const balloonAge: readonly Product[] = [
  {
    slug: 'balloon-age-t-shirt',
    name: 'Balloon age T-shirt',
    blank: 't-shirt',
    design: 'balloon-age',
    summary: 'A numeral as tall as a hand, lifted by six balloons.',
    description: [
      'Worn from breakfast until it has to be peeled off at bedtime. Strangers on the bus will know what to sing, and photographs need no caption.',
      'Pick the size they are growing into; the figure dates it soon enough. Cousins with the same party can match.',
    ],
    pricePence: 1499,
    categories: ['childrens-t-shirts'],
    finishes: ['white'],
    sizes: CHILD_SIZES,
    sample: { name: 'Jayden', age: '5', line: 'is five today' },
  },
  {
    slug: 'balloon-age-mug',
    name: 'Balloon age mug',
    blank: 'white-mug',
    design: 'balloon-age',
    summary: 'Coral numbers and a bunch of balloons either side.',
    description: [
      'For the year with a nought on the end, or the one between that nobody else makes a fuss of. Forty-three deserves balloons as well.',
      'They bob on both faces of the cup. Put the nickname in big letters and the full, alarming title beneath.',
    ],
    pricePence: 1199,
    categories: ['bold-mugs'],
    sample: { name: 'Big Dave', age: '43', line: 'still no idea' },
  },
  {
    slug: 'balloon-age-canvas',
    name: 'Balloon age canvas',
    blank: 'canvas-square',
    design: 'balloon-age',
    summary: 'The party decoration that does not go down overnight.',
    description: [
      'Stand it on the hall table as guests arrive and have each sign the pale border in pen; by the evening it is a visitors’ book. Next day it hangs in a bedroom.',
      'One, eighteen and a hundred are the obvious ages; ninety-seven is drawn with equal care.',
    ],
    pricePence: 2899,
    categories: ['square-canvases', 'nursery-canvases'],
    sample: { name: 'Clementine', age: '1', line: 'our little wonder' },
  },
  {
    slug: 'balloon-age-placemat',
    name: 'Balloon age placemat',
    blank: 'placemat',
    design: 'balloon-age',
    summary: 'A first-birthday tablecloth for exactly one person.',
    description: [
      'Smash cakes, jelly and avocado all meet their end on this glossy surface. The digit is bold enough to show in every snap your phone takes.',
      'Twins share at a pinch: write both names and let them fight over the red one.',
    ],
    pricePence: 1249,
    categories: ['childrens-placemats'],
    sample: { name: 'Otis & Opal', age: '2', line: 'double trouble' },
  },
];
