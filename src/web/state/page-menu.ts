/** The part of the menu in every page: names and links. Descriptions and thumbnails load after hydration. */
import type { MenuCategory } from '../../contract/catalogue.ts';
import { visibleMenu } from '../../domain/catalogue/menu.ts';

type Named = Pick<MenuCategory, 'name' | 'slug'>;
export type PageMenu = readonly (Named & Pick<MenuCategory, 'image'> & { categories: Named[] })[];

export function pageMenu(menu: readonly MenuCategory[]): PageMenu {
  return visibleMenu(menu).map(({ name, slug, image, categories }) => ({
    name,
    slug,
    image,
    categories: categories.map((part) => ({ name: part.name, slug: part.slug })),
  }));
}
