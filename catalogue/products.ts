/** Every product of the demo shop: designs on blanks. */
import { canvasLandscape } from './products/canvas-landscape.ts';
import { canvasSquare } from './products/canvas-square.ts';
import { choppingBoard } from './products/chopping-board.ts';
import { glassTumbler } from './products/glass-tumbler.ts';
import { hardboardCoaster } from './products/hardboard-coaster.ts';
import { metalKeyring } from './products/metal-keyring.ts';
import { placemat } from './products/placemat.ts';
import { roundClock } from './products/round-clock.ts';
import { skinnyTumbler } from './products/skinny-tumbler.ts';
import { slateCoaster } from './products/slate-coaster.ts';
import { slateSign } from './products/slate-sign.ts';
import { steelBottle } from './products/steel-bottle.ts';
import { tShirt } from './products/t-shirt.ts';
import { whiteMug } from './products/white-mug.ts';
import { woodenKeyring } from './products/wooden-keyring.ts';
import type { Product } from './shape.ts';

export const products: readonly Product[] = [
  ...whiteMug,
  ...slateCoaster,
  ...steelBottle,
  ...canvasLandscape,
  ...canvasSquare,
  ...roundClock,
  ...woodenKeyring,
  ...metalKeyring,
  ...hardboardCoaster,
  ...placemat,
  ...skinnyTumbler,
  ...glassTumbler,
  ...tShirt,
  ...choppingBoard,
  ...slateSign,
];
