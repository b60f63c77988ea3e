/** Canvases and clocks with places for photographs. */
import type { Product } from '../../shape.ts';

export const photoWalls: readonly Product[] = [
  {
    slug: 'great-photo-canvas',
    name: 'One great photo canvas',
    blank: 'canvas-landscape',
    design: 'photo-full',
    summary: 'Your best view sixty centimetres wide, carried round the edges.',
    description: [
      'Some pictures want no company. This one fills the cloth from side to side and folds over the frame; a small card in the corner says where you stood.',
      'It asks for plenty of pixels: a recent telephone has enough, a screenshot rarely. We tell you straight away which yours is.',
    ],
    pricePence: 3699,
    categories: ['photo-canvases-and-clocks', 'landscape-canvases'],
    sample: { name: 'The longest day', line: 'Rhossili, 21 June 2026' },
  },
  {
    slug: 'nine-photo-canvas',
    name: 'Nine photo canvas',
    blank: 'canvas-square',
    design: 'photo-nine',
    summary: 'Three rows of three, for people who cannot choose.',
    description: [
      'January to September, nine cousins, or a puppy becoming furniture. The squares keep the same narrow gap, and carved capitals give the collection its heading.',
      'Mix close faces with far horizons; a wall of noses gets tiring by March.',
    ],
    pricePence: 3299,
    categories: ['photo-canvases-and-clocks', 'square-canvases'],
    sample: { name: 'The Adeyemis', line: 'twenty twenty-six' },
  },
  {
    slug: 'three-photo-canvas',
    name: 'Three windows photo canvas',
    blank: 'canvas-landscape',
    design: 'photo-triptych',
    summary: 'Then, since and now, behind three rounded arches.',
    description: [
      'An altarpiece for ordinary saints. The middle opening stands a little taller: give it the wedding, the birth or the day the boiler was mended.',
      'Flowing script and a span of years run along below on warm parchment.',
    ],
    pricePence: 3699,
    categories: ['photo-canvases-and-clocks', 'anniversaries'],
    sample: { name: 'Cerys & Tom', line: 'Porthmadog, 2016 to 2026' },
  },
  {
    slug: 'wreath-photo-canvas',
    name: 'Photo canvas in leaves',
    blank: 'canvas-square',
    design: 'photo-wreath',
    summary: 'A round portrait in laurel, with a signature underneath.',
    description: [
      'Laurels used to be for winning. These are for turning eighty, starting school, or putting up with us since the nineties.',
      'Four hundred and forty millimetres of cream linen, one face at the centre, foliage in five greens.',
    ],
    pricePence: 3099,
    categories: ['photo-canvases-and-clocks', 'square-canvases'],
    sample: { name: 'Nana Gwen', line: 'eighty years young' },
  },
  {
    slug: 'whole-photo-clock',
    name: 'Photo clock',
    blank: 'round-clock',
    design: 'photo-full',
    summary: 'One view to the rim, with strokes for the hours.',
    description: [
      'Lay a field, a loch or a sleeping spaniel under the hands. Whatever is in the very middle hides behind the spindle, so keep chins clear of it.',
      'White marks show on most skies; the caption floats above half past five.',
    ],
    pricePence: 2899,
    categories: ['photo-canvases-and-clocks', 'family-clocks'],
    sample: { name: 'Up, up, up', line: 'Bristol, 8 August 2026' },
  },
  {
    slug: 'four-photo-clock',
    name: 'Four photo clock',
    blank: 'round-clock',
    design: 'photo-hours',
    summary: 'Portraits at twelve, three, six and nine.',
    description: [
      'Put whoever is hungriest at noon. Siblings settle their quarters by negotiation, and dots stand in for the numbers between.',
      'A family name is written close to the hub, where a watchmaker would sign.',
    ],
    pricePence: 2999,
    categories: ['photo-canvases-and-clocks', 'family-clocks'],
    sample: { name: 'The Okonkwos', line: 'time for tea' },
  },
];
