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

/** JSON that can stand in a script element: a product's text could close it with '<'. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** @param data each as inert JSON, since most of it is the same for many pages */
export function writePageData(data: Record<keyof PageData, string>): string {
  const fields = Object.entries(data).map(([name, json]) => `"${name}":${json}`);
  return `<script type="application/json" id="${ID}">{${fields.join()}}</script>`;
}

export function readPageData(): PageData {
  const text = document.getElementById(ID)?.textContent;
  if (!text) throw new Error('The page came without its data');
  return JSON.parse(text) as PageData;
}
