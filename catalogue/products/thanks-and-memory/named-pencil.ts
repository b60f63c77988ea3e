/** Products with the great pencil. */
import type { Product } from '../../shape.ts';

export const namedPencil: readonly Product[] = [
  {
    slug: 'pencil-mug',
    name: 'Teacher’s pencil mug',
    blank: 'white-mug',
    design: 'named-pencil',
    summary: 'A sharp yellow pencil with the teacher’s name along it, and three gold stars.',
    description: [
      'She hands those out all year and rarely gets one back. Freshly pointed, rubber unchewed, it lies across the cup as pencils never do in a classroom.',
      'Teaching assistants, tutors and the lady in the office qualify too. Say thanks on the first row and what for on the last.',
    ],
    pricePence: 1199,
    categories: ['end-of-term', 'staffroom', 'everyday-mugs'],
    sample: { top: 'Thank you', name: 'Miss Kowalczyk', line: 'for a brilliant Year 2' },
  },
  {
    slug: 'pencil-plaque',
    name: 'Teacher’s pencil plaque',
    blank: 'printed-plaque',
    design: 'named-pencil',
    summary: 'Raised lettering for a desk that is otherwise marking.',
    description: [
      'At twenty centimetres it is longer than anything in the pot. Thick outlines print crisply in relief, so a child can run a finger from eraser to tip.',
      'A neat present for a newly qualified teacher on the first day of September.',
    ],
    pricePence: 1699,
    categories: ['door-and-desk-plaques', 'staffroom', 'end-of-term', 'desk-gifts'],
    sample: { top: 'Welcome to', name: 'Mr Osei’s room', line: 'Year 5 Kestrels' },
  },
  {
    slug: 'pencil-wooden-keyring',
    name: 'Teacher’s pencil keyring',
    blank: 'wooden-keyring',
    design: 'named-pencil',
    summary: 'For the bunch that opens the stock cupboard.',
    description: [
      'Wood on wood: a beech fob bearing the tool of the trade. It tells one set of identical keys from another at half past three.',
      'Cheap enough for all four staff of the Nursery class, key worker to cook.',
    ],
    pricePence: 649,
    categories: ['wooden-keyrings', 'end-of-term', 'under-ten-pounds'],
    sample: { top: 'A gold star for', name: 'Mrs Nkemelu', line: 'from the Ladybirds' },
  },
  {
    slug: 'pencil-coaster',
    name: 'Teacher’s pencil coaster',
    blank: 'hardboard-coaster',
    design: 'named-pencil',
    summary: 'Lined paper, a red margin, ten out of ten.',
    description: [
      'Printed like a page from an exercise book, so it hides among them until tea is needed. Staffroom rings come off with a sleeve.',
      'Let each pupil pay pennies and sign the card; the coaster only has to carry the one name.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'end-of-term', 'staffroom', 'under-ten-pounds'],
    sample: { top: 'Well done', name: 'Mr Lindqvist', line: 'you survived 6B' },
  },
];
