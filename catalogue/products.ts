/** Every product of the demo shop, designs on blanks, in the order of its shop window. */
import { canvasLandscape } from './products/canvas-landscape.ts';
import { canvasSquare } from './products/canvas-square.ts';
import { choppingBoard } from './products/chopping-board.ts';
import { glassTumbler } from './products/glass-tumbler.ts';
import { hardboardCoaster } from './products/hardboard-coaster.ts';
import { occasionProducts } from './products/occasions.ts';
import { metalKeyring } from './products/metal-keyring.ts';
import { photoProducts } from './products/photos/photos.ts';
import { placemat } from './products/placemat.ts';
import { printedPlaque } from './products/printed-plaque.ts';
import { roundClock } from './products/round-clock.ts';
import { skinnyTumbler } from './products/skinny-tumbler.ts';
import { slateCoaster } from './products/slate-coaster.ts';
import { slateSign } from './products/slate-sign.ts';
import { steelBottle } from './products/steel-bottle.ts';
import { tShirt } from './products/t-shirt.ts';
import { whiteMug } from './products/white-mug.ts';
import { woodenKeyring } from './products/wooden-keyring.ts';
import { categories } from './categories.ts';
import type { Product } from './shape.ts';
import { windowOrder } from './window-order.ts';

/** Designs that take turns with those for every day. */
const themed: readonly Product[] = [...occasionProducts, ...photoProducts];

// Printed beside engraved and light beside dark, so that the shop window never has one tone throughout.
const inWindow = windowOrder(
  [
    whiteMug,
    canvasLandscape,
    slateCoaster,
    placemat,
    steelBottle,
    canvasSquare,
    woodenKeyring,
    roundClock,
    tShirt,
    slateSign,
    hardboardCoaster,
    skinnyTumbler,
    choppingBoard,
    printedPlaque,
    glassTumbler,
    metalKeyring,
  ].map(withOccasions),
);

/** Their category opens with the best known, not with what comes first on its shelf. */
const photosFirst = photoProducts.values();
const inOrder = inWindow.map((product) =>
  photoProducts.includes(product) ? photosFirst.next().value! : product,
);

const holders = categories.flatMap((parent) => parent.categories ?? []);

/** With the categories that hold them besides their own, which come first. */
export const products: readonly Product[] = inOrder.map((product) => ({
  ...product,
  categories: [
    ...new Set([
      ...product.categories,
      ...holders
        .filter(({ holds }) => holds?.split(' ').includes(product.slug))
        .map(({ slug }) => slug),
    ]),
  ],
}));

/** After the best of a shelf, its designs for occasions and photographs and those for every day take turns. */
function withOccasions([best, ...others]: readonly Product[]): Product[] {
  if (!best) return [];
  const festive = themed.filter(({ blank }) => blank === best.blank);
  const turns = Math.max(festive.length, others.length);
  const mixed = Array.from({ length: turns }, (_, turn) => [
    ...festive.slice(turn, turn + 1),
    ...others.slice(turn, turn + 1),
  ]);
  return [best, ...mixed.flat()];
}
