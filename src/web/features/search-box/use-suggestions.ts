/** Suggestions for the typed text: categories from the menu at once, products from the search shortly after. */
import { useEffect, useState } from 'react';
import type { SearchPage } from '../../../contract/shop/search.ts';
import { browserApi } from '../../api/client.ts';
import { useApp, type AppState } from '../../state/app.ts';

const PAUSE_MS = 180;
const PRODUCTS = 5;
const CATEGORIES = 3;
const MOST_CACHED = 50;

export type Found = Pick<SearchPage, 'products' | 'total' | 'correctedTo' | 'notMade'>;

export interface Suggested {
  keyword: string;
  categories: readonly { slug: string; name: string }[];
  found: Found | null;
}

const cached = new Map<string, Found>();

/** Null, without a request, if nothing is typed. */
export function useSuggestions(typed: string): Suggested | null {
  const keyword = typed.trim().slice(0, 200);
  const menu = useApp((state) => state.menu);
  const [answer, setAnswer] = useState<{ keyword: string; found: Found } | null>(null);

  useEffect(() => {
    if (keyword === '') return;
    let isWanted = true;
    const show = (found: Found) => isWanted && setAnswer({ keyword, found });
    const known = cached.get(keyword);
    if (known) show(known);
    const timer = setTimeout(
      // On failure the box still works as a search box.
      () => void (known ? undefined : ask(keyword).then(show, () => {})),
      PAUSE_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [keyword]);

  if (keyword === '') return null;
  return {
    keyword,
    categories: categoriesLike(menu, keyword),
    // Keep the last results until the new ones arrive: a list that empties at each keystroke
    // flickers.
    found: answer?.found ?? null,
  };
}

async function ask(keyword: string): Promise<Found> {
  const body = { keyword, numOfRecords: PRODUCTS, page: 1, sort: 'featured' } as const;
  const { products, total, correctedTo, notMade } = await browserApi.call('search', { body });
  const found = { products, total, correctedTo, notMade };
  if (cached.size >= MOST_CACHED) cached.clear();
  cached.set(keyword, found);
  return found;
}

/** Categories with a word that starts with the typed text. */
function categoriesLike(menu: AppState['menu'], keyword: string): Suggested['categories'] {
  const wanted = plain(keyword);
  return menu
    .flatMap((parent) => [parent, ...parent.categories])
    .filter(({ name }) => ` ${plain(name)}`.includes(` ${wanted}`))
    .slice(0, CATEGORIES)
    .map(({ slug, name }) => ({ slug, name }));
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
