/** Menu categories named after a day. Most of their products are at home in a kind of thing, too. */
import type { Category } from '../shape.ts';

export const dayCategories: readonly Category[] = [
  {
    slug: 'birthday',
    name: 'Birthday',
    metaDescription: 'Presents with a name and an age on, for every year from one to a hundred.',
    pictureOf: 'birthday-cake-mug',
    categories: [
      {
        slug: 'birthdays-for-her',
        name: 'Birthdays for her',
        metaDescription: 'Flowers, lemons and tea things for mothers, sisters and friends.',
        pictureOf: 'birthday-cake-mug',
        holds: `birthday-cake-mug birthday-cake-coaster strawberry-gingham-mug botanical-wreath-mug meadow-mug meadow-tumbler strawberry-tumbler four-flowers-coaster lemon-tumbler tea-time-clock four-flowers-canvas tea-time-mug`,
      },
      {
        slug: 'birthdays-for-him',
        name: 'Birthdays for him',
        metaDescription: 'Stripes, contours and squad numbers for fathers, brothers and friends.',
        pictureOf: 'vintage-glass',
        holds: `balloon-age-mug vintage-glass vintage-mug vintage-t-shirt grill-master-t-shirt pub-sign-glass retro-stripes-mug retro-t-shirt crest-glass contour-glass football-glass allotment-mug football-shirt-mug retro-stripes-coaster crest-steel-keyring lighthouse-bottle`,
      },
      {
        slug: 'childrens-birthdays',
        name: 'Children’s birthdays',
        metaDescription: 'One today, five today: rockets, foxes and dinosaurs with their name.',
        pictureOf: 'balloon-age-t-shirt',
        holds: `balloon-age-t-shirt balloon-age-canvas balloon-age-placemat birthday-cake-placemat bunny-t-shirt dinosaur-t-shirt fox-placemat rainbow-mug dinosaur-placemat little-rocket-mug rainbow-placemat fox-tumbler rocket-t-shirt dinosaur-clock childs-door-plaque dinosaur-parade-mug rainbow-t-shirt`,
      },
      {
        slug: 'big-birthdays',
        name: 'Big birthdays',
        metaDescription: 'Eighteen, forty, eighty: things made to outlast the party.',
        pictureOf: 'vintage-t-shirt',
        holds: `balloon-age-mug balloon-age-canvas vintage-glass vintage-mug vintage-slate-coaster vintage-t-shirt birthday-cake-mug retro-t-shirt retro-stripes-canvas deco-glass drive-safe-keyring hairline-glass family-tree-canvas night-sky-landscape-canvas deco-sunburst-slate-coaster`,
      },
    ],
  },
  {
    slug: 'mothers-day',
    name: 'Mother’s Day',
    metaDescription: 'For Mum, Mam, Nan and whoever did the mothering.',
    pictureOf: 'flower-jug-mug',
    giftDay: 'mothersDay',
    categories: [
      {
        slug: 'mothers-day-cups',
        name: 'Mugs and tumblers for Mum',
        metaDescription: 'Leaves, meadows and strawberries for the first tea of the day.',
        pictureOf: 'flower-jug-mug',
        holds: `flower-jug-mug four-flowers-mug botanical-wreath-mug meadow-mug tea-time-mug strawberry-gingham-mug meadow-tumbler strawberry-tumbler`,
      },
      {
        slug: 'mothers-day-home',
        name: 'For her kitchen and her walls',
        metaDescription: 'Boards, clocks and canvases with the family’s names on.',
        pictureOf: 'named-garden-canvas',
        holds: `named-garden-canvas named-garden-board named-garden-placemat flower-jug-canvas flower-jug-placemat meadow-canvas four-flowers-board tea-time-clock family-tree-canvas four-flowers-placemat family-tree-board four-flowers-canvas`,
      },
      {
        slug: 'mothers-day-little',
        name: 'Little things for Mum',
        metaDescription: 'Coasters and keyrings that fit through a letterbox.',
        pictureOf: 'script-steel-keyring',
        holds: `flower-jug-coaster script-steel-keyring four-flowers-coaster tea-time-slate-coaster four-flowers-slate-coaster tea-time-coaster`,
      },
    ],
  },
  {
    slug: 'fathers-day',
    name: 'Father’s Day',
    metaDescription: 'For Dad, Grandad and men who say they need nothing.',
    pictureOf: 'grill-master-board',
    giftDay: 'fathersDay',
    categories: [
      {
        slug: 'fathers-day-cups',
        name: 'Mugs and glasses for Dad',
        metaDescription: 'Okayest titles, squad numbers and a crest for the good whisky.',
        pictureOf: 'pub-sign-glass',
        holds: `grill-master-mug pub-sign-glass pub-sign-mug crest-glass retro-stripes-mug allotment-mug football-glass football-shirt-mug contour-glass contour-bottle lighthouse-mug`,
      },
      {
        slug: 'fathers-day-hobbies',
        name: 'For his Sundays',
        metaDescription: 'Hills, allotments, touchlines and the sea.',
        pictureOf: 'grill-master-board',
        holds: `grill-master-board grill-master-t-shirt named-garden-sign pub-sign-slate contour-t-shirt allotment-slate-coaster contour-lines-slate-coaster football-t-shirt allotment-sign contour-canvas football-clock allotment-board retro-t-shirt`,
      },
      {
        slug: 'fathers-day-little',
        name: 'Little things for Dad',
        metaDescription: 'For his keys, his desk and the arm of his chair.',
        pictureOf: 'crest-steel-keyring',
        holds: `grill-master-slate-coaster pub-sign-coaster crest-steel-keyring retro-stripes-coaster drive-safe-keyring football-coaster contour-steel-keyring crest-slate-coaster`,
      },
    ],
  },
  {
    slug: 'valentines',
    name: 'Valentine’s Day',
    metaDescription: 'Two names, one date, and no rhymes unless you write them.',
    pictureOf: 'love-birds-mug',
    giftDay: 'valentines',
    categories: [
      {
        slug: 'valentines-two-names',
        name: 'Two names together',
        metaDescription: 'Hearts, hills and the night sky you met under.',
        pictureOf: 'love-birds-mug',
        holds: `love-birds-mug love-birds-canvas love-letter-mug love-letter-canvas two-hearts-canvas two-hearts-glass two-hearts-sign two-hearts-board night-sky-landscape-canvas wedding-script-canvas mountain-dusk-canvas`,
      },
      {
        slug: 'valentines-little',
        name: 'Small and close',
        metaDescription: 'A date for a key, a desk or the bedside table.',
        pictureOf: 'love-letter-coaster',
        holds: `love-birds-slate-coaster love-birds-keyring love-letter-coaster love-letter-slate-coaster two-hearts-wooden-keyring two-hearts-steel-keyring two-hearts-slate-coaster script-steel-keyring night-sky-tumbler`,
      },
    ],
  },
  {
    slug: 'memorial',
    name: 'In memory',
    metaDescription: 'Quiet things with a name and two dates, made with care.',
    pictureOf: 'forget-me-nots-sign',
    categories: [
      {
        slug: 'memorial-people',
        name: 'In memory of somebody',
        metaDescription: 'A night sky, a meadow or a stone, with words you choose.',
        pictureOf: 'forget-me-nots-sign',
        holds: `robin-canvas robin-slate-coaster forget-me-nots-sign forget-me-nots-slate-coaster forget-me-nots-canvas night-sky-landscape-canvas meadow-canvas four-flowers-canvas hairline-canvas meadow-mug fine-line-slate-coaster lighthouse-canvas botanical-border-slate-coaster`,
      },
      {
        slug: 'memorial-pets',
        name: 'In memory of a pet',
        metaDescription: 'For good dogs and cats of character, in slate, wood and canvas.',
        pictureOf: 'paw-prints-canvas',
        holds: `rosette-slate-coaster window-cat-slate-coaster paw-prints-slate-coaster paw-prints-canvas paw-prints-wooden-keyring`,
      },
    ],
  },
];
