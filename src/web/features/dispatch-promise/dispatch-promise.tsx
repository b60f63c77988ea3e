/** When an order leaves and arrives: general text on the page, with dates and a countdown in the browser. */
import { lazy, Suspense } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { PromiseLines } from './promise-lines.tsx';

// If the dates cannot be loaded, the general text stays and is correct.
const DatedPromise = lazy(() =>
  import('./dated-promise.tsx').then(
    (dated) => ({ default: dated.DatedPromise }),
    () => ({ default: PromiseLines }),
  ),
);

export function DispatchPromise({ className = '' }: { className?: string }) {
  const t = useTranslations('dispatch-promise');
  const isAlive = useStoredStateRead();
  const general = { leaves: t('leaves', { cutOff: shopSettings().cutOff }), arrives: t('courier') };
  return (
    <div className={`flex gap-3 ${className}`}>
      <Icon name="van" className="mt-0.5 size-6 text-bottle" />
      {isAlive ? (
        <Suspense fallback={<PromiseLines {...general} />}>
          <DatedPromise {...general} />
        </Suspense>
      ) : (
        // Without a Suspense boundary, which might not be hydrated yet when the stored state is
        // read.
        <PromiseLines {...general} />
      )}
    </div>
  );
}
