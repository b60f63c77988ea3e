/** The part of the menu in every page: names and links. Descriptions and thumbnails load after hydration. */
import { createContext, useContext } from 'react';
import type { MenuCategory } from '../../contract/shop/catalogue.ts';
import { visibleMenu } from '../../domain/catalogue/menu.ts';

type Named = Pick<MenuCategory, 'name' | 'slug'>;
export type PageMenu = readonly (Named &
  Pick<MenuCategory, 'image' | 'occasion'> & { categories: Named[] })[];

/** Loaded with the first page. A reload refreshes it. */
export const PageMenuContext = createContext<PageMenu>([]);

export const usePageMenu = (): PageMenu => useContext(PageMenuContext);

export function pageMenu(menu: readonly MenuCategory[]): PageMenu {
  return visibleMenu(menu).map(({ name, slug, image, occasion, categories }) => ({
    name,
    slug,
    image,
    occasion,
    categories: categories.map((part) => ({ name: part.name, slug: part.slug })),
  }));
}
