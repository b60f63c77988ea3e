/** Products with the great bauble. */
import type { Product } from '../../shape.ts';

export const namedBauble: readonly Product[] = [
  {
    slug: 'bauble-mug',
    name: 'Named bauble mug',
    blank: 'white-mug',
    design: 'named-bauble',
    summary: 'A ruby glass bauble on a bough of fir, its gold-edged band kept for a name.',
    description: [
      'As shiny as the one your aunt brought back from the Nuremberg market and never let anybody hang. Stars sparkle above the band and the year is lettered underneath, between two rows of beads.',
      'It works for grown-ups who find snowmen a bit much. Change the date to a house, a team or a private joke.',
    ],
    pricePence: 1249,
    categories: ['bold-mugs', 'christmas-for-the-family'],
    sample: { name: 'Matilda', line: 'Christmas 2026' },
  },
  {
    slug: 'bauble-coaster',
    name: 'Named bauble coaster',
    blank: 'hardboard-coaster',
    design: 'named-bauble',
    summary: 'A decoration that lies down, for every drink at the party.',
    description: [
      'Cheaper than crackers and with better manners, these tell twelve people exactly which prosecco is theirs. Deep red on frosty sage holds its own against a tartan cloth.',
      'Paste in the guest list and each gets their own; afterwards they take it home.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'christmas-table', 'stocking-fillers', 'under-ten-pounds'],
    sample: { name: 'Rosalind', line: 'Christmas party 26' },
  },
  {
    slug: 'bauble-slate-coaster',
    name: 'Named bauble slate coaster',
    blank: 'slate-coaster',
    design: 'named-bauble',
    summary: 'An engraved globe hanging from needles as fine as frost.',
    description: [
      'We let the laser draw every needle of the bough separately, then leave the sphere itself as bare dark rock with a bright rim. The effect is of something hung outdoors on a very cold night.',
      'Couples choose it for their first December under one roof and add the wedding year.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters', 'christmas-table', 'wood-and-slate'],
    sample: { name: 'Ada & Bea', line: 'Married 2026' },
  },
  {
    slug: 'bauble-wooden-keyring',
    name: 'Named bauble wooden keyring',
    blank: 'wooden-keyring',
    design: 'named-bauble',
    summary: 'Tie it to a parcel as a tag; it ends up on somebody’s keys.',
    description: [
      'Looped through the ribbon it says whose box is whose, and from Boxing Day it opens the front door. The little ornament is singed into pale beech and smells faintly of bonfire at first.',
      'Buy a set for all the cousins in one go from a pasted list of names.',
    ],
    pricePence: 699,
    categories: ['wooden-keyrings', 'stocking-fillers', 'under-ten-pounds', 'wood-and-slate'],
    sample: { name: 'Finlay', line: 'to Finlay, love Gran' },
  },
];
