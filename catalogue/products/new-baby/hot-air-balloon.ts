/** Products with the hot-air balloon. */
import type { Product } from '../../shape.ts';

export const hotAirBalloon: readonly Product[] = [
  {
    slug: 'air-balloon-canvas',
    name: 'Hot-air balloon canvas',
    blank: 'canvas-square',
    design: 'hot-air-balloon',
    summary: 'A striped balloon drifting over clouds with a newborn’s name.',
    description: [
      'Apricot and cream panels, a teal swag, a wicker basket waiting for its passenger, and a smaller friend following behind. The sky fades right over the frame’s edges, so the wall looks taller.',
      'Goes with a cot against any colour. Put “landed” and a date; adoptive families may prefer the day they met.',
    ],
    pricePence: 2899,
    categories: ['square-canvases', 'nursery-canvases', 'nursery-walls'],
    sample: { name: 'Elowen', line: 'landed 8 May 2026' },
  },
  {
    slug: 'air-balloon-plaque',
    name: 'Hot-air balloon door plaque',
    blank: 'printed-plaque',
    design: 'hot-air-balloon',
    summary: 'A raised balloon small fingers can trace, and a name for the bedroom door.',
    description: [
      'Gores, ropes and basket stand a millimetre proud, so it can be explored in the dark. Stick it low, where its owner can pat it on the way past.',
      'Built up to order, layer upon layer, in about the time of a long nap.',
    ],
    pricePence: 1699,
    categories: ['childrens-plaques', 'nursery-walls'],
    sample: { name: 'Rufus', line: 'captain’s quarters' },
  },
  {
    slug: 'air-balloon-mug',
    name: 'Hot-air balloon mug',
    blank: 'white-mug',
    design: 'hot-air-balloon',
    summary: 'New parents float too, a few inches above the floor, on no sleep.',
    description: [
      'Give it at the baby shower and fill the inside with teabags, tissues and a bar of chocolate. The gentle colours favour neither pink nor blue.',
      'Grandad versions exist as well: change the line to the day he was promoted.',
    ],
    pricePence: 1249,
    categories: ['childrens-mugs', 'nursery-walls'],
    sample: { name: 'Mama Jess', line: 'up all night since May' },
  },
];
