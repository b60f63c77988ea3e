/** Products with the rosette. */
import type { Product } from '../../shape.ts';

export const bestInShow: readonly Product[] = [
  {
    slug: 'rosette-mug',
    name: 'Best in show mug',
    blank: 'white-mug',
    design: 'best-in-show',
    summary: 'A pleated red rosette, awarded at last to the right dog.',
    description: [
      'The judges at the village fête were swayed by a poodle. Here justice is done, with two rows of ribbon, a golden paw and a category invented for the winner.',
      'Rabbits, guinea pigs and hens compete on equal terms. So do grandchildren.',
    ],
    pricePence: 1249,
    categories: ['bold-mugs', 'pet-people'],
    sample: { top: 'Best in show', name: 'Biscuit', line: 'first prize for sausages' },
  },
  {
    slug: 'rosette-coaster',
    name: 'Best in show coaster',
    blank: 'hardboard-coaster',
    design: 'best-in-show',
    summary: 'Keep the trophy on the coffee table, under the coffee.',
    description: [
      'Eighteen letters fit the middle, so even Wellington Boots the Second has his honours. Crimson pleats on meadow green look smart beside a lead.',
      'A pocket-money gift from a child to an old dog.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'pet-people', 'under-ten-pounds'],
    sample: { top: 'Very good boy', name: 'Wellington', line: 'waggiest tail, again' },
  },
  {
    slug: 'rosette-slate-coaster',
    name: 'Best in show slate coaster',
    blank: 'slate-coaster',
    design: 'best-in-show',
    summary: 'Engraved honours that no puppy can chew.',
    description: [
      'Each fold stands out bright from the rock, like the metal kind on a horsebox. Put it under the water bowl or on the shelf with the collar.',
      'After a long career it makes a fitting memorial: the title stays for good.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters', 'pet-people'],
    sample: { top: 'Champion', name: 'Jess', line: 'fifteen years, undefeated' },
  },
];
