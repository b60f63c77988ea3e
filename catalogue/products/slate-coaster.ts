/** What the shop sells on the slate coaster. */
import type { Product } from '../shape.ts';

export const slateCoaster: readonly Product[] = [
  {
    slug: 'family-wreath-slate-coaster',
    name: 'Family wreath slate coaster',
    blank: 'slate-coaster',
    design: 'wreath-monogram',
    summary: 'Your family name in script, ringed by leaves and cut into dark stone.',
    description: [
      'No two pieces split alike, so every wreath lands on its own ripple of grey. Engraved, the leaves turn to fine silver outlines and the surname stands out clearly enough to read from across the sofa.',
      'Order one for each seat, or four different first names for a household that argues over drinks. The year below marks a wedding, a first home or simply when you all began.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters'],
    sample: { top: 'The', name: 'Hendersons', line: 'Est. 2019' },
  },
  {
    slug: 'fine-line-slate-coaster',
    name: 'Fine line slate coaster',
    blank: 'slate-coaster',
    design: 'serif-hairline',
    summary: 'Roman capitals between two hairlines: quiet, square and good on a desk.',
    description: [
      'The plainest coaster on our bench and the one architects seem to order. Carved capitals, a single star, a date; everything else is left to the stone.',
      'Short names look grand and long ones draw themselves in to fit. Put a job, a boat or a house under the rule instead of a date, if you prefer.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters'],
    sample: { name: 'Rhiannon', line: '14 · 06 · 2025' },
  },
  {
    slug: 'wedding-script-slate-coaster',
    name: 'Wedding script slate coaster',
    blank: 'slate-coaster',
    design: 'script-flourish',
    summary: 'Two names in flowing script over a flourish and the day you married.',
    description: [
      'Couples take these as table favours and then keep the spare pair for themselves. The lettering runs nearly the full width, with a small heart tied into the stroke beneath it.',
      'It makes a thoughtful third or tenth anniversary token too, and it will still be legible when the silver one comes round.',
    ],
    pricePence: 849,
    categories: ['slate-coasters', 'engraved-coasters'],
    sample: { name: 'Mr & Mr Walsh', line: '22 · 08 · 2026' },
  },
];
