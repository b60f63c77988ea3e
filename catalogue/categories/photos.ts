/** The menu category of what has places for photographs. */
import type { Category } from '../shape.ts';

export const photoCategories: readonly Category[] = [
  {
    slug: 'photo-gifts',
    name: 'Photo gifts',
    metaDescription: 'Places for one picture or nine, printed in colour or engraved in stone.',
    pictureOf: 'great-photo-canvas',
    categories: [
      {
        slug: 'photo-mugs-and-tumblers',
        name: 'Photo mugs and tumblers',
        metaDescription: 'Your own snaps under arches, in leaves or on a strip of film.',
        pictureOf: 'film-strip-photo-mug',
      },
      {
        slug: 'photo-canvases-and-clocks',
        name: 'Photo canvases and clocks',
        metaDescription: 'One great view, a wall of nine, or faces at the quarters of a dial.',
        pictureOf: 'nine-photo-canvas',
      },
      {
        slug: 'photo-coasters-and-mats',
        name: 'Photo coasters and placemats',
        metaDescription: 'Hearts, instant prints and album pages to put a plate on.',
        pictureOf: 'heart-photo-coaster',
      },
      {
        slug: 'engraved-photographs',
        name: 'Engraved photographs',
        metaDescription: 'Portraits in fine dots, in slate, beech and steel.',
        pictureOf: 'portrait-photo-slate-coaster',
      },
    ],
  },
];
