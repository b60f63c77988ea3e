/** What every page shows around its screen: the menu. */
import type { LoaderFunctionArgs } from 'react-router';
import { shownMenu } from '../../domain/menu.ts';
import { apiOf } from '../features/page-loader/page-loader.ts';

export async function shellData({ context }: LoaderFunctionArgs) {
  const menu = await apiOf(context).call('categoryMenu', {});
  return { menu: shownMenu(menu) };
}
