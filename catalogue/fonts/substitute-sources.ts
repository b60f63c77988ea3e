/**
 * Letterings for the writings that a design's own lettering lacks, files made by
 * tools/assets/subset-substitutes.ts; every one under the SIL Open Font Licence in the folder above.
 */
import type { FontId } from '../../src/artwork/design/design.ts';
import type { Substitute } from '../../src/artwork/render/run.ts';

/** What the tool finds in the fonts. */
export interface MadeSubstitute extends Pick<Substitute, 'letters' | 'size'> {
  /** The first 16 digits of the SHA-256 of its file, or of its slices one after the other. */
  hash: string;
}

export type SubstituteSource = Omit<Substitute, 'letters' | 'size'> & {
  /** In catalogue/fonts; for a sliced one the folder of its slices. */
  file: string;
  /** Set by eye for writings without capitals; absent: measured on its Latin letters. */
  size?: number;
};

const ELEGANT = ['script', 'parisienne', 'brush', 'allura', 'sacramento', 'ribbon'] as const;
const BOLD_SCRIPT = ['lobster', 'pacifico'] as const;
const HAND = ['hand', 'schoolbook', 'notebook', 'architect', 'chalk', 'capitals'] as const;
const SERIF = ['serif', 'roman', 'didone', 'garamond', 'bookish', 'fatface'] as const;
const HEAVY = ['sans-bold', 'slab', 'friendly', 'round', 'bubbly', 'poster', 'signboard'] as const;
const WRITTEN: readonly FontId[] = [...ELEGANT, ...BOLD_SCRIPT, ...HAND];

/** What each is cut from is in tools/assets/subset-substitutes.ts. */
const cut = (file: string): string => `substitutes/${file}.ttf`;

/** In the order in which they are tried. */
export const SUBSTITUTE_SOURCES = [
  {
    id: 'great-vibes-cyrillic',
    name: 'Great Vibes',
    writings: ['cyrillic'],
    family: ['script'],
    suits: ELEGANT,
    file: cut('great-vibes-cyrillic'),
  },
  {
    id: 'pacifico-cyrillic',
    name: 'Pacifico',
    writings: ['cyrillic'],
    family: ['pacifico'],
    file: cut('pacifico-cyrillic'),
  },
  {
    id: 'montserrat-500-cyrillic',
    name: 'Montserrat',
    writings: ['cyrillic'],
    family: ['sans'],
    file: cut('montserrat-500-cyrillic'),
  },
  {
    id: 'montserrat-700-cyrillic',
    name: 'Montserrat Bold',
    writings: ['cyrillic'],
    family: ['sans-bold'],
    suits: ['slab'],
    file: cut('montserrat-700-cyrillic'),
  },
  {
    id: 'caveat-700-cyrillic',
    name: 'Caveat',
    writings: ['cyrillic'],
    family: ['hand'],
    suits: [...ELEGANT, ...HAND],
    file: cut('caveat-700-cyrillic'),
  },
  {
    id: 'cormorant-garamond-600-cyrillic',
    name: 'Cormorant',
    writings: ['cyrillic'],
    family: ['serif'],
    file: cut('cormorant-garamond-600-cyrillic'),
  },
  {
    id: 'amatic-sc-700-cyrillic',
    name: 'Amatic',
    writings: ['cyrillic'],
    family: ['capitals'],
    file: cut('amatic-sc-700-cyrillic'),
  },
  {
    id: 'eb-garamond-600-cyrillic',
    name: 'EB Garamond',
    writings: ['cyrillic'],
    family: ['garamond'],
    suits: SERIF,
    file: cut('eb-garamond-600-cyrillic'),
  },
  {
    id: 'nunito-800-cyrillic',
    name: 'Nunito',
    writings: ['cyrillic'],
    family: ['friendly'],
    suits: ['round', 'bubbly'],
    file: cut('nunito-800-cyrillic'),
  },
  {
    id: 'oswald-500-cyrillic',
    name: 'Oswald',
    writings: ['cyrillic'],
    family: ['narrow'],
    suits: ['poster', 'signboard'],
    file: cut('oswald-500-cyrillic'),
  },
  {
    id: 'poiret-one-cyrillic',
    name: 'Poiret One',
    writings: ['cyrillic'],
    family: ['deco'],
    file: cut('poiret-one-cyrillic'),
  },
  {
    id: 'eb-garamond-600-greek',
    name: 'EB Garamond',
    writings: ['greek'],
    family: ['garamond'],
    suits: SERIF,
    file: cut('eb-garamond-600-greek'),
  },
  {
    id: 'eb-garamond-600-italic-greek',
    name: 'EB Garamond Italic',
    writings: ['greek'],
    suits: WRITTEN,
    file: cut('eb-garamond-600-italic-greek'),
  },
  {
    id: 'noto-sans-700',
    name: 'Noto Sans Bold',
    writings: ['greek', 'cyrillic'],
    suits: HEAVY,
    file: cut('noto-sans-700'),
  },
  {
    id: 'noto-sans-500',
    name: 'Noto Sans',
    writings: ['greek', 'cyrillic'],
    file: 'noto-sans-500.ttf',
  },
  {
    id: 'fredoka-600-hebrew',
    name: 'Fredoka',
    writings: ['hebrew'],
    family: ['round'],
    suits: ['bubbly', 'friendly'],
    file: cut('fredoka-600-hebrew'),
  },
  {
    id: 'amatic-sc-700-hebrew',
    name: 'Amatic',
    writings: ['hebrew'],
    family: ['capitals'],
    file: cut('amatic-sc-700-hebrew'),
  },
  {
    id: 'gveret-levin',
    name: 'Gveret Levin',
    writings: ['hebrew'],
    suits: WRITTEN,
    file: cut('gveret-levin'),
    size: 1,
  },
  {
    id: 'frank-ruhl-libre-500',
    name: 'Frank Ruhl Libre',
    writings: ['hebrew'],
    suits: SERIF,
    file: cut('frank-ruhl-libre-500'),
    size: 0.9,
  },
  {
    id: 'noto-sans-hebrew-500',
    name: 'Noto Sans Hebrew',
    writings: ['hebrew'],
    file: 'noto-sans-hebrew-500.ttf',
    size: 1,
  },
  {
    id: 'noto-naskh-arabic-500',
    name: 'Noto Naskh Arabic',
    writings: ['arabic'],
    suits: [...SERIF, ...WRITTEN],
    file: cut('noto-naskh-arabic-500'),
    size: 0.9,
  },
  {
    id: 'noto-sans-arabic-500',
    name: 'Noto Sans Arabic',
    writings: ['arabic'],
    file: 'noto-sans-arabic-500.ttf',
    size: 1,
  },
  {
    id: 'baloo-2-700-devanagari',
    name: 'Baloo',
    writings: ['devanagari'],
    family: ['bubbly'],
    suits: ['round', 'friendly'],
    file: cut('baloo-2-700-devanagari'),
  },
  {
    id: 'kalam-700',
    name: 'Kalam',
    writings: ['devanagari'],
    suits: WRITTEN,
    file: cut('kalam-700'),
    size: 1.25,
  },
  {
    id: 'noto-sans-devanagari-500',
    name: 'Noto Sans Devanagari',
    writings: ['devanagari'],
    file: 'noto-sans-devanagari-500.ttf',
    size: 1.1,
  },
  {
    id: 'noto-sans-bengali-500',
    name: 'Noto Sans Bengali',
    writings: ['bengali'],
    file: 'noto-sans-bengali-500.ttf',
    size: 1.1,
  },
  {
    id: 'noto-sans-gurmukhi-500',
    name: 'Noto Sans Gurmukhi',
    writings: ['gurmukhi'],
    file: 'noto-sans-gurmukhi-500.ttf',
    size: 1.1,
  },
  {
    id: 'noto-sans-gujarati-500',
    name: 'Noto Sans Gujarati',
    writings: ['gujarati'],
    file: 'noto-sans-gujarati-500.ttf',
    size: 1.1,
  },
  {
    id: 'noto-sans-tamil-500',
    name: 'Noto Sans Tamil',
    writings: ['tamil'],
    file: 'noto-sans-tamil-500.ttf',
    size: 1.1,
  },
  {
    id: 'ma-shan-zheng',
    name: 'Ma Shan Zheng',
    writings: ['chinese'],
    suits: WRITTEN,
    file: 'substitutes/ma-shan-zheng',
    size: 1,
    isSliced: true,
  },
  {
    id: 'klee-one-600',
    name: 'Klee One',
    writings: ['japanese'],
    suits: [...WRITTEN, ...SERIF],
    file: 'substitutes/klee-one-600',
    size: 1.05,
    isSliced: true,
  },
  {
    id: 'zen-kaku-gothic-new-500',
    name: 'Zen Kaku Gothic New',
    writings: ['japanese'],
    file: 'substitutes/zen-kaku-gothic-new-500',
    size: 1.05,
    isSliced: true,
  },
  {
    id: 'noto-sans-sc-500',
    name: 'Noto Sans SC',
    writings: ['chinese', 'japanese'],
    file: 'substitutes/noto-sans-sc-500',
    size: 1.05,
    isSliced: true,
  },
  {
    id: 'gaegu-700',
    name: 'Gaegu',
    writings: ['korean'],
    suits: WRITTEN,
    file: 'substitutes/gaegu-700',
    size: 0.9,
    isSliced: true,
  },
  {
    id: 'gothic-a1-500',
    name: 'Gothic A1',
    writings: ['korean'],
    file: 'substitutes/gothic-a1-500',
    size: 1.05,
    isSliced: true,
  },
] as const satisfies readonly SubstituteSource[];
export type SubstituteId = (typeof SUBSTITUTE_SOURCES)[number]['id'];
