/** Products with the robin on its branch of holly. */
import type { Product } from '../../shape.ts';

export const robinOnHolly: readonly Product[] = [
  {
    slug: 'robin-mug',
    name: 'Christmas robin mug',
    blank: 'white-mug',
    design: 'robin-on-holly',
    summary: 'A round robin on a sprig of holly, with a name and the year beneath.',
    description: [
      'He turns up on the spade handle every winter as if he owned the garden, and here he is with his chest out and the berries ripe. Both sides carry him, so left-handers are not forgotten.',
      'Write a grandmother, a neighbour or the whole street. Fill it with sherry trifle mix or plain tea; nobody is checking in December.',
    ],
    pricePence: 1249,
    categories: ['everyday-mugs', 'christmas-for-the-family', 'for-mum-and-nan'],
    sample: { name: 'Nain Glenys', line: 'Christmas 2026' },
  },
  {
    slug: 'robin-canvas',
    name: 'Christmas robin canvas',
    blank: 'canvas-square',
    design: 'robin-on-holly',
    summary: 'The garden’s smallest landlord, large enough to hang over a mantelpiece.',
    description: [
      'Soft flakes drift across a pale blue sky, and the only bright things in it are a red breast and five berries. Up close you can count the feathers of the wing.',
      'Families bring it down from the loft with the fairy lights each year. Put your surname under the bough, or the name of someone a robin reminds you of.',
    ],
    pricePence: 2999,
    categories: ['square-canvases', 'christmas-for-the-family'],
    sample: { name: 'The Pritchards', line: 'home for Christmas' },
  },
  {
    slug: 'robin-coaster',
    name: 'Christmas robin coaster',
    blank: 'hardboard-coaster',
    design: 'robin-on-holly',
    summary: 'One bird, one branch and whoever’s glass stands here.',
    description: [
      'Lay the table with a different guest on each and you have place cards that stay useful until Twelfth Night and beyond. The snow behind is painted in, so rings of mulled wine wipe away.',
      'Order by the pasted list: cousins, in-laws, the vicar. Small enough to slip inside a card.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'christmas-table', 'stocking-fillers', 'under-ten-pounds'],
    sample: { name: 'Uncle Dermot', line: 'Christmas dinner 2026' },
  },
  {
    slug: 'robin-slate-coaster',
    name: 'Christmas robin slate coaster',
    blank: 'slate-coaster',
    design: 'robin-on-holly',
    summary: 'A silver robin burnt into dark stone, prickly leaves on either side.',
    description: [
      'Without colour it becomes a woodcut: the breast left dark, the wing drawn with three strokes, each prickle sharp. It suits a hearth where candles do most of the lighting.',
      'When robins appear, the saying goes, loved ones are near, so it does for remembrance too.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters', 'christmas-table'],
    sample: { name: 'Grandad Alun', line: 'always near' },
  },
  {
    slug: 'robin-glass',
    name: 'Christmas robin whisky glass',
    blank: 'glass-tumbler',
    design: 'robin-on-holly',
    summary: 'Frosted bird and holly for a small one after the King’s speech.',
    description: [
      'Etched white, the sprig catches the tree lights each time somebody lifts it. Ginger wine, a peaty dram or sparkling elderflower all show it off.',
      'Name one for every regular at your Boxing Day table, or leave a single tumbler by the fire for a late visitor in boots.',
    ],
    pricePence: 1549,
    categories: ['celebration-glasses', 'christmas-table'],
    sample: { name: 'Fergus', line: 'Boxing Day 2026' },
  },
];
