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

/** Scripts that load when somebody changes a design: the editor, the painter and the renderer, besides the shaper. */
export const EDITOR = 69.4;

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
