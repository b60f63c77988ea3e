/** What every page shows around its screen: the menu. */
import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../features/page-loader/page-loader.ts';

// A sub-category that menus never show (specification §2).
const HIDDEN_SUB_CATEGORY = 'clearance-lines';

export async function shellData({ context }: LoaderFunctionArgs) {
  const menu = await apiOf(context).call('categoryMenu', {});
  return {
    menu: menu.map((parent) => ({
      ...parent,
      categories: parent.categories.filter(({ slug }) => slug !== HIDDEN_SUB_CATEGORY),
    })),
  };
}
