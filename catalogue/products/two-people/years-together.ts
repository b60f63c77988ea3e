/** Products with the years in laurels. */
import type { Product } from '../../shape.ts';

export const yearsTogether: readonly Product[] = [
  {
    slug: 'years-glass',
    name: 'Years together whisky glass',
    blank: 'glass-tumbler',
    design: 'years-together',
    summary: 'A laurelled number for the couple who got there.',
    description: [
      'Victors used to receive a crown of leaves and nothing to drink. Here they have both: sprigs meeting below the figure, a star overhead, and a heavy base that toasts well.',
      'Order two for a silver, ruby or golden party. The names may be theirs or yours.',
    ],
    pricePence: 1549,
    categories: ['celebration-glasses', 'anniversaries'],
    sample: { years: '25', name: 'Carys & Dewi', line: 'silver wedding · 2001–2026' },
  },
  {
    slug: 'years-board',
    name: 'Years together board',
    blank: 'chopping-board',
    design: 'years-together',
    summary: 'Half a century, engraved in oak for the buffet.',
    description: [
      'Stand it behind the cake with a tea light in front, and it does for a centrepiece. Later on it earns its keep under bread.',
      'Works for firms and choirs too: a centenary, forty seasons, ten years without a falling-out.',
    ],
    pricePence: 3149,
    categories: ['chopping-boards', 'anniversaries'],
    sample: { years: '50', name: 'Mavis & Cyril', line: 'golden wedding · 1976–2026' },
  },
  {
    slug: 'years-canvas',
    name: 'Years together canvas',
    blank: 'canvas-landscape',
    design: 'years-together',
    summary: 'Great numerals in a golden wreath, for a hall of cousins to sign.',
    description: [
      'Put out metallic pens and let the wide margins fill with messages. By the time the band packs up you own something nobody could have bought.',
      'The wreath is old gold, the figures charcoal; neither competes with a floral tablecloth.',
    ],
    pricePence: 3699,
    categories: ['landscape-canvases', 'anniversaries'],
    sample: { years: '40', name: 'The Osmans', line: 'ruby wedding · 20 June 2026' },
  },
  {
    slug: 'years-coaster',
    name: 'Years together coaster',
    blank: 'hardboard-coaster',
    design: 'years-together',
    summary: 'First anniversary, first coaster; only forty-nine to go.',
    description: [
      'Begin with a plain “1” on paper, as tradition asks, and add another every summer. They stack, and the stack is the point.',
      'A tidy thing to post when you cannot make the dinner.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'anniversaries', 'under-ten-pounds'],
    sample: { years: '1', name: 'Hattie & Moh', line: 'paper · June 2026' },
  },
];
