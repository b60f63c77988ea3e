/** Products with the pub sign. */
import type { Product } from '../../shape.ts';

export const pubSign: readonly Product[] = [
  {
    slug: 'pub-sign-slate',
    name: 'Pub slate sign',
    blank: 'slate-sign',
    design: 'pub-sign',
    summary: 'A hanging sign for the bar at the bottom of your garden.',
    description: [
      'Iron scrolls, two hooks and an arched board with a foaming pint: every local has one, and now the shed does. The engraving stays white in the wet.',
      'The Something Arms is customary; The Dog & Mortgage is more honest. Small letters underneath give the house rules.',
    ],
    pricePence: 2899,
    categories: ['slate-signs'],
    sample: { name: 'The Bevan Arms', line: 'free house · no last orders' },
  },
  {
    slug: 'pub-sign-glass',
    name: 'Pub sign whisky glass',
    blank: 'glass-tumbler',
    design: 'pub-sign',
    summary: 'House glassware, for a house with one customer.',
    description: [
      'Pour him a half of mild or a measure of something from Islay; the frosted board swings on the side either way. It costs less than a round in town.',
      'Name six for his six oldest friends and open properly on Fridays.',
    ],
    pricePence: 1549,
    categories: ['whisky-glasses'],
    sample: { name: 'The Crooked Spanner', line: 'est. in the garage' },
  },
  {
    slug: 'pub-sign-mug',
    name: 'Pub sign mug',
    blank: 'white-mug',
    design: 'pub-sign',
    summary: 'Bottle green and gold, for tea before opening time.',
    description: [
      'Landlords drink more builder’s brew than bitter. This is painted like a proper inn board, with ears of barley by the glass and a gilt line around it.',
      'Mum’s version might be The Queen Mother. The lettering copes with twenty-four characters.',
    ],
    pricePence: 1249,
    categories: ['bold-mugs', 'for-dad-and-grandad'],
    sample: { name: 'The Grumpy Grandad', line: 'closed for naps 2 to 4' },
  },
  {
    slug: 'pub-sign-coaster',
    name: 'Pub sign coaster',
    blank: 'hardboard-coaster',
    design: 'pub-sign',
    summary: 'Beer mats from a pub with no hangers-on.',
    description: [
      'Gloss that sheds drips beats the soggy sort you used to flip and catch. Eight in a pile give a home bar instant history.',
      'Post one as an invitation, with the date where the brewery would go.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'under-ten-pounds'],
    sample: { name: 'The Lodger’s Return', line: 'quiz night Thursday' },
  },
];
