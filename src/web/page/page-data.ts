/** The data the server passes to the browser in the HTML, as inert JSON: the CSP forbids inline scripts. */
import type { PageAssets } from './document.tsx';
import type { PageMenu } from '../state/page-menu.ts';
import type { ShopSettings } from '../state/settings.ts';
import type { Translations } from '../state/translations.ts';

export interface PageData {
  assets: PageAssets;
  settings: ShopSettings;
  translations: Translations;
  /** Around every screen. */
  menu: PageMenu;
  /** What the screen's data function returned. */
  screen: unknown;
  /** The status, if the screen's data could not be loaded. */
  failed: number | null;
}

const ID = 'page-data';

export function writePageData(data: PageData): string {
  // Escape '<', or a product's text could close the script element.
  return `<script type="application/json" id="${ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export function readPageData(): PageData {
  const text = document.getElementById(ID)?.textContent;
  if (!text) throw new Error('The page came without its data');
  return JSON.parse(text) as PageData;
}
