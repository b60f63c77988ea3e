/** A card with the dates of an order placed now, beside the text of a page on desktops. Loads after the page. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { awaitTranslations } from '../../state/translations.ts';

// Without it the page is complete.
const DatesToday = lazy<() => ReactNode>(() =>
  Promise.all([import('./dates-today.tsx'), awaitTranslations(['dispatch-promise'])]).then(
    ([{ DatesToday: Loaded }]) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

export function DatesBeside() {
  const isAlive = useStoredStateRead();
  return (
    isAlive && (
      <Suspense>
        <DatesToday />
      </Suspense>
    )
  );
}
