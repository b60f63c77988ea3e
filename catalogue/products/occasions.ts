/** Every product with a design for an occasion, the best of each blank first. */
import type { Product } from '../shape.ts';
import { christmasEve } from './christmas/christmas-eve.ts';
import { firWreath } from './christmas/fir-wreath.ts';
import { firstChristmas } from './christmas/first-christmas.ts';
import { gingerbreadHouse } from './christmas/gingerbread-house.ts';
import { namedBauble } from './christmas/named-bauble.ts';
import { robinOnHolly } from './christmas/robin-on-holly.ts';
import { snowVillage } from './christmas/snow-village.ts';
import { stockingRow } from './christmas/stocking-row.ts';

export const occasionProducts: readonly Product[] = [
  ...robinOnHolly,
  ...snowVillage,
  ...gingerbreadHouse,
  ...christmasEve,
  ...firWreath,
  ...firstChristmas,
  ...stockingRow,
  ...namedBauble,
];
