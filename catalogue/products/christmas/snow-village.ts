/** Products with the village under snow. */
import type { Product } from '../../shape.ts';

export const snowVillage: readonly Product[] = [
  {
    slug: 'snow-village-mug',
    name: 'Snow village mug',
    blank: 'white-mug',
    design: 'snow-village',
    summary: 'A midnight street with its windows lit that runs all the way round.',
    description: [
      'Ink-blue sky covers the entire cup, and the church, the red house and the two with smoking chimneys go past as you turn it. Everybody is in; the lamps are on; nobody has shovelled yet.',
      'Write your own village below the family, as on an old railway poster.',
    ],
    pricePence: 1299,
    categories: ['everyday-mugs', 'christmas-for-the-family'],
    sample: { name: 'The Abernethys', line: 'Christmas Eve · Pitlochry' },
  },
  {
    slug: 'snow-village-canvas',
    name: 'Snow village canvas',
    blank: 'canvas-landscape',
    design: 'snow-village',
    summary: 'Sixty centimetres of quiet: steeple, cottages, firs and a deep blue night.',
    description: [
      'Up it goes on the first Sunday in Advent. Yellow panes throw a little warmth over blue snow, and the sky above is left for lettering as tall as a hand.',
      'Try the hamlet your parents come from, or an address you have just got the keys to. It wraps over the frame, stars included.',
    ],
    pricePence: 3699,
    categories: ['landscape-canvases', 'christmas-for-the-family', 'new-home'],
    sample: { name: 'The Lockharts', line: 'first Christmas at Mill Lane' },
  },
  {
    slug: 'snow-village-placemat',
    name: 'Snow village placemat',
    blank: 'placemat',
    design: 'snow-village',
    summary: 'Eight side by side make one very long high street.',
    description: [
      'Lay them edge to edge and the hills meet, so a crowded table turns into a valley with a steeple every thirty centimetres. Dark enough not to mind gravy.',
      'Guests look for themselves in the sky, then argue about who lives in which house.',
    ],
    pricePence: 1349,
    categories: ['table-placemats', 'christmas-table'],
    sample: { name: 'Grandma Wendy', line: 'head of the table' },
  },
  {
    slug: 'snow-village-tumbler',
    name: 'Snow village tumbler',
    blank: 'skinny-tumbler',
    design: 'snow-village',
    summary: 'Falling flakes from rim to roofs, for iced coffee in the wrong season.',
    description: [
      'Hold it up and it is a snow globe without the shaking: tall navy heavens, gold stars, and a row of gabled houses huddled along the base.',
      'Made for carol practice, school runs and late trains home with presents on your knees.',
    ],
    pricePence: 1899,
    categories: ['bright-tumblers', 'christmas-for-the-family', 'refill-and-reuse'],
    sample: { name: 'Saoirse', line: 'driving home for Christmas' },
  },
  {
    slug: 'snow-village-slate-coaster',
    name: 'Snow village slate coaster',
    blank: 'slate-coaster',
    design: 'snow-village',
    summary: 'Silver gables and a spire on a black winter’s evening.',
    description: [
      'Engraving turns windows dark and walls bright, like moonlight on frost. We think it the handsomest of the lot, and it is the least expensive.',
      'Put the farm, the close or the block of flats along the bottom; even a postcode looks romantic.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters', 'stocking-fillers', 'christmas-table'],
    sample: { name: 'The Dhillons', line: 'Wharfedale' },
  },
];
