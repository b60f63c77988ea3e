/** Every product with places for photographs, the best known first and no kind beside itself. */
import type { Product } from '../../shape.ts';
import { photoCups } from './cups.ts';
import { photoEngraved } from './engraved.ts';
import { photoTableware } from './table.ts';
import { photoWalls } from './walls.ts';

const ORDER = [
  'arched-photo-mug',
  'great-photo-canvas',
  'instant-photo-coaster',
  'nine-photo-canvas',
  'film-strip-photo-mug',
  'heart-photo-coaster',
  'four-photo-clock',
  'view-photo-placemat',
  'portrait-photo-slate-coaster',
  'leafy-photo-mug',
  'three-photo-canvas',
  'photo-wooden-keyring',
  'album-photo-placemat',
  'instant-photo-tumbler',
  'wreath-photo-canvas',
  'pair-photo-slate-sign',
  'photo-steel-keyring',
  'whole-photo-clock',
];

export const photoProducts: readonly Product[] = [
  ...photoCups,
  ...photoWalls,
  ...photoTableware,
  ...photoEngraved,
].toSorted((one, other) => ORDER.indexOf(one.slug) - ORDER.indexOf(other.slug));
