/** Loads what every page shows around its screen: the menu. */
import type { Services } from '../navigation/route.ts';
import { pageMenu } from '../state/page-menu.ts';

/** A page works without its menu: the failure is logged and not shown. */
export async function shellData({ api, missed }: Services) {
  try {
    return { menu: pageMenu(await api.call('categoryMenu', {})) };
  } catch (failure) {
    missed(failure);
    return { menu: [] };
  }
}
