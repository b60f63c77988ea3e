/** Menu categories named after a day, or a person, worth a present. */
import type { Category } from '../shape.ts';

export const occasionCategories: readonly Category[] = [
  {
    slug: 'weddings',
    name: 'Weddings',
    metaDescription: 'Names and dates for the day itself and all the years after.',
    pictureOf: 'wedding-script-glass',
    categories: [
      {
        slug: 'wedding-gifts',
        name: 'Wedding gifts',
        metaDescription: 'Boards, canvases and glasses with a new name on them.',
        pictureOf: 'floral-hoop-canvas',
      },
      {
        slug: 'engagements',
        name: 'Engagements',
        metaDescription: 'Two names together for the first time.',
        pictureOf: 'two-hearts-canvas',
      },
      {
        slug: 'anniversaries',
        name: 'Anniversaries',
        yearly: true,
        metaDescription:
          'Paper, wood, steel, gold: something for nearly every year on the list, with both names and the date.',
        pictureOf: 'years-board',
      },
    ],
  },
  {
    slug: 'new-baby',
    name: 'New baby',
    metaDescription: 'For new arrivals, and the people they have just promoted.',
    pictureOf: 'baby-moon-canvas',
    categories: [
      {
        slug: 'nursery-walls',
        name: 'Nursery walls',
        metaDescription: 'Moons, stars and foxes to fall asleep under.',
        pictureOf: 'air-balloon-canvas',
      },
      {
        slug: 'christening-and-naming',
        name: 'Christenings and naming days',
        metaDescription: 'A name, a date and a minute to remember.',
        pictureOf: 'hairline-canvas',
      },
      {
        slug: 'big-brothers-and-sisters',
        name: 'Big brothers and sisters',
        metaDescription: 'Something of their own on a day about somebody small.',
        pictureOf: 'rainbow-t-shirt',
      },
    ],
  },
  {
    slug: 'teachers',
    name: 'Teachers',
    metaDescription: 'Thank-yous that outlast the chocolates, spelt the way they spell it.',
    pictureOf: 'pencil-mug',
    categories: [
      {
        slug: 'end-of-term',
        name: 'End of term',
        yearly: true,
        metaDescription: 'From one pupil or from the whole of 3B.',
        pictureOf: 'pencil-mug',
      },
      {
        slug: 'staffroom',
        name: 'For the staffroom',
        metaDescription: 'Cups that come back after break, and shelves for book people.',
        pictureOf: 'book-spines-mug',
      },
    ],
  },
  {
    slug: 'christmas',
    name: 'Christmas',
    yearly: true,
    metaDescription: 'Names for stockings, tables and the people you see once a year.',
    pictureOf: 'christmas-eve-placemat',
    giftDay: 'christmas',
    categories: [
      {
        slug: 'stocking-fillers',
        name: 'Stocking fillers',
        metaDescription: 'Small things with a name on, flat enough for the toe.',
        pictureOf: 'bauble-wooden-keyring',
      },
      {
        slug: 'christmas-table',
        name: 'The Christmas table',
        metaDescription: 'Glasses, boards and coasters for a long lunch.',
        pictureOf: 'fir-wreath-placemat',
        holds: 'four-flowers-placemat wreath-coaster leafy-border-board',
      },
      {
        slug: 'christmas-for-the-family',
        name: 'For the whole family',
        metaDescription: 'Robins, wreaths and rows of stockings with everybody’s names on.',
        pictureOf: 'snow-village-canvas',
        holds: 'family-tree-canvas family-wreath-clock wreath-canvas family-tree-board',
      },
      {
        slug: 'christmas-for-children',
        name: 'Christmas for children',
        metaDescription: 'Their own name under the tree, on something used all year.',
        pictureOf: 'gingerbread-placemat',
        holds: 'fox-tumbler rocket-placemat dinosaur-placemat fox-canvas rainbow-t-shirt',
      },
    ],
  },
  {
    slug: 'family',
    name: 'For the family',
    metaDescription: 'Presents with the right name on them, for the people you know best.',
    pictureOf: 'family-tree-canvas',
    categories: [
      {
        slug: 'for-mum-and-nan',
        name: 'For Mum and Nan',
        metaDescription: 'Flowers, tea things and kind words for mothers and grandmothers.',
        pictureOf: 'four-flowers-mug',
      },
      {
        slug: 'for-dad-and-grandad',
        name: 'For Dad and Grandad',
        metaDescription: 'Stripes, allotments and okayest titles for fathers and grandfathers.',
        pictureOf: 'allotment-mug',
      },
    ],
  },
];
