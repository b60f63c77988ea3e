/** Loads what every page shows around its screen: the menu. */
import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, missedContext } from '../features/page-loader/page-loader.ts';
import { pageMenu } from '../state/page-menu.ts';

/** A page works without its menu: the failure is logged and not shown. */
export async function shellData({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  try {
    return { menu: pageMenu(await apiOf(context).call('categoryMenu', {})) };
  } catch (failure) {
    context.get(missedContext)(failure);
    return { menu: [] };
  }
}
