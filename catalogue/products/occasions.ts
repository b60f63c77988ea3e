/** Every product with a design for an occasion, the best of each blank first. */
import type { Product } from '../shape.ts';
import { balloonAge } from './birthday/balloon-age.ts';
import { birthdayCake } from './birthday/birthday-cake.ts';
import { vintageLabel } from './birthday/vintage-label.ts';
import { christmasEve } from './christmas/christmas-eve.ts';
import { firWreath } from './christmas/fir-wreath.ts';
import { firstChristmas } from './christmas/first-christmas.ts';
import { gingerbreadHouse } from './christmas/gingerbread-house.ts';
import { namedBauble } from './christmas/named-bauble.ts';
import { robinOnHolly } from './christmas/robin-on-holly.ts';
import { snowVillage } from './christmas/snow-village.ts';
import { stockingRow } from './christmas/stocking-row.ts';
import { flowerJug } from './family-days/flower-jug.ts';
import { grillMaster } from './family-days/grill-master.ts';
import { namedGarden } from './family-days/named-garden.ts';
import { pubSign } from './family-days/pub-sign.ts';
import { bunnyMeadow } from './new-baby/bunny-meadow.ts';
import { hotAirBalloon } from './new-baby/hot-air-balloon.ts';
import { littleElephant } from './new-baby/little-elephant.ts';
import { bestInShow } from './pets/best-in-show.ts';
import { windowCat } from './pets/window-cat.ts';
import { forgetMeNots } from './thanks-and-memory/forget-me-nots.ts';
import { namedPencil } from './thanks-and-memory/named-pencil.ts';
import { floralHoop } from './two-people/floral-hoop.ts';
import { loveBirds } from './two-people/love-birds.ts';
import { loveLetter } from './two-people/love-letter.ts';
import { yearsTogether } from './two-people/years-together.ts';

export const occasionProducts: readonly Product[] = [
  ...robinOnHolly,
  ...birthdayCake,
  ...snowVillage,
  ...floralHoop,
  ...gingerbreadHouse,
  ...flowerJug,
  ...christmasEve,
  ...vintageLabel,
  ...firWreath,
  ...hotAirBalloon,
  ...loveBirds,
  ...firstChristmas,
  ...pubSign,
  ...windowCat,
  ...stockingRow,
  ...namedPencil,
  ...bunnyMeadow,
  ...namedBauble,
  ...namedGarden,
  ...grillMaster,
  ...balloonAge,
  ...littleElephant,
  ...yearsTogether,
  ...bestInShow,
  ...loveLetter,
  ...forgetMeNots,
];
