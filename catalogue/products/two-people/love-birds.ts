/** Products with the two birds. */
import type { Product } from '../../shape.ts';

export const loveBirds: readonly Product[] = [
  {
    slug: 'love-birds-mug',
    name: 'Love birds mug',
    blank: 'white-mug',
    design: 'love-birds',
    summary: 'A blue bird and a rosy one, beak to beak on a branch.',
    description: [
      'They have been sitting like that a while, feathers puffed against the cold, and no one has mentioned the washing-up. Three hearts rise out of the conversation.',
      'For the person opposite you at breakfast, on the fourteenth of February or any wet Thursday.',
    ],
    pricePence: 1249,
    categories: ['everyday-mugs', 'anniversaries'],
    sample: { name: 'Megan & Ife', line: 'together since 2019' },
  },
  {
    slug: 'love-birds-canvas',
    name: 'Love birds canvas',
    blank: 'canvas-landscape',
    design: 'love-birds',
    summary: 'Sixty centimetres of staying put, in feathers.',
    description: [
      'Hung over a bed or behind a sofa, the pair keeps watch on a shell-pink ground. We draw the bough across the width and write both your names where the nest would go.',
      'Grandparents might like “still talking” beneath; housemates can claim it is ironic.',
    ],
    pricePence: 3599,
    categories: ['landscape-canvases', 'anniversaries', 'engagements'],
    sample: { name: 'Glyn & Sheila', line: 'still talking after 40 years' },
  },
  {
    slug: 'love-birds-slate-coaster',
    name: 'Love birds slate coaster',
    blank: 'slate-coaster',
    design: 'love-birds',
    summary: 'Two pale birds on black, for a shared bedside.',
    description: [
      'Simple outlines cut cleanly, so beaks nearly touch and do not blur. Set it out with a candle, one rose and a takeaway menu.',
      'Ten words would spoil it. Two first names and a year are plenty.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters', 'anniversaries'],
    sample: { name: 'Cat & Rory', line: 'since Freshers’ Week' },
  },
  {
    slug: 'love-birds-keyring',
    name: 'Love birds wooden keyring',
    blank: 'wooden-keyring',
    design: 'love-birds',
    summary: 'Home is where both of these keys fit.',
    description: [
      'Give it along with the spare key, which is a braver declaration than flowers. Twigs and wings are scorched into a slim oblong of beech.',
      'Cheap enough to make a pair and swap.',
    ],
    pricePence: 699,
    categories: ['wooden-keyrings', 'under-ten-pounds'],
    sample: { name: 'Ez & Will', line: 'flat 2, top bell' },
  },
];
