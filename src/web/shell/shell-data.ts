/** What every page shows around its screen: the menu. */
import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, missedContext } from '../features/page-loader/page-loader.ts';
import { pageMenu } from '../state/page-menu.ts';

/** Without a menu a page is still a page: the failure is logged, and the shopper is shown nothing of it. */
export async function shellData({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  try {
    return { menu: pageMenu(await apiOf(context).call('categoryMenu', {})) };
  } catch (failure) {
    context.get(missedContext)(failure);
    return { menu: [] };
  }
}
