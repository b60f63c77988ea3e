/** What a first visit to each page may download, in KiB as sent. Whoever wants more says so here. */

export interface Budget {
  address: string;
  /** Scripts and stylesheets that the HTML names, gzip. */
  scripts: number;
  styles: number;
  fonts: number;
  /** Before any scrolling, on a phone. */
  pictures: number;
}

const STYLES = 15;
const FONTS = 80;

const page = (address: string, scripts: number, pictures: number): Budget => ({
  address,
  scripts,
  styles: STYLES,
  fonts: FONTS,
  pictures,
});

export const BUDGETS: readonly Budget[] = [
  page('/', 120, 200),
  page('/shop', 125, 200),
  page('/c/mugs', 122, 200),
  page('/sale', 125, 200),
  page('/search?q=mug', 125, 200),
  page('/p/botanical-wreath-mug', 132, 200),
  page('/cart', 125, 60),
  page('/checkout', 135, 60),
  page('/login', 132, 60),
  page('/register', 132, 60),
  page('/contact', 125, 60),
  page('/about', 125, 200),
  page('/legal/privacy', 125, 60),
  page('/offline', 122, 60),
];
