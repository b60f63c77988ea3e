/** How many photographs of the shopper's are on a line. */
import type { Personalisation } from './personalisation.ts';

export const photosOn = (line: { personalisation: Personalisation | null }): number =>
  line.personalisation?.edits?.own?.filter(({ type }) => type === 'photo').length ?? 0;
