/** The letterings of our designs, files made by tools/assets/subset-fonts.ts; every one under the SIL Open Font Licence beside it. */
import type { FontId } from '../../src/artwork/design/design.ts';

/** Letterings of one mood are offered together; pictures are emoji, drawn in one colour. */
export type FontMood = 'script' | 'hand' | 'serif' | 'sans' | 'display' | 'pictures';

export interface Font {
  /** In this folder. */
  file: string;
  name: string;
  mood: FontMood;
}

export const FONTS: Readonly<Record<FontId, Font>> = {
  script: { file: 'great-vibes.ttf', name: 'Great Vibes', mood: 'script' },
  parisienne: { file: 'parisienne.ttf', name: 'Parisienne', mood: 'script' },
  lobster: { file: 'lobster.ttf', name: 'Lobster', mood: 'script' },
  pacifico: { file: 'pacifico.ttf', name: 'Pacifico', mood: 'script' },
  sans: { file: 'montserrat-500.ttf', name: 'Montserrat', mood: 'sans' },
  'sans-bold': { file: 'montserrat-700.ttf', name: 'Montserrat Bold', mood: 'sans' },
  hand: { file: 'caveat-700.ttf', name: 'Caveat', mood: 'hand' },
  serif: { file: 'cormorant-garamond-600.ttf', name: 'Cormorant', mood: 'serif' },
  roman: { file: 'cinzel-500.ttf', name: 'Cinzel', mood: 'serif' },
  round: { file: 'fredoka-600.ttf', name: 'Fredoka', mood: 'sans' },
  slab: { file: 'alfa-slab-one.ttf', name: 'Alfa Slab', mood: 'display' },
  didone: { file: 'playfair-display-600.ttf', name: 'Playfair', mood: 'serif' },
  capitals: { file: 'amatic-sc-700.ttf', name: 'Amatic', mood: 'hand' },
  brush: { file: 'dancing-script-700.ttf', name: 'Dancing Script', mood: 'script' },
  allura: { file: 'allura.ttf', name: 'Allura', mood: 'script' },
  sacramento: { file: 'sacramento.ttf', name: 'Sacramento', mood: 'script' },
  ribbon: { file: 'alex-brush.ttf', name: 'Alex Brush', mood: 'script' },
  schoolbook: { file: 'patrick-hand.ttf', name: 'Patrick Hand', mood: 'hand' },
  notebook: { file: 'indie-flower.ttf', name: 'Indie Flower', mood: 'hand' },
  architect: { file: 'architects-daughter.ttf', name: 'Architects Daughter', mood: 'hand' },
  chalk: { file: 'shadows-into-light-two.ttf', name: 'Shadows Into Light', mood: 'hand' },
  garamond: { file: 'eb-garamond-600.ttf', name: 'EB Garamond', mood: 'serif' },
  bookish: { file: 'libre-baskerville.ttf', name: 'Libre Baskerville', mood: 'serif' },
  friendly: { file: 'nunito-800.ttf', name: 'Nunito', mood: 'sans' },
  narrow: { file: 'oswald-500.ttf', name: 'Oswald', mood: 'sans' },
  bubbly: { file: 'baloo-2-700.ttf', name: 'Baloo', mood: 'display' },
  deco: { file: 'poiret-one.ttf', name: 'Poiret One', mood: 'display' },
  poster: { file: 'bebas-neue.ttf', name: 'Bebas Neue', mood: 'display' },
  signboard: { file: 'bungee.ttf', name: 'Bungee', mood: 'display' },
  fatface: { file: 'abril-fatface.ttf', name: 'Abril Fatface', mood: 'display' },
  emoji: { file: 'noto-emoji-500.ttf', name: 'Noto Emoji', mood: 'pictures' },
};
