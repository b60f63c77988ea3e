/** Products with the row of stockings. */
import type { Product } from '../../shape.ts';

export const stockingRow: readonly Product[] = [
  {
    slug: 'stockings-canvas',
    name: 'Stocking row canvas',
    blank: 'canvas-landscape',
    design: 'stocking-row',
    summary: 'Up to five knitted stockings on a bough, each with a name on its cuff.',
    description: [
      'No mantelpiece? Many of us have a radiator. This puts the row on any wall: stripes for Mum, spots for the dog, a fresh pattern for each of the others, all hung from one branch of fir.',
      'List the names with commas between and each takes the next cuff. A spare cuff stays blank for whoever arrives next year.',
    ],
    pricePence: 3699,
    categories: ['landscape-canvases', 'christmas-for-the-family'],
    sample: {
      name: 'The Sharmas',
      members: 'Mum, Dad, Priya, Dev, Biscuit',
      line: 'hung up on Christmas Eve',
    },
  },
  {
    slug: 'stockings-placemat',
    name: 'Stocking row placemat',
    blank: 'placemat',
    design: 'stocking-row',
    summary: 'Everyone at the table, in wool, along the top of one mat.',
    description: [
      'A grandparent’s dream: three grandchildren, two cats, and all of them behaving. The socks have heels and toes in a second colour, as somebody’s great-aunt used to turn them.',
      'Use it under the turkey plate, or stand it upright against the bread bin until New Year.',
    ],
    pricePence: 1349,
    categories: ['table-placemats', 'christmas-table', 'christmas-for-children'],
    sample: {
      name: 'Nanny Pat’s lot',
      members: 'Ellie, Max, Zoë, Tigger, Fluff',
      line: 'Christmas 2026',
    },
  },
  {
    slug: 'stockings-board',
    name: 'Stocking row board',
    blank: 'chopping-board',
    design: 'stocking-row',
    summary: 'Five engraved socks and a surname, for the ham on the twenty-sixth.',
    description: [
      'Burnt in with patterns intact: zigzag, diamonds, little trees. Lean the plank against the tiles between meals, and the line-up shows over the worktop.',
      'Fewer than five of you is no trouble; empty ones count as optimism.',
    ],
    pricePence: 3149,
    categories: ['chopping-boards', 'christmas-for-the-family', 'christmas-table'],
    sample: {
      name: 'The Fitzgeralds',
      members: 'Con, Maeve, Orla, Finn, Tess',
      line: 'all home at last',
    },
  },
];
