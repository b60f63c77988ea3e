/** Products with the love letter. */
import type { Product } from '../../shape.ts';

export const loveLetter: readonly Product[] = [
  {
    slug: 'love-letter-mug',
    name: 'Love letter mug',
    blank: 'white-mug',
    design: 'love-letter',
    summary: 'A note half out of its envelope, already addressed.',
    description: [
      'Saying it at seven in the morning is hard; having it printed on crockery is easier. Hearts fly off in both directions and a red seal holds the flap.',
      'The salutation is yours: Dearest, Oi, To whom it may concern.',
    ],
    pricePence: 1249,
    categories: ['bold-mugs'],
    sample: { top: 'Dearest', name: 'Dominik', line: 'I would choose you again' },
  },
  {
    slug: 'love-letter-canvas',
    name: 'Love letter canvas',
    blank: 'canvas-square',
    design: 'love-letter',
    summary: 'The only post worth framing.',
    description: [
      'Big enough to read from the pillow. Powder-pink paper flecked with tiny hearts surrounds the envelope, and the handwriting is legible, unlike the original.',
      'Copy out a line from a real one, if you kept it. Thirty-four characters will hold most of what matters.',
    ],
    pricePence: 2899,
    categories: ['square-canvases', 'anniversaries'],
    sample: { top: 'My darling', name: 'Theodora', line: 'wait for me at the gate' },
  },
  {
    slug: 'love-letter-coaster',
    name: 'Love letter coaster',
    blank: 'hardboard-coaster',
    design: 'love-letter',
    summary: 'Slide it beneath their cup and leave the room.',
    description: [
      'Cards are opened once. A coaster is found every single morning, slightly tea-stained and no less sincere.',
      'Secret admirers should leave the signature off. Mothers can send it to students, with “ring your nan” along the foot.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'under-ten-pounds'],
    sample: { top: 'To my', name: 'Beautiful wife', line: 'tea is on the left' },
  },
  {
    slug: 'love-letter-slate-coaster',
    name: 'Love letter slate coaster',
    blank: 'slate-coaster',
    design: 'love-letter',
    summary: 'Set in stone, as promises are meant to be.',
    description: [
      'The envelope comes out solid silver, its letter a clear dark page with your words in. It will outlast ink, paper and possibly the table.',
      'Good for third anniversaries of moving in, when leather seems too much.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters'],
    sample: { top: 'Dear', name: 'Niamh', line: 'yes to everything' },
  },
];
