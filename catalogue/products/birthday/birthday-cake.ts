/** Products with the birthday cake. */
import type { Product } from '../../shape.ts';

export const birthdayCake: readonly Product[] = [
  {
    slug: 'birthday-cake-mug',
    name: 'Birthday cake mug',
    blank: 'white-mug',
    design: 'birthday-cake',
    summary: 'Two tiers, five candles, and the age on a plaque where everyone can see it.',
    description: [
      'Icing runs down the sponge, flags flap overhead, and the number in the centre is whichever one they have reached. It beats a card, because a card cannot hold coffee the morning after.',
      'Leave the age blank for those who stopped counting. A line at the bottom takes a toast, a birth year or an alibi.',
    ],
    pricePence: 1249,
    categories: ['bold-mugs', 'baking-and-tea'],
    sample: { name: 'Marged', age: '60', line: 'birthday girl since 1966' },
  },
  {
    slug: 'birthday-cake-coaster',
    name: 'Birthday cake coaster',
    blank: 'hardboard-coaster',
    design: 'birthday-cake',
    summary: 'A slice of celebration nine centimetres wide, with name and number.',
    description: [
      'Think of it as the badge for people too old to wear one. It goes under the fizz on the day itself and stays on the bedside cabinet for all the ordinary Tuesdays that follow.',
      'Small enough to post flat in an envelope with two stamps.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'under-ten-pounds'],
    sample: { name: 'Auntie Femi', age: '50', line: 'half-time oranges' },
  },
  {
    slug: 'birthday-cake-placemat',
    name: 'Birthday cake placemat',
    blank: 'placemat',
    design: 'birthday-cake',
    summary: 'Marks the guest of honour’s chair, confetti included.',
    description: [
      'Every family needs one seat that means: you choose the pudding tonight. Bring this out for whoever it is, and wipe off the trifle afterwards.',
      'Order it with just a first name and no figure, and it comes back each year without arguing.',
    ],
    pricePence: 1299,
    categories: ['childrens-placemats'],
    sample: { name: 'Rafael', age: '4', line: 'chooses tonight’s pudding' },
  },
];
