/** Products with the forget-me-nots. */
import type { Product } from '../../shape.ts';

export const forgetMeNots: readonly Product[] = [
  {
    slug: 'forget-me-nots-sign',
    name: 'Forget-me-nots memorial slate',
    blank: 'slate-sign',
    design: 'forget-me-nots',
    summary: 'A tied posy, a name and two dates on natural stone.',
    description: [
      'Made to lean against a tree, a bench or a headstone. The small flowers are cut one petal at a time and stay pale whatever the sky does.',
      'The wording is yours alone. Some keep to the years; others write a saying of hers, or where the view was best. If anything is unsure, ask us before you order.',
    ],
    pricePence: 2699,
    categories: ['slate-signs'],
    sample: { top: 'In loving memory of', name: 'Eluned Rees', line: '1938 – 2026' },
  },
  {
    slug: 'forget-me-nots-slate-coaster',
    name: 'Forget-me-nots slate keepsake',
    blank: 'slate-coaster',
    design: 'forget-me-nots',
    summary: 'A hand-sized piece to keep by the bed or the photograph.',
    description: [
      'Rest a candle on it for an anniversary, or let a vase stand there on birthdays. Quiet enough to live with, solid enough to hold.',
      'Order several from one list, so that everyone in the family goes home with the same one.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters'],
    sample: { top: 'Always loved', name: 'Grandad Arthur', line: '1931 – 2025' },
  },
  {
    slug: 'forget-me-nots-canvas',
    name: 'Forget-me-nots canvas',
    blank: 'canvas-square',
    design: 'forget-me-nots',
    summary: 'Three blues, a hairline border and the name you say most softly.',
    description: [
      'For a hallway rather than a wake: light, clear, and with no lilies in it. The bouquet is wrapped in plain ribbon, as it might have been handed over a garden wall.',
      'A baby lost before they could be named can be remembered with only a date.',
    ],
    pricePence: 2999,
    categories: ['square-canvases'],
    sample: { top: 'Forever our', name: 'Little Wren', line: '14 February 2026' },
  },
];
