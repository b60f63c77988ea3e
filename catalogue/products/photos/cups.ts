/** Mugs and tumblers with places for photographs. */
import type { Product } from '../../shape.ts';

export const photoCups: readonly Product[] = [
  {
    slug: 'arched-photo-mug',
    name: 'Arched photo mug',
    blank: 'white-mug',
    design: 'photo-arch',
    summary: 'One picture under an arch, and a name on the side the drinker sees.',
    description: [
      'Hold it in the right hand and you read who it belongs to; everybody across the table sees the two of you on that windy promenade.',
      'A fine terracotta line keeps the edges neat. Upright snaps lose least, though a wide one can be slid about until heads are where they belong.',
    ],
    pricePence: 1399,
    categories: ['photo-mugs-and-tumblers', 'everyday-mugs'],
    sample: { name: 'Nana Gwen', line: 'a day at the sea' },
  },
  {
    slug: 'leafy-photo-mug',
    name: 'Photo mug in a wreath',
    blank: 'white-mug',
    design: 'photo-wreath',
    summary: 'Two round pictures in green garlands, one on either side.',
    description: [
      'Choose the before and the after, both grandchildren, or Sunday lunch twice. Sprigs run round each circle, so nothing looks stuck on.',
      'Printed into the glaze, it survives the dishwasher longer than most friendships with whoever stacks it.',
    ],
    pricePence: 1399,
    categories: ['photo-mugs-and-tumblers', 'floral-mugs'],
    sample: { name: 'Mamgu', line: 'with all our love' },
  },
  {
    slug: 'film-strip-photo-mug',
    name: 'Film strip photo mug',
    blank: 'white-mug',
    design: 'photo-filmstrip',
    summary: 'Six frames on two strips of celluloid: a holiday in the right order.',
    description: [
      'Arrival, ice cream, sunburn; sandcastle, rain, chips. The perforations are drawn one by one, and the title underneath is scribbled as on a can of reels.',
      'Pick half a dozen at once from your telephone and they go in as you tapped them.',
    ],
    pricePence: 1449,
    categories: ['photo-mugs-and-tumblers', 'bold-mugs'],
    sample: { name: 'The Beddoes', line: 'Tenby, August 2026' },
  },
  {
    slug: 'instant-photo-tumbler',
    name: 'Instant pictures tumbler',
    blank: 'skinny-tumbler',
    design: 'photo-instant',
    summary: 'Four white-edged prints tumbling down a cold drink.',
    description: [
      'Hen weekends, festivals, the flat you shared: the sort of shots that end up on a fridge, tilted, with nobody quite looking. A felt-tip scrawl sits beneath them.',
      'The straw and lid are clear, the walls double, and the memories slightly over-exposed.',
    ],
    pricePence: 1999,
    categories: ['photo-mugs-and-tumblers', 'bright-tumblers'],
    sample: { name: 'Girls on tour', line: 'Lisbon, May 2026' },
  },
];
