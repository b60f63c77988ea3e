/** The drawings that shoppers may put on their designs, each in one colour and within a square of one unit around its middle. */
import { HEART, STAR } from '../../src/artwork/drawing/drawing.ts';
import type { ClipartGroup } from '../../src/artwork/design/collection.ts';
import * as animals from './drawings/animals.ts';
import * as first from './drawings/first.ts';
import * as love from './drawings/love.ts';
import * as nature from './drawings/nature.ts';
import * as parties from './drawings/parties.ts';
import * as pastimes from './drawings/pastimes.ts';
import * as table from './drawings/table.ts';
import { scaledPath } from './scaled-path.ts';

export interface Clipart {
  name: string;
  group: ClipartGroup;
  /** SVG path data in absolute commands, -0.5 to 0.5. */
  d: string;
}

/** By slug: the name, and path data from -1 to 1. */
const GROUPS: Readonly<Record<ClipartGroup, Readonly<Record<string, readonly [string, string]>>>> =
  {
    love: {
      heart: ['Heart', HEART],
      hearts: ['Two hearts', love.HEARTS],
      'five-points': ['Five-pointed star', love.FIVE_POINTS],
      ring: ['Diamond ring', love.RING],
      crown: ['Crown', first.CROWN],
      envelope: ['Envelope', love.ENVELOPE],
      sparkles: ['Sparkles', love.SPARKLES],
      star: ['Four-pointed star', STAR],
    },
    animals: {
      paw: ['Paw print', first.PAW],
      dog: ['Dog', animals.DOG],
      cat: ['Cat', animals.CAT],
      rabbit: ['Rabbit', animals.RABBIT],
      bone: ['Bone', first.BONE],
      fish: ['Fish', first.FISH],
      bird: ['Bird', animals.BIRD],
      duck: ['Duck', animals.DUCK],
      hedgehog: ['Hedgehog', animals.HEDGEHOG],
      bee: ['Bee', animals.BEE],
      butterfly: ['Butterfly', first.BUTTERFLY],
    },
    nature: {
      flower: ['Flower', first.FLOWER],
      tulip: ['Tulip', nature.TULIP],
      leaf: ['Leaf', first.LEAF],
      acorn: ['Acorn', nature.ACORN],
      mushroom: ['Mushroom', nature.MUSHROOM],
      tree: ['Tree', first.TREE],
      mountains: ['Mountains', nature.MOUNTAINS],
      sun: ['Sun', nature.SUN],
      moon: ['Moon', first.MOON],
      cloud: ['Cloud', nature.CLOUD],
      rainbow: ['Rainbow', nature.RAINBOW],
      snowflake: ['Snowflake', nature.SNOWFLAKE],
    },
    parties: {
      balloon: ['Balloon', first.BALLOON],
      cake: ['Birthday cake', parties.CAKE],
      present: ['Present', parties.PRESENT],
      bunting: ['Bunting', parties.BUNTING],
      bauble: ['Bauble', parties.BAUBLE],
      bell: ['Bell', parties.BELL],
      cap: ['Graduation cap', parties.CAP],
      trophy: ['Trophy', parties.TROPHY],
    },
    table: {
      cup: ['Cup of tea', table.CUP],
      'wine-glass': ['Wine glass', table.WINE_GLASS],
      'ice-cream': ['Ice cream', table.ICE_CREAM],
      strawberry: ['Strawberry', table.STRAWBERRY],
      apple: ['Apple', table.APPLE],
      cherries: ['Cherries', table.CHERRIES],
    },
    pastimes: {
      house: ['House', first.HOUSE],
      key: ['Key', pastimes.KEY],
      note: ['Music note', first.NOTE],
      guitar: ['Guitar', pastimes.GUITAR],
      football: ['Football', pastimes.FOOTBALL],
      book: ['Book', pastimes.BOOK],
      camera: ['Camera', pastimes.CAMERA],
      bicycle: ['Bicycle', pastimes.BICYCLE],
      car: ['Car', pastimes.CAR],
      boat: ['Sailing boat', pastimes.BOAT],
      anchor: ['Anchor', pastimes.ANCHOR],
      rocket: ['Rocket', pastimes.ROCKET],
    },
  };

export const CLIPART: Readonly<Record<string, Clipart>> = Object.fromEntries(
  Object.entries(GROUPS).flatMap(([group, drawings]) =>
    Object.entries(drawings).map(([slug, [name, d]]) => [
      slug,
      { name, group: group as ClipartGroup, d: scaledPath(d, 0.5) },
    ]),
  ),
);

export function findClipart(slug: string): string | undefined {
  return Object.hasOwn(CLIPART, slug) ? CLIPART[slug]?.d : undefined;
}
