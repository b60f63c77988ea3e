/** Products with the kettle barbecue. */
import { ADULT_SIZES } from '../../blanks/carry.ts';
import type { Product } from '../../shape.ts';

export const grillMaster: readonly Product[] = [
  {
    slug: 'grill-master-board',
    name: 'Grill master board',
    blank: 'chopping-board',
    design: 'grill-master',
    summary: 'Carving oak for the man who will not let anyone else touch the tongs.',
    description: [
      'A domed kettle, three wisps of smoke and his rank above his name. Rest the brisket on the back; show the engraving to the neighbours while it rests.',
      'He has an opinion about lighter fluid. Now he has something to stand it away from.',
    ],
    pricePence: 2999,
    categories: ['chopping-boards', 'for-cooks'],
    sample: { top: 'Grill sergeant', name: 'Leroy', line: 'whatever the weather' },
  },
  {
    slug: 'grill-master-t-shirt',
    name: 'Grill master T-shirt',
    blank: 't-shirt',
    design: 'grill-master',
    summary: 'Uniform for a Bank Holiday, rain included.',
    description: [
      'Red enamel across the chest means you can find him through the fumes. Fork on one side, slice on the other, and no frilly pinny anywhere.',
      'Runs from extra small for the apprentice to double extra large for the boss.',
    ],
    pricePence: 1699,
    categories: ['adult-t-shirts', 'for-dad-and-grandad'],
    finishes: ['white'],
    sizes: ADULT_SIZES,
    sample: { top: 'Licensed to grill', name: 'Uncle Raj', line: 'one more minute' },
  },
  {
    slug: 'grill-master-mug',
    name: 'Grill master mug',
    blank: 'white-mug',
    design: 'grill-master',
    summary: 'He starts the coals at nine, so he will need coffee.',
    description: [
      'The charcoal has to be white before anybody may speak to him. Meanwhile there is this, which at least looks warm.',
      'Works with titles of all sorts: King of the coals, Sausage supervisor, Keeper of the flame.',
    ],
    pricePence: 1249,
    categories: ['bold-mugs', 'for-dad-and-grandad'],
    sample: { top: 'Keeper of the flame', name: 'Dad', line: 'pink in the middle' },
  },
  {
    slug: 'grill-master-slate-coaster',
    name: 'Grill master slate coaster',
    blank: 'slate-coaster',
    design: 'grill-master',
    summary: 'Beer goes here, between turning and basting.',
    description: [
      'It lives outdoors on the wall next to the rosemary without minding. Marks of soot improve it.',
      'One each for the brothers-in-law would start a healthy rivalry: change the rank and say nothing.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters'],
    sample: { top: 'Head of smoke', name: 'Big Phil', line: 'patience, people' },
  },
];
