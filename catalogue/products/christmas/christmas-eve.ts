/** Products for Christmas Eve. */
import type { Product } from '../../shape.ts';

export const christmasEve: readonly Product[] = [
  {
    slug: 'christmas-eve-board',
    name: 'Christmas Eve board',
    blank: 'chopping-board',
    design: 'christmas-eve',
    summary: 'Where the mince pie, the milk and the carrot go on the night itself.',
    description: [
      'Oak by the hearth, engraved with a glass, a pie on its plate and something orange for the team outside. Children set the real ones on top at bedtime; by morning there are only crumbs and a bitten root.',
      'Add every child in the house, so that nobody is missed.',
    ],
    pricePence: 2999,
    categories: ['chopping-boards', 'christmas-for-children', 'christmas-table'],
    sample: {
      top: 'For Father Christmas',
      name: 'Isla & Noah',
      line: 'and a carrot for the reindeer',
    },
  },
  {
    slug: 'christmas-eve-placemat',
    name: 'Christmas Eve placemat',
    blank: 'placemat',
    design: 'christmas-eve',
    summary: 'A landing mat for Father Christmas, signed by whoever left the snacks.',
    description: [
      'Spread it on the rug beside the fireplace or, in flats, near the balcony door. Printed in deep green with falling snow, it shows him precisely where the refreshments are.',
      'Welsh households write Siôn Corn at the top, and so may you. It wipes clean of soot, should there be any.',
    ],
    pricePence: 1299,
    categories: ['childrens-placemats', 'christmas-for-children'],
    sample: { top: 'I Siôn Corn', name: 'Mabli a Gruff', line: 'a moronen i’r ceirw' },
  },
  {
    slug: 'christmas-eve-coaster',
    name: 'Christmas Eve coaster',
    blank: 'hardboard-coaster',
    design: 'christmas-eve',
    summary: 'The smallest possible supper tray, for a small glass of something.',
    description: [
      'If space is short, a saucer-sized version does the job: it holds a tot, and the rest can lean against it. Gold letters on midnight teal look grand in torchlight.',
      'A thoughtful early present on the first of December, before the negotiations about sherry begin.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'christmas-for-children', 'under-ten-pounds'],
    sample: { top: 'Dear Santa', name: 'from Luca', line: 'I have been quite good' },
  },
];
