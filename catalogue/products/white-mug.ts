/** What the shop sells on the white ceramic mug. */
import type { Product } from '../shape.ts';

export const whiteMug: readonly Product[] = [
  {
    slug: 'botanical-wreath-mug',
    name: 'Botanical wreath mug',
    blank: 'white-mug',
    design: 'wreath-monogram',
    summary: 'A ring of painted leaves around a name, with three blush flowers at the foot.',
    description: [
      'Four greens, thirteen pairs of leaves and a handwritten name in the middle: this is the one people choose for mothers, aunties and the neighbour who waters the tomatoes. The wreath sits on both sides, so it faces you whichever hand you drink with.',
      'Change the small line above to “The best”, “Head gardener” or nothing at all, and put a year underneath if there is one worth marking.',
    ],
    pricePence: 1249,
    categories: ['floral-mugs', 'for-mum-and-nan'],
    sample: { top: 'The best', name: 'Grandma', line: 'Est. 2026' },
  },
  {
    slug: 'retro-stripes-mug',
    name: 'Retro stripes mug',
    blank: 'white-mug',
    design: 'retro-stripes',
    summary: 'A big swash name riding five seventies stripes that run right round.',
    description: [
      'Tomato, marmalade, custard and two faded blues roll around the base without a break, the colours of a camper van in 1974. Above them goes the name in fat looping letters, with room for a title over it and a message in biro-like handwriting below.',
      'It suits dads, brothers and anyone who is proudly average at golf. Keep the “World’s okayest” joke or write a kinder one.',
    ],
    pricePence: 1249,
    wasPence: 1449,
    categories: ['bold-mugs', 'for-dad-and-grandad'],
    sample: { top: 'World’s okayest', name: 'Grandad', line: 'love from Alfie & Wren' },
  },
  {
    slug: 'rainbow-mug',
    name: 'Rainbow mug for children',
    blank: 'white-mug',
    design: 'rainbow-days',
    summary: 'A soft six-colour rainbow between two clouds, and a child’s name in round letters.',
    description: [
      'For hot chocolate, milk before bed, or a toothbrush. The rainbow is painted in gentle shades that sit happily in any kitchen, and the rounded lettering is easy for early readers to pick out as theirs.',
      'Add an age, a job title (“chief puddle jumper”) or a little message from a godparent on the line under the name.',
    ],
    pricePence: 1199,
    categories: ['childrens-mugs'],
    sample: { name: 'Amina', line: 'age four and a half' },
  },
];
