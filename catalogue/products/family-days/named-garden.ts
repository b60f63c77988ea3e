/** Products with the named garden. */
import type { Product } from '../../shape.ts';

export const namedGarden: readonly Product[] = [
  {
    slug: 'named-garden-canvas',
    name: 'Named garden canvas',
    blank: 'canvas-landscape',
    design: 'named-garden',
    summary: 'Five pots on a shelf, a child’s or grandchild’s name on each.',
    description: [
      'Daisy, tulip, sunflower, lavender and forget-me-not: choose who is which by the order in which you type them. Her name runs along the top in a looping hand.',
      'Godmothers, head gardeners and dinner ladies may fill theirs with other people’s children. A pot without a lodger simply waits.',
    ],
    pricePence: 3699,
    categories: ['landscape-canvases', 'for-mum-and-nan', 'gardeners'],
    sample: {
      name: 'Nana’s garden',
      members: 'Efa, Joseph, Lowri, Sam, Noor',
      line: 'watered with tea and patience',
    },
  },
  {
    slug: 'named-garden-board',
    name: 'Named garden board',
    blank: 'chopping-board',
    design: 'named-garden',
    summary: 'Herbs get chopped beside the grandchildren.',
    description: [
      'The terracotta turns to outline and the blooms to solid brown when they are burnt into oak. Names inside the pots stay readable through years of onions.',
      'Suits a couple’s kitchen as well: call it “Our patch” and include the dogs.',
    ],
    pricePence: 3149,
    categories: ['chopping-boards', 'gardeners'],
    sample: { name: 'Our patch', members: 'Ruth, Amir, Zara, Idris, Pip', line: 'sow, grow, eat' },
  },
  {
    slug: 'named-garden-placemat',
    name: 'Named garden placemat',
    blank: 'placemat',
    design: 'named-garden',
    summary: 'Somebody’s whole brood, in flower beneath the gravy.',
    description: [
      'A bright row on cream card that makes aunties count along it with a fork. Long names are drawn in to stay within the rim.',
      'Nice to bring when you are invited for lunch by someone who owns every vase.',
    ],
    pricePence: 1349,
    categories: ['table-placemats', 'for-mum-and-nan'],
    sample: {
      name: 'Mamgu’s borders',
      members: 'Cai, Beca, Mali, Guto, Non',
      line: 'all perennials',
    },
  },
  {
    slug: 'named-garden-sign',
    name: 'Named garden slate sign',
    blank: 'slate-sign',
    design: 'named-garden',
    summary: 'For the gate of a real plot, with the staff listed.',
    description: [
      'Frost, slugs and July do it no harm. Screw it to the shed, and passers-by will learn both who owns the place and who does the weeding.',
      'Schools use five class names; community plots use streets.',
    ],
    pricePence: 2799,
    categories: ['slate-signs', 'gardeners'],
    sample: {
      name: 'Grandad’s plot',
      members: 'Tom, Josie, Ravi, Mo, Bea',
      line: 'unpaid labour since 2020',
    },
  },
];
