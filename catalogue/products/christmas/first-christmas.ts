/** Products with the bear cub of a first Christmas. */
import { CHILD_SIZES } from '../../blanks/carry.ts';
import type { Product } from '../../shape.ts';

export const firstChristmas: readonly Product[] = [
  {
    slug: 'first-christmas-canvas',
    name: 'First Christmas canvas',
    blank: 'canvas-square',
    design: 'first-christmas',
    summary: 'A bear cub in a bobble hat, sitting in the snow for a baby’s first December.',
    description: [
      'He has the scarf, the hat and the slightly stunned look of anyone who has been awake since four. Snow-tipped firs stand guard, and there is a place for the year, because in five you will swear it was another.',
      'Change the words above for twins, or for the first one in a new family.',
    ],
    pricePence: 2899,
    categories: ['square-canvases', 'nursery-canvases', 'christmas-for-children', 'nursery-walls'],
    sample: { top: 'My first Christmas', name: 'Osian', line: '2026' },
  },
  {
    slug: 'first-christmas-mug',
    name: 'First Christmas mug',
    blank: 'white-mug',
    design: 'first-christmas',
    summary: 'For new parents and grandparents, with the smallest guest’s name.',
    description: [
      'A baby has no use for china, but somebody must hold a warm drink with one arm while holding everything else with the other. The cub appears twice, hat straight both times.',
      'Post one to each set of grandparents, with whatever they have decided to be called on the line above.',
    ],
    pricePence: 1249,
    categories: ['childrens-mugs', 'christmas-for-children', 'for-mum-and-nan'],
    sample: { top: 'First Christmas as Mamgu', name: 'love from Eira', line: '25 December 2026' },
  },
  {
    slug: 'first-christmas-coaster',
    name: 'First Christmas coaster',
    blank: 'hardboard-coaster',
    design: 'first-christmas',
    summary: 'A keepsake the size of a palm, under a fiver.',
    description: [
      'Prop it on the shelf beside the scan and the tiny hospital bracelet. Pale blue sky, bright knitwear, rosy cheeks: it looks cheerful in any light.',
      'Godparents with several to remember can put them all in one parcel.',
    ],
    pricePence: 499,
    categories: ['gloss-coasters', 'stocking-fillers', 'christening-and-naming'],
    sample: { top: 'First Christmas', name: 'Ayaan', line: '2026' },
  },
  {
    slug: 'first-christmas-t-shirt',
    name: 'Christmas bear T-shirt',
    blank: 't-shirt',
    design: 'first-christmas',
    summary: 'The bobble-hatted cub for older brothers and sisters.',
    description: [
      'The baby gets all the parcels; this one is for whoever was here before. Write “Best big cousin” across the top, or simply how many sleeps are left.',
      'Soft enough for pyjamas and smart enough for church. It starts at three years.',
    ],
    pricePence: 1499,
    categories: ['childrens-t-shirts', 'christmas-for-children', 'big-brothers-and-sisters'],
    finishes: ['white'],
    sizes: CHILD_SIZES,
    sample: { top: 'Best big sister', name: 'Bonnie', line: 'Christmas 2026' },
  },
];
