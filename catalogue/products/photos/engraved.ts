/** Photographs engraved in slate, beech and steel. */
import type { Product } from '../../shape.ts';

export const photoEngraved: readonly Product[] = [
  {
    slug: 'portrait-photo-slate-coaster',
    name: 'Engraved photo slate coaster',
    blank: 'slate-coaster',
    design: 'photo-portrait',
    summary: 'A face in stone: grey dots, a beaded ring, a name.',
    description: [
      'The laser pecks tens of thousands of pale specks, thick where light fell and sparse in the shadows. Strong sunshine from one side makes the best likeness.',
      'Dogs come out nobly. So do moustaches. Flat grey weather does not, so try the brightness before you decide.',
    ],
    pricePence: 999,
    categories: ['engraved-photographs', 'slate-coasters', 'memorial-pets'],
    sample: { name: 'Bramble', line: 'the best of dogs' },
  },
  {
    slug: 'pair-photo-slate-sign',
    name: 'Engraved photo slate sign',
    blank: 'slate-sign',
    design: 'photo-pair',
    summary: 'A picture at each end, and what you call yourselves in the middle.',
    description: [
      'For a porch whose owners like to be recognised by the postman and the neighbour’s cat alike. Pecked by beam into dark rock, frost-proof, hung from jute.',
      'Use one of her and one of him, or the cottage in sun and in snow.',
    ],
    pricePence: 2799,
    categories: ['engraved-photographs', 'slate-signs', 'wedding-gifts'],
    sample: { name: 'Megan & Joe', line: 'married at last, 6 June' },
  },
  {
    slug: 'photo-wooden-keyring',
    name: 'Engraved photo wooden keyring',
    blank: 'wooden-keyring',
    design: 'photo-tag',
    summary: 'The small people you drive home to, burnt softly into beech.',
    description: [
      'At two and a half centimetres, less is more: two heads together, plain background, nobody waving from afar.',
      'The shades are toasted rather than inked, and mellow with handling like a good banister.',
    ],
    pricePence: 899,
    categories: [
      'engraved-photographs',
      'wooden-keyrings',
      'under-ten-pounds',
      'for-dad-and-grandad',
    ],
    sample: { name: 'Dad', line: 'drive carefully' },
  },
  {
    slug: 'photo-steel-keyring',
    name: 'Engraved photo steel keyring',
    blank: 'metal-keyring',
    design: 'photo-tag',
    summary: 'A tiny dark likeness in brushed metal, for a very long commute.',
    description: [
      'Nearly black on silver, sharp as a passport stamp, and unbothered by coins, rain or the bottom of a rucksack.',
      'Crop close. A single grin reads better at thumbnail size than the entire rugby club.',
    ],
    pricePence: 1199,
    categories: ['engraved-photographs', 'metal-keyrings'],
    sample: { name: 'Tad', line: 'come home soon' },
  },
];
