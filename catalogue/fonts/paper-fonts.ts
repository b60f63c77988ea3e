/**
 * Fonts of papers for letters that Montserrat lacks, in the order in which they are tried. Names,
 * addresses and gift notes come in any script, unlike words on products.
 */

export const PAPER_FONTS = {
  sans: 'noto-sans-500.ttf',
  emoji: 'noto-emoji-500.ttf',
  arabic: 'noto-sans-arabic-500.ttf',
  hebrew: 'noto-sans-hebrew-500.ttf',
  devanagari: 'noto-sans-devanagari-500.ttf',
  bengali: 'noto-sans-bengali-500.ttf',
  gurmukhi: 'noto-sans-gurmukhi-500.ttf',
  gujarati: 'noto-sans-gujarati-500.ttf',
  tamil: 'noto-sans-tamil-500.ttf',
  chinese: 'noto-sans-sc-500.ttf',
} as const satisfies Record<string, string>;
export type PaperFontId = keyof typeof PAPER_FONTS;
