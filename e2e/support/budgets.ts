/** Download limits for a first visit to each page, in KiB as sent. Raise them here if a page needs more. */

export interface Budget {
  address: string;
  /** Scripts and stylesheets named in the HTML, gzip. */
  scripts: number;
  styles: number;
  fonts: number;
  /** Before any scrolling, on a phone. */
  pictures: number;
}

/** Includes the table of which characters are in which font file, which saves 10 KiB of fonts. */
const STYLES = 13.8;
/** The characters of English pages take 24; a name with accents loads another eight or nine. */
const FONTS = 33;

/** Only scripts: they load when somebody types, besides the renderer and the shaper. */
export const LIVE_PHOTO = 5;

/** Scripts that load when somebody changes a design: the editor, the painter and the renderer, besides the shaper. Drawing other writings takes 0.3 of it, showing one side of two 0.2, sharing that with photo gifts 0.1, what finds words over words 0.5, sample photographs and turned ones 0.4, what loads the phone’s bar of actions and the size slider’s help 0.1, the sides of a mug and their names 0.5, what stays open for a problem or asks before leaving 0.5, places that are marked open and words that leave no hole 0.4, Escape from a picker, grips beside the art and places of empty words 0.4, wrapped words, copies that stay on the mug and names of their sides 1, weak colours and the question about warnings 2, photographs that move to the middle of designs without words 0.7, places that ask for their photograph 0.2, knowing which words a photograph displaced 0.1, and what follows gestures, icons of layers and the side that was changed 0.7. */
export const EDITOR = 69.1;

const page = (address: string, scripts: number, pictures: number): Budget => ({
  address,
  scripts,
  styles: STYLES,
  fonts: FONTS,
  pictures,
});

export const BUDGETS: readonly Budget[] = [
  page('/', 95.2, 200),
  page('/shop', 99.9, 200),
  page('/c/mugs', 100.2, 200),
  page('/sale', 97.8, 200),
  page('/search?q=mug', 100.4, 200),
  page('/p/botanical-wreath-mug', 110, 200),
  page('/cart', 103.5, 60),
  page('/checkout', 107.9, 60),
  page('/login', 105.2, 60),
  page('/register', 99.4, 60),
  page('/contact', 99.8, 60),
  page('/about', 97.8, 200),
  page('/legal/privacy', 97.8, 60),
  page('/offline', 95.6, 60),
];
