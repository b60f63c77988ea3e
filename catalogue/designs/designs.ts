/** Every design of the demo shop, by its slug. */
import type { DesignTemplate } from '../../src/artwork/design/design.ts';
import { gingerbreadHouseDesign } from './christmas/gingerbread-house.ts';
import { namedBauble } from './christmas/named-bauble.ts';
import { firWreath } from './christmas/fir-wreath.ts';
import { stockingRow } from './christmas/stocking-row.ts';
import { firstChristmas } from './christmas/first-christmas.ts';
import { snowVillage } from './christmas/snow-village.ts';
import { christmasEve } from './christmas/christmas-eve.ts';
import { birthdayCakeDesign } from './birthday/birthday-cake.ts';
import { balloonAge } from './birthday/balloon-age.ts';
import { vintageLabel } from './birthday/vintage-label.ts';
import { hotAirBalloon } from './new-baby/hot-air-balloon.ts';
import { littleElephant } from './new-baby/little-elephant.ts';
import { bunnyMeadow } from './new-baby/bunny-meadow.ts';
import { floralHoop } from './two-people/floral-hoop.ts';
import { loveBirds } from './two-people/love-birds.ts';
import { yearsTogether } from './two-people/years-together.ts';
import { loveLetter } from './two-people/love-letter.ts';
import { flowerJug } from './family-days/flower-jug.ts';
import { namedGarden } from './family-days/named-garden.ts';
import { grillMaster } from './family-days/grill-master.ts';
import { photoArch } from './photos/photo-arch.ts';
import { photoFilmstrip } from './photos/photo-filmstrip.ts';
import { photoFull } from './photos/photo-full.ts';
import { photoHeart } from './photos/photo-heart.ts';
import { photoHours } from './photos/photo-hours.ts';
import { photoInstant } from './photos/photo-instant.ts';
import { photoNine } from './photos/photo-nine.ts';
import { photoPair } from './photos/photo-pair.ts';
import { photoPortrait } from './photos/photo-portrait.ts';
import { photoTable } from './photos/photo-table.ts';
import { photoTag } from './photos/photo-tag.ts';
import { photoTriptych } from './photos/photo-triptych.ts';
import { photoWreath } from './photos/photo-wreath.ts';
import { pubSign } from './family-days/pub-sign.ts';
import { namedPencil } from './thanks-and-memory/named-pencil.ts';
import { forgetMeNots } from './thanks-and-memory/forget-me-nots.ts';
import { windowCat } from './pets/window-cat.ts';
import { bestInShow } from './pets/best-in-show.ts';
import { robinOnHolly } from './christmas/robin-on-holly.ts';
import { allotment } from './allotment.ts';
import { babyMoon } from './baby-moon.ts';
import { bestTeacher } from './best-teacher.ts';
import { bookSpines } from './book-spines.ts';
import { botanicalBorder } from './botanical-border.ts';
import { clockFace } from './clock-face.ts';
import { contourLines } from './contour-lines.ts';
import { decoSunburst } from './deco-sunburst.ts';
import { dinosaurParade } from './dinosaur-parade.ts';
import { familyTree } from './family-tree.ts';
import { footballShirt } from './football-shirt.ts';
import { fourFlowers } from './four-flowers.ts';
import { houseSign } from './house-sign.ts';
import { lemonGrove } from './lemon-grove.ts';
import { littleRocket } from './little-rocket.ts';
import { meadowWrap } from './meadow-wrap.ts';
import { monogramCrest } from './monogram-crest.ts';
import { mountainDusk } from './mountain-dusk.ts';
import { nightSky } from './night-sky.ts';
import { pawPrints } from './paw-prints.ts';
import { rainbowDays } from './rainbow-days.ts';
import { retroStripes } from './retro-stripes.ts';
import { scriptFlourish } from './script-flourish.ts';
import { seasideLighthouse } from './seaside-lighthouse.ts';
import { serifHairline } from './serif-hairline.ts';
import { strawberryGingham } from './strawberry-gingham.ts';
import { tallName } from './tall-name.ts';
import { teaTime } from './tea-time.ts';
import { teamArch } from './team-arch.ts';
import { twoHearts } from './two-hearts.ts';
import { woodlandFox } from './woodland-fox.ts';
import { wreathMonogram } from './wreath-monogram.ts';

export const designs: Readonly<Record<string, DesignTemplate>> = {
  'wreath-monogram': wreathMonogram,
  'retro-stripes': retroStripes,
  'mountain-dusk': mountainDusk,
  'botanical-border': botanicalBorder,
  'serif-hairline': serifHairline,
  'script-flourish': scriptFlourish,
  'night-sky': nightSky,
  'rainbow-days': rainbowDays,
  'clock-face': clockFace,
  'tall-name': tallName,
  'team-arch': teamArch,
  'house-sign': houseSign,
  'meadow-wrap': meadowWrap,
  'tea-time': teaTime,
  'seaside-lighthouse': seasideLighthouse,
  allotment,
  'contour-lines': contourLines,
  'deco-sunburst': decoSunburst,
  'four-flowers': fourFlowers,
  'baby-moon': babyMoon,
  'dinosaur-parade': dinosaurParade,
  'little-rocket': littleRocket,
  'woodland-fox': woodlandFox,
  'football-shirt': footballShirt,
  'paw-prints': pawPrints,
  'best-teacher': bestTeacher,
  'two-hearts': twoHearts,
  'monogram-crest': monogramCrest,
  'lemon-grove': lemonGrove,
  'strawberry-gingham': strawberryGingham,
  'family-tree': familyTree,
  'book-spines': bookSpines,
  'robin-on-holly': robinOnHolly,
  'best-in-show': bestInShow,
  'window-cat': windowCat,
  'forget-me-nots': forgetMeNots,
  'named-pencil': namedPencil,
  'pub-sign': pubSign,
  'grill-master': grillMaster,
  'named-garden': namedGarden,
  'flower-jug': flowerJug,
  'love-letter': loveLetter,
  'years-together': yearsTogether,
  'love-birds': loveBirds,
  'floral-hoop': floralHoop,
  'bunny-meadow': bunnyMeadow,
  'little-elephant': littleElephant,
  'hot-air-balloon': hotAirBalloon,
  'vintage-label': vintageLabel,
  'balloon-age': balloonAge,
  'birthday-cake': birthdayCakeDesign,
  'christmas-eve': christmasEve,
  'snow-village': snowVillage,
  'first-christmas': firstChristmas,
  'stocking-row': stockingRow,
  'fir-wreath': firWreath,
  'named-bauble': namedBauble,
  'gingerbread-house': gingerbreadHouseDesign,
  'photo-arch': photoArch,
  'photo-wreath': photoWreath,
  'photo-filmstrip': photoFilmstrip,
  'photo-full': photoFull,
  'photo-nine': photoNine,
  'photo-triptych': photoTriptych,
  'photo-heart': photoHeart,
  'photo-instant': photoInstant,
  'photo-portrait': photoPortrait,
  'photo-pair': photoPair,
  'photo-table': photoTable,
  'photo-hours': photoHours,
  'photo-tag': photoTag,
};
