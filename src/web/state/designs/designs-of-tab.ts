/** The designs that a shopper has at hand in this tab. They end with the session. */
import { tabStorage } from '../guarded-storage.ts';

/** The one being moved to another product. */
export const CARRIED = 'carried-design';
/** Those begun on product pages. */
export const BEGUN = 'begun-designs';
/** Pictures of those put into the cart. */
export const SEEN = 'seen';

export function forgetDesignsOfTab(): void {
  for (const name of [CARRIED, BEGUN, SEEN]) tabStorage.removeItem(name);
}
