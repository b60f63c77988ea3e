/** From which package each lettering for other writings comes, and which of its letters are kept. */
import type { SubstituteId } from '../../catalogue/fonts/substitute-sources.ts';
import { characters } from './subset.ts';
import type { Ranges } from './subset.ts';

export interface Cut {
  package: string;
  file: string;
  letters: string;
}

const CYRILLIC = characters([
  [0x300, 0x304],
  [0x306, 0x308],
  [0x30b, 0x30c],
  [0x400, 0x52f],
]);
const GREEK = characters([
  [0x300, 0x301],
  [0x308, 0x308],
  [0x370, 0x3ff],
  [0x1f00, 0x1fff],
]);
const HEBREW = characters([
  [0x591, 0x5f4],
  [0xfb1d, 0xfb4f],
]);
/** Joiners are letters' neighbours in Persian and in Indian writings. */
const JOINERS: Ranges = [[0x200c, 0x200d]];
const ARABIC = characters([
  ...JOINERS,
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
]);
const DEVANAGARI = characters([...JOINERS, [0x25cc, 0x25cc], [0x900, 0x97f], [0xa8e0, 0xa8ff]]);

/** The characters of an encoding's rows. */
function rowsOf(encoding: string, [first, last]: Stretch, trails: readonly Stretch[]): string[] {
  const span = ([from, to]: Stretch) =>
    Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const pairs = span([first, last]).flatMap((lead) =>
    trails.flatMap(span).map((trail) => [lead, trail]),
  );
  const decoder = new TextDecoder(encoding);
  return pairs.map((pair) => decoder.decode(Uint8Array.from(pair)));
}
type Stretch = readonly [from: number, to: number];

const EAST_ASIAN = /^[\p{Script=Han}\u3000-\u30ff\uff00-\uff9f]$/u;
const eastAsian = (all: readonly string[]) => all.filter((each) => EAST_ASIAN.test(each)).join('');
const LOW: Stretch = [0xa1, 0xfe];
/** The characters of GB 2312, and the common ones of Big5: what names are written with. */
const CHINESE = eastAsian([
  ...rowsOf('gb18030', [0xa1, 0xf7], [LOW]),
  ...rowsOf('big5', [0xa4, 0xc6], [[0x40, 0x7e], LOW]),
]);
/** The characters of JIS X 0208. */
const JAPANESE = eastAsian(rowsOf('euc-jp', [0xa1, 0xf4], [LOW]));
const KOREAN = characters([[0xac00, 0xd7a3]]);

/** Fonts that are not here are those of papers. */
export const CUTS: Partial<Record<SubstituteId, Cut>> = {
  'great-vibes-cyrillic': {
    package: 'great-vibes',
    file: '400Regular/GreatVibes_400Regular.ttf',
    letters: CYRILLIC,
  },
  'pacifico-cyrillic': {
    package: 'pacifico',
    file: '400Regular/Pacifico_400Regular.ttf',
    letters: CYRILLIC,
  },
  'montserrat-500-cyrillic': {
    package: 'montserrat',
    file: '500Medium/Montserrat_500Medium.ttf',
    letters: CYRILLIC,
  },
  'montserrat-700-cyrillic': {
    package: 'montserrat',
    file: '700Bold/Montserrat_700Bold.ttf',
    letters: CYRILLIC,
  },
  'caveat-700-cyrillic': {
    package: 'caveat',
    file: '700Bold/Caveat_700Bold.ttf',
    letters: CYRILLIC,
  },
  'cormorant-garamond-600-cyrillic': {
    package: 'cormorant-garamond',
    file: '600SemiBold/CormorantGaramond_600SemiBold.ttf',
    letters: CYRILLIC,
  },
  'amatic-sc-700-cyrillic': {
    package: 'amatic-sc',
    file: '700Bold/AmaticSC_700Bold.ttf',
    letters: CYRILLIC,
  },
  'eb-garamond-600-cyrillic': {
    package: 'eb-garamond',
    file: '600SemiBold/EBGaramond_600SemiBold.ttf',
    letters: CYRILLIC,
  },
  'nunito-800-cyrillic': {
    package: 'nunito',
    file: '800ExtraBold/Nunito_800ExtraBold.ttf',
    letters: CYRILLIC,
  },
  'oswald-500-cyrillic': {
    package: 'oswald',
    file: '500Medium/Oswald_500Medium.ttf',
    letters: CYRILLIC,
  },
  'poiret-one-cyrillic': {
    package: 'poiret-one',
    file: '400Regular/PoiretOne_400Regular.ttf',
    letters: CYRILLIC,
  },
  'eb-garamond-600-greek': {
    package: 'eb-garamond',
    file: '600SemiBold/EBGaramond_600SemiBold.ttf',
    letters: GREEK,
  },
  'eb-garamond-600-italic-greek': {
    package: 'eb-garamond',
    file: '600SemiBold_Italic/EBGaramond_600SemiBold_Italic.ttf',
    letters: GREEK,
  },
  'noto-sans-700': {
    package: 'noto-sans',
    file: '700Bold/NotoSans_700Bold.ttf',
    letters: GREEK + CYRILLIC,
  },
  'fredoka-600-hebrew': {
    package: 'fredoka',
    file: '600SemiBold/Fredoka_600SemiBold.ttf',
    letters: HEBREW,
  },
  'amatic-sc-700-hebrew': {
    package: 'amatic-sc',
    file: '700Bold/AmaticSC_700Bold.ttf',
    letters: HEBREW,
  },
  'gveret-levin': {
    package: 'gveret-levin',
    file: '400Regular/GveretLevin_400Regular.ttf',
    letters: HEBREW,
  },
  'frank-ruhl-libre-500': {
    package: 'frank-ruhl-libre',
    file: '500Medium/FrankRuhlLibre_500Medium.ttf',
    letters: HEBREW,
  },
  'noto-naskh-arabic-500': {
    package: 'noto-naskh-arabic',
    file: '500Medium/NotoNaskhArabic_500Medium.ttf',
    letters: ARABIC,
  },
  'baloo-2-700-devanagari': {
    package: 'baloo-2',
    file: '700Bold/Baloo2_700Bold.ttf',
    letters: DEVANAGARI,
  },
  'kalam-700': { package: 'kalam', file: '700Bold/Kalam_700Bold.ttf', letters: DEVANAGARI },
  'ma-shan-zheng': {
    package: 'ma-shan-zheng',
    file: '400Regular/MaShanZheng_400Regular.ttf',
    letters: CHINESE,
  },
  'noto-sans-sc-500': {
    package: 'noto-sans-sc',
    file: '500Medium/NotoSansSC_500Medium.ttf',
    letters: CHINESE,
  },
  'klee-one-600': {
    package: 'klee-one',
    file: '600SemiBold/KleeOne_600SemiBold.ttf',
    letters: JAPANESE,
  },
  'zen-kaku-gothic-new-500': {
    package: 'zen-kaku-gothic-new',
    file: '500Medium/ZenKakuGothicNew_500Medium.ttf',
    letters: JAPANESE,
  },
  'gaegu-700': { package: 'gaegu', file: '700Bold/Gaegu_700Bold.ttf', letters: KOREAN },
  'gothic-a1-500': {
    package: 'gothic-a1',
    file: '500Medium/GothicA1_500Medium.ttf',
    letters: KOREAN,
  },
};
