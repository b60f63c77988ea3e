/** A card with the dates of an order placed now, beside the text of a page on desktops. Loads after the page. */
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { withTranslations } from '../../state/with-translations.ts';

// Without it the page is complete.
const DatesToday = lazyComponent(
  withTranslations(
    ['dispatch-promise'],
    async () => (await import('./dates-today.tsx')).DatesToday,
  ),
);

export const DatesBeside = () => useStoredStateRead() && <DatesToday />;
