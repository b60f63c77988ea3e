/** Menu categories for tables, kitchens, walls, pockets and backs. */
import type { Category } from '../shape.ts';

export const homeAndWearCategories: readonly Category[] = [
  {
    slug: 'placemats',
    name: 'Placemats',
    metaDescription: 'A named place at the table for every size of diner.',
    pictureOf: 'lemon-placemat',
    categories: [
      {
        slug: 'childrens-placemats',
        name: 'Children’s placemats',
        metaDescription: 'Dinosaurs and rockets to encourage the eating of greens.',
        pictureOf: 'rainbow-placemat',
      },
      {
        slug: 'table-placemats',
        name: 'Placemats for the table',
        metaDescription:
          'Lemons, leaves and hills that show around the edge of a dinner plate and wipe down in a moment.',
        pictureOf: 'botanical-border-placemat',
      },
    ],
  },
  {
    slug: 'kitchen-and-boards',
    name: 'Kitchen and boards',
    metaDescription: 'Oak boards, kitchen clocks and good things for cooks.',
    pictureOf: 'leafy-border-board',
    categories: [
      {
        slug: 'chopping-boards',
        name: 'Chopping boards',
        metaDescription: 'Solid oak, burnt with a name on the side that shows.',
        pictureOf: 'leafy-border-board',
      },
      {
        slug: 'for-cooks',
        name: 'For cooks',
        metaDescription: 'Lemons, crests and kitchen names for whoever is at the stove.',
        pictureOf: 'lemon-board',
      },
      {
        slug: 'baking-and-tea',
        name: 'Baking and tea',
        metaDescription: 'Gingham, teapots and strawberries for the four o’clock cake.',
        pictureOf: 'tea-time-board',
      },
    ],
  },
  {
    slug: 'canvas',
    name: 'Canvas',
    metaDescription: 'Prints on deep frames, ready to hang, with the names that matter.',
    pictureOf: 'mountain-dusk-canvas',
    categories: [
      {
        slug: 'landscape-canvases',
        name: 'Landscape canvases',
        metaDescription: 'Hills, seas and family names, sixty centimetres wide.',
        pictureOf: 'mountain-dusk-canvas',
      },
      {
        slug: 'square-canvases',
        name: 'Square canvases',
        metaDescription: 'Forty-four centimetres each way, for a hall or over a bed.',
        pictureOf: 'wreath-canvas',
      },
      {
        slug: 'nursery-canvases',
        name: 'Nursery canvases',
        metaDescription: 'Moons, foxes and rainbows for the wall above the cot.',
        pictureOf: 'baby-moon-canvas',
      },
    ],
  },
  {
    slug: 'clocks',
    name: 'Clocks',
    metaDescription: 'Quiet wall clocks with a family, a kitchen or a child on the face.',
    pictureOf: 'family-wreath-clock',
    categories: [
      {
        slug: 'family-clocks',
        name: 'Family clocks',
        metaDescription: 'For halls and living rooms, with the year it all began.',
        pictureOf: 'family-wreath-clock',
      },
      {
        slug: 'kitchen-clocks',
        name: 'Kitchen clocks',
        metaDescription: 'Lemons, teapots and gingham to time an egg by.',
        pictureOf: 'lemon-grove-clock',
      },
      {
        slug: 'childrens-clocks',
        name: 'Children’s clocks',
        metaDescription: 'Silent clocks for learning the time and finding shoes.',
        pictureOf: 'rocket-clock',
      },
    ],
  },
  {
    slug: 'keyrings',
    name: 'Keyrings',
    metaDescription: 'Small engraved tags for first cars, front doors and beach huts.',
    pictureOf: 'drive-safe-keyring',
    categories: [
      {
        slug: 'wooden-keyrings',
        name: 'Wooden keyrings',
        metaDescription: 'Beech tags that darken with handling.',
        pictureOf: 'paw-prints-wooden-keyring',
      },
      {
        slug: 'metal-keyrings',
        name: 'Metal keyrings',
        metaDescription: 'Brushed steel with a mark that cannot rub off.',
        pictureOf: 'crest-steel-keyring',
      },
    ],
  },
  {
    slug: 't-shirts',
    name: 'T-shirts',
    metaDescription: 'Names, teams and titles for people aged three and upwards.',
    pictureOf: 'family-team-t-shirt',
    categories: [
      {
        slug: 'childrens-t-shirts',
        name: 'Children’s T-shirts',
        metaDescription: 'Dinosaurs, foxes and important new jobs, age 3 to 13.',
        pictureOf: 'rainbow-t-shirt',
      },
      {
        slug: 'adult-t-shirts',
        name: 'Adults’ T-shirts',
        metaDescription: 'For growers, readers, walkers and the recently fifty.',
        pictureOf: 'retro-t-shirt',
      },
      {
        slug: 'team-t-shirts',
        name: 'Team and family T-shirts',
        metaDescription:
          'One print in every size, so that cousins, clubs and hen parties can all be counted at the airport.',
        pictureOf: 'football-t-shirt',
      },
    ],
  },
];
