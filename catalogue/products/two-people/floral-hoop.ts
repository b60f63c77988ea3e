/** Products with the floral hoop. */
import type { Product } from '../../shape.ts';

export const floralHoop: readonly Product[] = [
  {
    slug: 'floral-hoop-canvas',
    name: 'Floral hoop canvas',
    blank: 'canvas-square',
    design: 'floral-hoop',
    summary: 'A gilt ring dressed with peonies, holding two names and a wedding day.',
    description: [
      'Florists build these in wire and moss for barn weddings; ours keeps its bloom. Blush heads crowd the lower left, a lighter spray answers at the top right, and sage leaves run between.',
      'Prop it on an easel beside the guest book, then carry it home with the leftover cake.',
    ],
    pricePence: 3199,
    categories: ['square-canvases', 'wedding-gifts'],
    sample: { top: 'The wedding of', name: 'Aoife & Daniel', date: '5 September 2026' },
  },
  {
    slug: 'floral-hoop-mug',
    name: 'Floral hoop mug',
    blank: 'white-mug',
    design: 'floral-hoop',
    summary: 'One for the bridesmaid who knows where the safety pins are.',
    description: [
      'Handed out over breakfast while hair is being curled, it says what you mean to say before the speeches. Gold line, soft petals, her name.',
      'Make a set with different titles: maid of honour, mother of the bride, keeper of the rings.',
    ],
    pricePence: 1249,
    categories: ['floral-mugs', 'wedding-gifts'],
    sample: { top: 'Maid of honour', name: 'Shanice', date: '5 September 2026' },
  },
  {
    slug: 'floral-hoop-coaster',
    name: 'Floral hoop coaster',
    blank: 'hardboard-coaster',
    design: 'floral-hoop',
    summary: 'Place card, favour and souvenir in a single square.',
    description: [
      'Eighty guests, eighty names, one pasted list. At the table they show who sits where; on the train they end up in handbags; years later they still turn up under a lamp.',
      'We print as many as you have chairs.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'wedding-gifts', 'under-ten-pounds'],
    sample: { top: 'Table four', name: 'Cousin Tunde', date: 'Aoife & Daniel 2026' },
  },
  {
    slug: 'floral-hoop-glass',
    name: 'Floral hoop engagement glass',
    blank: 'glass-tumbler',
    design: 'floral-hoop',
    summary: 'Etched leaves and a ring, for the night they told everyone.',
    description: [
      'The circle stands for itself. Without colour the flowers turn to frosted lace, delicate against a gin and tonic.',
      'A pair suits them best; add “She said yes” or “He did the asking”.',
    ],
    pricePence: 1549,
    categories: ['celebration-glasses', 'engagements'],
    sample: { top: 'She said yes', name: 'Roz & Kit', date: '31 October 2026' },
  },
];
