/** Products with the cat at the window. */
import type { Product } from '../../shape.ts';

export const windowCat: readonly Product[] = [
  {
    slug: 'window-cat-mug',
    name: 'Window cat mug',
    blank: 'white-mug',
    design: 'window-cat',
    summary: 'Ginger, green-collared, and not going to turn round.',
    description: [
      'All you ever see is the back of a head and a tail that has opinions. Beyond the panes there is a full moon, some stars, and presumably a moth.',
      'Print the animal’s formal title for preference. The person who opens the tins comes second.',
    ],
    pricePence: 1249,
    categories: ['everyday-mugs', 'pet-people'],
    sample: { name: 'Branwen', line: 'on duty all night' },
  },
  {
    slug: 'window-cat-slate-coaster',
    name: 'Window cat slate coaster',
    blank: 'slate-coaster',
    design: 'window-cat',
    summary: 'A pale silhouette on its sill, for evenings in.',
    description: [
      'The arch, the moon and one long tail hanging over the edge: nothing more was needed. In memory of a quiet companion it says enough without saying much.',
      'Tabby, tortoiseshell or black, all cats are silver in stone.',
    ],
    pricePence: 799,
    categories: ['slate-coasters', 'engraved-coasters', 'pet-people'],
    sample: { name: 'Old Tom', line: 'asleep in the sun' },
  },
  {
    slug: 'window-cat-canvas',
    name: 'Window cat canvas',
    blank: 'canvas-square',
    design: 'window-cat',
    summary: 'Put a window where the room lacks one, with its usual occupant.',
    description: [
      'A round-topped casement full of night sky, painted on warm plaster. Hang it near a radiator for realism.',
      'The real one may stare at it. Write theirs beneath, then the hours of business.',
    ],
    pricePence: 2899,
    categories: ['square-canvases', 'pet-home'],
    sample: { name: 'Sir Pounce', line: 'surveying the estate' },
  },
  {
    slug: 'window-cat-keyring',
    name: 'Window cat wooden keyring',
    blank: 'wooden-keyring',
    design: 'window-cat',
    summary: 'So that someone else can go in and feed her.',
    description: [
      'Lend the spare set with this on and there is no doubt which house, which flap, which creature. A smooth beech tag, marked by laser.',
      'Catteries and sitters: name one for each guest.',
    ],
    pricePence: 699,
    categories: ['wooden-keyrings', 'pet-people', 'under-ten-pounds'],
    sample: { name: 'Mittens', line: 'two scoops, no more' },
  },
];
