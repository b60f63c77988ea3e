/** Menu categories named after what people love, and how things are made. */
import type { Category } from '../shape.ts';

export const interestCategories: readonly Category[] = [
  {
    slug: 'pets',
    name: 'Pets',
    metaDescription: 'For the animals in charge, and the people who walk them.',
    pictureOf: 'paw-prints-wooden-keyring',
    categories: [
      {
        slug: 'pet-people',
        name: 'For pet people',
        metaDescription: 'A hopeful face and muddy prints on mugs, keyrings and shirts.',
        pictureOf: 'paw-prints-t-shirt',
      },
      {
        slug: 'pet-home',
        name: 'For baskets and gates',
        metaDescription: 'Feeding mats, signs and pictures with the culprit’s own name.',
        pictureOf: 'paw-prints-placemat',
      },
    ],
  },
  {
    slug: 'football',
    name: 'Football',
    metaDescription: 'A shirt with your name and number, and no badge to argue about.',
    pictureOf: 'football-shirt-canvas',
    categories: [
      {
        slug: 'young-players',
        name: 'Young players',
        metaDescription: 'For boot bags, bedrooms and cold Sunday mornings.',
        pictureOf: 'football-shirt-bottle',
      },
      {
        slug: 'match-day',
        name: 'Match day',
        metaDescription:
          'Half-time tea, extra-time whisky and a squad number for every seat on the sofa.',
        pictureOf: 'football-shirt-mug',
      },
    ],
  },
  {
    slug: 'outdoors',
    name: 'Hills and coast',
    metaDescription: 'For people who plan walks on a Sunday night, and swim all year.',
    pictureOf: 'contour-canvas',
    categories: [
      {
        slug: 'hills',
        name: 'For hill walkers',
        metaDescription: 'Contours, ridges and the summit you actually climbed.',
        pictureOf: 'contour-wooden-keyring',
      },
      {
        slug: 'coast',
        name: 'For coast lovers',
        metaDescription: 'Lighthouses and sea air for houses at any distance from the water.',
        pictureOf: 'lighthouse-canvas',
      },
    ],
  },
  {
    slug: 'home-and-garden',
    name: 'Home and garden',
    metaDescription: 'Names for houses, gates, sheds and the people who live there.',
    pictureOf: 'house-number-sign',
    categories: [
      {
        slug: 'house-signs',
        name: 'House signs',
        metaDescription: 'Numbers the courier can find and names you are proud of.',
        pictureOf: 'leafy-border-sign',
      },
      {
        slug: 'gardeners',
        name: 'For gardeners',
        metaDescription: 'Vegetables in stone, wood and china for the plot and the shed.',
        pictureOf: 'allotment-slate-coaster',
      },
      {
        slug: 'new-home',
        name: 'New home',
        metaDescription: 'Clocks, canvases and boards to hand over with the keys.',
        pictureOf: 'wreath-canvas',
      },
    ],
  },
  {
    slug: '3d-printed',
    name: '3D printed',
    metaDescription: 'Raised names for doors and desks, built up layer by layer.',
    pictureOf: 'childs-door-plaque',
    categories: [
      {
        slug: 'childrens-plaques',
        name: 'Children’s door plaques',
        metaDescription: 'Foxes, rockets and rainbows you can read with a finger.',
        pictureOf: 'fox-door-plaque',
      },
      {
        slug: 'door-and-desk-plaques',
        name: 'Door and desk plaques',
        metaDescription:
          'Names and numbers in clean relief, for porches, practices, classrooms and kennels.',
        pictureOf: 'desk-name-plaque',
      },
    ],
  },
  {
    slug: 'eco-friendly',
    name: 'Eco-friendly',
    metaDescription: 'Things made from wood, stone and steel, and made to be kept.',
    pictureOf: 'leafy-border-board',
    categories: [
      {
        slug: 'wood-and-slate',
        name: 'Wood and slate',
        metaDescription: 'Engraved with light alone: no ink, no film, nothing to throw away later.',
        pictureOf: 'script-board',
      },
      {
        slug: 'refill-and-reuse',
        name: 'Refill and reuse',
        metaDescription: 'Bottles and tumblers that replace a great many paper cups.',
        pictureOf: 'tall-name-bottle',
      },
    ],
  },
  {
    slug: 'little-gifts',
    name: 'Little gifts',
    metaDescription: 'Modest in price, generous in spirit, posted in a small box.',
    pictureOf: 'deco-steel-keyring',
    categories: [
      {
        slug: 'under-ten-pounds',
        name: 'Under £10',
        metaDescription: 'Keyrings and coasters that cost less than a round.',
        pictureOf: 'wreath-coaster',
      },
      {
        slug: 'desk-gifts',
        name: 'For a desk',
        metaDescription: 'Name plates, fobs and crests for new jobs and old colleagues.',
        pictureOf: 'crest-glass',
      },
      {
        slug: 'clearance-lines',
        name: 'Clearance lines',
        metaDescription: 'Last of the run: the same making, at a lower price while they last.',
        pictureOf: 'deco-sunburst-canvas',
      },
    ],
  },
];
