/** Menu categories named after the person who is given something. */
import type { Category } from '../shape.ts';

export const peopleCategories: readonly Category[] = [
  {
    slug: 'for-her',
    name: 'For her',
    metaDescription: 'Presents for wives, sisters, daughters, aunts and friends.',
    pictureOf: 'meadow-tumbler',
    categories: [
      {
        slug: 'for-her-cups',
        name: 'Mugs and tumblers for her',
        metaDescription: 'Flowers, fruit and bookshelves round a cup of her own.',
        pictureOf: 'meadow-tumbler',
        holds: `flower-jug-mug meadow-tumbler strawberry-gingham-mug botanical-wreath-mug lemon-tumbler meadow-mug book-spines-mug hairline-bottle four-flowers-mug tall-name-tumbler`,
      },
      {
        slug: 'for-her-home',
        name: 'For her home',
        metaDescription: 'Boards, clocks and canvases with her name, or her kitchen’s.',
        pictureOf: 'lemon-grove-clock',
        holds: `named-garden-canvas flower-jug-canvas lemon-grove-clock four-flowers-canvas lemon-board botanical-border-placemat four-flowers-board bookshelf-canvas tea-time-clock strawberry-clock wreath-canvas`,
      },
      {
        slug: 'for-her-little',
        name: 'Small presents for her',
        metaDescription: 'Keyrings and coasters for a birthday card that needs company.',
        pictureOf: 'fine-line-steel-keyring',
        holds: `flower-jug-coaster fine-line-steel-keyring script-steel-keyring strawberry-coaster four-flowers-coaster deco-steel-keyring book-lover-keyring wreath-coaster lemon-coaster`,
      },
    ],
  },
  {
    slug: 'for-him',
    name: 'For him',
    metaDescription: 'Presents for husbands, brothers, sons, uncles and friends.',
    pictureOf: 'contour-bottle',
    categories: [
      {
        slug: 'for-him-cups',
        name: 'Mugs and glasses for him',
        metaDescription: 'A measure, a brew or a litre of cold water, with his name on.',
        pictureOf: 'contour-glass',
        holds: `vintage-glass grill-master-mug pub-sign-glass contour-glass crest-glass retro-stripes-mug football-shirt-mug contour-bottle hairline-glass deco-glass allotment-mug retro-tumbler lighthouse-bottle`,
      },
      {
        slug: 'for-him-outdoors',
        name: 'For hills, plots and pitches',
        metaDescription: 'The summit, the shed and the shirt number, drawn properly.',
        pictureOf: 'contour-canvas',
        holds: `grill-master-board pub-sign-slate contour-canvas contour-t-shirt allotment-slate-coaster football-t-shirt mountain-dusk-canvas allotment-sign football-clock lighthouse-clock contour-lines-slate-coaster`,
      },
      {
        slug: 'for-him-little',
        name: 'Small presents for him',
        metaDescription: 'For a pocket, a desk or the table beside the remote control.',
        pictureOf: 'crest-slate-coaster',
        holds: `vintage-slate-coaster grill-master-slate-coaster pub-sign-coaster crest-slate-coaster crest-steel-keyring contour-steel-keyring football-coaster retro-stripes-coaster mountain-coaster drive-safe-keyring`,
      },
    ],
  },
  {
    slug: 'children',
    name: 'Children',
    metaDescription: 'Their own name on their own things, spelt as they spell it.',
    pictureOf: 'rocket-clock',
    categories: [
      {
        slug: 'childrens-rooms',
        name: 'For their room',
        metaDescription: 'Door plaques, canvases and silent clocks.',
        pictureOf: 'rocket-canvas',
        holds: `bunny-plaque air-balloon-plaque balloon-age-canvas rocket-canvas fox-canvas rainbow-canvas dinosaur-canvas fox-door-plaque rocket-door-plaque dinosaur-door-plaque childs-door-plaque rocket-clock dinosaur-clock`,
      },
      {
        slug: 'childrens-meals',
        name: 'For their meals',
        metaDescription: 'Placemats, mugs and cups with straws for small and large eaters.',
        pictureOf: 'rainbow-placemat',
        holds: `bunny-placemat bunny-mug gingerbread-placemat gingerbread-mug christmas-eve-placemat balloon-age-placemat rainbow-placemat dinosaur-placemat rocket-placemat fox-placemat football-placemat rainbow-mug dinosaur-parade-mug little-rocket-mug fox-tumbler rainbow-tumbler rocket-tumbler rainbow-coaster`,
      },
      {
        slug: 'childrens-school',
        name: 'For school and play',
        metaDescription: 'Bottles and shirts that come home from lost property.',
        pictureOf: 'dinosaur-bottle',
        holds: `gingerbread-t-shirt first-christmas-t-shirt balloon-age-t-shirt bunny-t-shirt tall-name-bottle dinosaur-bottle rocket-bottle fox-bottle rainbow-t-shirt dinosaur-t-shirt fox-t-shirt rocket-t-shirt football-shirt-bottle football-t-shirt`,
      },
    ],
  },
];
