/**
 * Builds catalogue/fonts from the font packages: only the letters that shoppers write, a list of
 * them, and licences.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FONTS } from '../../catalogue/fonts/fonts.ts';
import type { FontId } from '../../src/artwork/design/design.ts';
import { subsetPaperFonts } from './subset-paper-fonts.ts';
import { subsetSubstitutes } from './subset-substitutes.ts';
import { characters, lettersOf, subset } from './subset.ts';
import type { Ranges } from './subset.ts';

const TARGET = join(import.meta.dirname, '../../catalogue/fonts');

interface Source {
  package: string;
  file: string;
  /** The licence reserves the name for the unchanged font, so it is copied whole. */
  nameReserved?: true;
  /** Contains pictures instead of letters. */
  pictures?: true;
}

const SOURCES: Readonly<Record<FontId, Source>> = {
  script: { package: 'great-vibes', file: '400Regular/GreatVibes_400Regular.ttf' },
  parisienne: {
    package: 'parisienne',
    file: '400Regular/Parisienne_400Regular.ttf',
    nameReserved: true,
  },
  lobster: { package: 'lobster', file: '400Regular/Lobster_400Regular.ttf', nameReserved: true },
  pacifico: { package: 'pacifico', file: '400Regular/Pacifico_400Regular.ttf' },
  sans: { package: 'montserrat', file: '500Medium/Montserrat_500Medium.ttf' },
  'sans-bold': { package: 'montserrat', file: '700Bold/Montserrat_700Bold.ttf' },
  hand: { package: 'caveat', file: '700Bold/Caveat_700Bold.ttf' },
  serif: { package: 'cormorant-garamond', file: '600SemiBold/CormorantGaramond_600SemiBold.ttf' },
  roman: { package: 'cinzel', file: '500Medium/Cinzel_500Medium.ttf' },
  round: { package: 'fredoka', file: '600SemiBold/Fredoka_600SemiBold.ttf' },
  slab: {
    package: 'alfa-slab-one',
    file: '400Regular/AlfaSlabOne_400Regular.ttf',
    nameReserved: true,
  },
  didone: {
    package: 'playfair-display',
    file: '600SemiBold/PlayfairDisplay_600SemiBold.ttf',
    nameReserved: true,
  },
  capitals: { package: 'amatic-sc', file: '700Bold/AmaticSC_700Bold.ttf' },
  brush: {
    package: 'dancing-script',
    file: '700Bold/DancingScript_700Bold.ttf',
    nameReserved: true,
  },
  allura: { package: 'allura', file: '400Regular/Allura_400Regular.ttf' },
  sacramento: {
    package: 'sacramento',
    file: '400Regular/Sacramento_400Regular.ttf',
    nameReserved: true,
  },
  ribbon: { package: 'alex-brush', file: '400Regular/AlexBrush_400Regular.ttf' },
  schoolbook: { package: 'patrick-hand', file: '400Regular/PatrickHand_400Regular.ttf' },
  notebook: { package: 'indie-flower', file: '400Regular/IndieFlower_400Regular.ttf' },
  architect: {
    package: 'architects-daughter',
    file: '400Regular/ArchitectsDaughter_400Regular.ttf',
  },
  chalk: {
    package: 'shadows-into-light-two',
    file: '400Regular/ShadowsIntoLightTwo_400Regular.ttf',
  },
  garamond: { package: 'eb-garamond', file: '600SemiBold/EBGaramond_600SemiBold.ttf' },
  bookish: {
    package: 'libre-baskerville',
    file: '400Regular/LibreBaskerville_400Regular.ttf',
    nameReserved: true,
  },
  friendly: { package: 'nunito', file: '800ExtraBold/Nunito_800ExtraBold.ttf' },
  narrow: { package: 'oswald', file: '500Medium/Oswald_500Medium.ttf' },
  bubbly: { package: 'baloo-2', file: '700Bold/Baloo2_700Bold.ttf' },
  deco: { package: 'poiret-one', file: '400Regular/PoiretOne_400Regular.ttf' },
  poster: { package: 'bebas-neue', file: '400Regular/BebasNeue_400Regular.ttf' },
  signboard: { package: 'bungee', file: '400Regular/Bungee_400Regular.ttf' },
  fatface: {
    package: 'abril-fatface',
    file: '400Regular/AbrilFatface_400Regular.ttf',
    nameReserved: true,
  },
  emoji: { package: 'noto-emoji', file: '500Medium/NotoEmoji_500Medium.ttf', pictures: true },
};

/** Latin with all accents (Welsh, Polish, Turkish, Vietnamese …), punctuation, currency, arrows, hearts and stars. */
const RANGES: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2070, 0x209f],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2150, 0x215f],
  [0x2190, 0x21ff],
  [0x2200, 0x2265],
  [0x2600, 0x2767],
];

/** Symbols, weather, people, animals, food, places, things and faces, with their joiners and colour modifiers. */
const PICTURES: Ranges = [
  [0x20, 0x20],
  [0x200d, 0x200d],
  [0x2600, 0x27bf],
  [0x2b50, 0x2b55],
  [0xfe0f, 0xfe0f],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1faff],
];

const lettersByFont: Partial<Record<FontId, string>> = {};
const require = createRequire(import.meta.url);
await mkdir(TARGET, { recursive: true });
for (const [id, source] of Object.entries(SOURCES) as [FontId, Source][]) {
  const home = dirname(require.resolve(`@expo-google-fonts/${source.package}/package.json`));
  const bytes = await readFile(join(home, source.file));
  const made = source.nameReserved
    ? bytes
    : await subset(bytes, characters(source.pictures ? PICTURES : RANGES));
  await writeFile(join(TARGET, FONTS[id].file), made);
  await cp(join(home, 'LICENSE_FONT'), join(TARGET, `${source.package}-OFL.txt`));
  lettersByFont[id] = lettersOf(made);
  console.log(
    `${id}: ${Math.round(bytes.length / 1024)} KB → ${Math.round(made.length / 1024)} KB`,
  );
}

await writeFile(
  join(TARGET, 'letters.ts'),
  `/** What each font can draw, as ranges of code points; made with the fonts by tools/assets/subset-fonts.ts. */
import type { FontId } from '../../src/artwork/design/design.ts';
import type { Ranges } from '../../src/artwork/render/font-letters.ts';

export const FONT_LETTERS: Readonly<Record<FontId, Ranges>> = ${JSON.stringify(lettersByFont, null, 2)};
`,
);

await subsetPaperFonts(TARGET);
await subsetSubstitutes(TARGET);
