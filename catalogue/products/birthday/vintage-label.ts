/** Products with the vintage label. */
import { ADULT_SIZES } from '../../blanks/carry.ts';
import type { Product } from '../../shape.ts';

export const vintageLabel: readonly Product[] = [
  {
    slug: 'vintage-glass',
    name: 'Vintage year whisky glass',
    blank: 'glass-tumbler',
    design: 'vintage-label',
    summary: 'A birth year on a bottle label, frosted into heavy glass.',
    description: [
      'Single malts print their age with pride and so may he. Numerals with thick and thin strokes fill the front, barley-sugar corners frame them, and a star sits at the top as it would on a grand old cognac.',
      'Sixtieths, retirements, or a pair with two years for twins of the heart.',
    ],
    pricePence: 1549,
    categories: ['whisky-glasses'],
    sample: { top: 'Vintage', year: '1966', name: 'Geraint', line: 'aged to perfection' },
  },
  {
    slug: 'vintage-mug',
    name: 'Vintage year mug',
    blank: 'white-mug',
    design: 'vintage-label',
    summary: 'Cream, gold and bottle green around the only year that counts.',
    description: [
      'A label like those soaked off and kept in drawers, with wheat ears and a double rule. Tea drinkers mature as well as anybody in oak.',
      'A splendid thing to order for yourself. Swap “Vintage” for “Limited edition”, “Cask strength” or the maiden name.',
    ],
    pricePence: 1249,
    categories: ['bold-mugs'],
    sample: { top: 'Limited edition', year: '1976', name: 'Yvonne', line: 'improves with company' },
  },
  {
    slug: 'vintage-slate-coaster',
    name: 'Vintage year slate coaster',
    blank: 'slate-coaster',
    design: 'vintage-label',
    summary: 'Riven rock and an engraved seal of age.',
    description: [
      'The stone is some four hundred million years older than him, which puts fifty into proportion. Sharp edges suit this lettering: it looks chiselled for a distillery gate.',
      'Wrap it with a bottle from the same decade if you can find one, or a can of stout if not.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters'],
    sample: { top: 'Established', year: '1976', name: 'Desmond', line: 'rarely on the rocks' },
  },
  {
    slug: 'vintage-t-shirt',
    name: 'Vintage year T-shirt',
    blank: 't-shirt',
    design: 'vintage-label',
    summary: 'For the band reunion, the park run and the surprise do.',
    description: [
      'On navy the badge is printed in cream and brass, on white it carries its own parchment. Either way it reads from across a marquee.',
      'Get one for everybody in the school year and hire a minibus. The bottom line has space for a town or a boast.',
    ],
    pricePence: 1799,
    categories: ['adult-t-shirts'],
    sizes: ADULT_SIZES,
    sample: { top: 'Class of', year: '1986', name: 'Sully Juniors', line: 'all original parts' },
  },
];
