/** The designs that a shopper has at hand in this tab. They end with the session. */
import { tabStorage } from '../guarded-storage.ts';

/** The one being moved to another product. */
export const CARRIED = 'carried-design';
/** Those begun on product pages. */
export const BEGUN = 'begun-designs';

export function forgetDesignsOfTab(): void {
  tabStorage.removeItem(CARRIED);
  tabStorage.removeItem(BEGUN);
}
