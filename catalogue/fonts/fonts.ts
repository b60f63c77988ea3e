/** The font files of our designs, made by tools/subset-fonts.ts; every one under the SIL Open Font Licence beside it. */
import type { FontId } from '../../src/artwork/design.ts';

/** File in this folder, by font. */
export const FONT_FILES: Readonly<Record<FontId, string>> = {
  script: 'great-vibes.ttf',
  parisienne: 'parisienne.ttf',
  lobster: 'lobster.ttf',
  pacifico: 'pacifico.ttf',
  sans: 'montserrat-500.ttf',
  'sans-bold': 'montserrat-700.ttf',
  hand: 'caveat-700.ttf',
  serif: 'cormorant-garamond-600.ttf',
  roman: 'cinzel-500.ttf',
  round: 'fredoka-600.ttf',
  slab: 'alfa-slab-one.ttf',
  didone: 'playfair-display-600.ttf',
  capitals: 'amatic-sc-700.ttf',
  brush: 'dancing-script-700.ttf',
};
