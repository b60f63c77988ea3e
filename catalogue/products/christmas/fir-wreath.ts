/** Products with the wreath of fir. */
import type { Product } from '../../shape.ts';

export const firWreath: readonly Product[] = [
  {
    slug: 'fir-wreath-sign',
    name: 'Fir wreath slate sign',
    blank: 'slate-sign',
    design: 'fir-wreath',
    summary: 'A door wreath in stone that never drops a needle.',
    description: [
      'Hang it on the porch from the first of the month and take it in with the lights. An oval of evergreen, a great looped ribbon and your surname are cut pale into the grey, and rain makes them crisper.',
      'Carol singers will know whom to thank. Leave out the date and it can come back every winter.',
    ],
    pricePence: 2799,
    categories: ['slate-signs', 'christmas-for-the-family', 'wood-and-slate'],
    sample: { top: 'Merry Christmas from', name: 'The Hallorans', line: 'at number nine' },
  },
  {
    slug: 'fir-wreath-placemat',
    name: 'Fir wreath placemat',
    blank: 'placemat',
    design: 'fir-wreath',
    summary: 'Evergreen, berries and a red bow, laid flat beneath the sprouts.',
    description: [
      'Traditional as bread sauce: three shades of fir woven into an oval, pine cones at the bottom and scarlet berries around the rim. A dinner plate sits neatly in the middle and hides the name until pudding.',
      'Make one for each chair, hosts and hangers-on alike.',
    ],
    pricePence: 1349,
    categories: ['table-placemats', 'christmas-table'],
    sample: { top: 'Pull up a chair', name: 'Auntie Blessing', line: '2026' },
  },
  {
    slug: 'fir-wreath-canvas',
    name: 'Fir wreath canvas',
    blank: 'canvas-square',
    design: 'fir-wreath',
    summary: 'The family’s name within a ring of needles, ribbon and fruit.',
    description: [
      'It takes the nail of your summer picture for four weeks, and nobody needs to water it. The bow is the red of old post vans and the paper behind it the white of shortbread.',
      'Long double-barrelled households fit; we draw the lettering in to suit. One for parents who claim to want nothing.',
    ],
    pricePence: 2999,
    categories: ['square-canvases', 'christmas-for-the-family'],
    sample: { top: 'Christmas with', name: 'The Vaughan-Leighs', line: 'Est. 2011' },
  },
  {
    slug: 'fir-wreath-board',
    name: 'Fir wreath board',
    blank: 'chopping-board',
    design: 'fir-wreath',
    summary: 'Stilton, figs and your name in the middle of a burnt garland.',
    description: [
      'Serve the cheese on the plain reverse and turn it around for the applause. Each needle is scorched into oak by a beam, so the greenery is brown but holds for decades.',
      'Newly-weds hosting both sets of parents for the first time may want this kind of moral support.',
    ],
    pricePence: 3149,
    categories: ['chopping-boards', 'christmas-table', 'for-cooks'],
    sample: { top: 'Season’s eatings', name: 'The Costas', line: 'Bath · 2026' },
  },
];
