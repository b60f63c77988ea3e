/** Products with the rabbit in its meadow. */
import { CHILD_SIZES } from '../../blanks/carry.ts';
import type { Product } from '../../shape.ts';

export const bunnyMeadow: readonly Product[] = [
  {
    slug: 'bunny-placemat',
    name: 'Bunny meadow placemat',
    blank: 'placemat',
    design: 'bunny-meadow',
    summary: 'A rabbit in a flower crown, sat down to supper.',
    description: [
      'Tulips and daisies to the elbows, long velvet ears, and green grass at the bottom for the name. Peas roll off the picture nicely; carrots feel at home.',
      'Handy at Easter, at weaning, or when a grandchild stays every Wednesday and wants her own place.',
    ],
    pricePence: 1249,
    categories: ['childrens-placemats'],
    sample: { name: 'Cerys', line: 'some bunny is one' },
  },
  {
    slug: 'bunny-mug',
    name: 'Bunny meadow mug',
    blank: 'white-mug',
    design: 'bunny-meadow',
    summary: 'Spring on a cup, for someone with soft ears and strong opinions.',
    description: [
      'For the child who will only answer to Rabbit. The petals between the ears change nothing about the expression, which is calm and slightly superior.',
      'A mug for Easter morning that has no chocolate in it, until you see to that.',
    ],
    pricePence: 1199,
    categories: ['childrens-mugs'],
    sample: { name: 'Rabbit', line: 'Easter 2026' },
  },
  {
    slug: 'bunny-t-shirt',
    name: 'Bunny meadow T-shirt',
    blank: 't-shirt',
    design: 'bunny-meadow',
    summary: 'Long ears up to the collar and a name underneath.',
    description: [
      'For egg hunts, petting farms and anyone who hops rather than walks. The colours are set into the cloth, so nothing cracks at the knees-to-chin stage.',
      'Twin it with the placemat if laundry is your love language.',
    ],
    pricePence: 1499,
    categories: ['childrens-t-shirts', 'big-brothers-and-sisters'],
    finishes: ['white'],
    sizes: CHILD_SIZES,
    sample: { name: 'Maddie', line: 'three and hopping' },
  },
  {
    slug: 'bunny-plaque',
    name: 'Bunny meadow door plaque',
    blank: 'printed-plaque',
    design: 'bunny-meadow',
    summary: 'Knock, then wait for a twitch of the nose.',
    description: [
      'Ears, paws and petals rise from sage-coloured plastic that shrugs off sticky hands. It names a bedroom, a playhouse or an actual hutch.',
      'Shorter names come out larger; eleven letters still look comfortable.',
    ],
    pricePence: 1699,
    categories: ['childrens-plaques'],
    sample: { name: 'Ottilie', line: 'please knock softly' },
  },
];
