/** Products with the little elephant. */
import type { Product } from '../../shape.ts';

export const littleElephant: readonly Product[] = [
  {
    slug: 'elephant-canvas',
    name: 'Little elephant canvas',
    blank: 'canvas-square',
    design: 'little-elephant',
    summary: 'A calf with hearts on a string, the date, the hour and the weight.',
    description: [
      'An elephant never forgets, so it is trusted here with the facts: when, how heavy, and in which town. One pink ear flaps; the trunk is up for luck.',
      'Grey on oat suits nurseries that are painted before anybody knows. Leave off the pounds and ounces for a christening.',
    ],
    pricePence: 2899,
    categories: ['square-canvases', 'nursery-canvases', 'nursery-walls', 'christening-and-naming'],
    sample: { name: 'Tomos', date: '19 June 2026 · 6:40 am', line: '7 lb 9 oz · Swansea' },
  },
  {
    slug: 'elephant-mug',
    name: 'Little elephant mug',
    blank: 'white-mug',
    design: 'little-elephant',
    summary: 'A birth announcement you can send to Nain.',
    description: [
      'Photographs scroll away; this sits beside the kettle and tells each visitor the same three lines. It makes a proud present for great-aunts, midwives and the friend who drove.',
      'For a little one’s own first cup, use only the name.',
    ],
    pricePence: 1249,
    categories: ['childrens-mugs', 'christening-and-naming'],
    sample: { name: 'Anwen Grace', date: '2 March 2026', line: 'granddaughter no. 3' },
  },
  {
    slug: 'elephant-wooden-keyring',
    name: 'Little elephant keyring',
    blank: 'wooden-keyring',
    design: 'little-elephant',
    summary: 'For the dad who now carries a changing bag as well.',
    description: [
      'Beech, with a tiny calf burnt in and the day it all began. Clip it to the pram so that the right one leaves the café.',
      'Brothers and sisters can follow on the same ring, one fob per arrival.',
    ],
    pricePence: 699,
    categories: ['wooden-keyrings', 'under-ten-pounds', 'christening-and-naming'],
    sample: { name: 'Leo’s dad', date: 'since 4 April 2026', line: 'Bristol' },
  },
];
