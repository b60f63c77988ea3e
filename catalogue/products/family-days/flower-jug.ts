/** Products with the jug of flowers. */
import type { Product } from '../../shape.ts';

export const flowerJug: readonly Product[] = [
  {
    slug: 'flower-jug-mug',
    name: 'Flower jug mug',
    blank: 'white-mug',
    design: 'flower-jug',
    summary: 'Tulips and daisies in blue-striped pottery, from all of you to her.',
    description: [
      'It is the bunch small children carry in from the garden with stems of every length, put into the good jug before they can wilt. The stripes are the blue of a Cornish dresser.',
      'Mam, Mum, Mammy, Nana or Stepmum: write what you call her. A greeting goes above and the senders below.',
    ],
    pricePence: 1249,
    categories: ['floral-mugs', 'for-mum-and-nan'],
    sample: { top: 'Happy Mother’s Day', name: 'Mam', line: 'love from the three of us' },
  },
  {
    slug: 'flower-jug-coaster',
    name: 'Flower jug coaster',
    blank: 'hardboard-coaster',
    design: 'flower-jug',
    summary: 'A posy that fits through the letterbox and needs no vase.',
    description: [
      'For Mothering Sunday at a distance, or a thank-you to the childminder who was something close. It arrives flat, unbruised, and in time.',
      'Add a brother’s name even if he forgot. You know he will.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'under-ten-pounds'],
    sample: { top: 'Thank you', name: 'Gran', line: 'from Tilly, and Jake' },
  },
  {
    slug: 'flower-jug-canvas',
    name: 'Flower jug canvas',
    blank: 'canvas-square',
    design: 'flower-jug',
    summary: 'A still life in six colours for above the kitchen table.',
    description: [
      'No dropped petals, no cloudy water, no hunting for scissors. Terracotta, butter and white heads lean out over the rim against a green as pale as a pea pod.',
      'It has the air of a seaside gallery and room for a surname, a cottage or a dedication.',
    ],
    pricePence: 2899,
    categories: ['square-canvases'],
    sample: { top: 'Always in season', name: 'Granny Pam', line: 'who grew us all' },
  },
  {
    slug: 'flower-jug-placemat',
    name: 'Flower jug placemat',
    blank: 'placemat',
    design: 'flower-jug',
    summary: 'Breakfast in bed begins with something to put it on.',
    description: [
      'Toast, slightly burnt; tea, mostly in the saucer; and this, which says whose morning it is. Wide enough for a tray and wipeable afterwards.',
      'Let the youngest spell her title. We leave their mistakes in if you do.',
    ],
    pricePence: 1299,
    categories: ['table-placemats', 'for-mum-and-nan'],
    sample: { top: 'Brekfast for', name: 'Mummy', line: 'by Ezra, age 6' },
  },
];
