/** When an order leaves and arrives: in general words on the page, dated and counting once it runs in a browser. */
import { lazy, Suspense } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { PromiseLines } from './promise-lines.tsx';

// Where the dates cannot be had, the general words stand and are true.
const DatedPromise = lazy(() =>
  import('./dated-promise.tsx').then(
    (dated) => ({ default: dated.DatedPromise }),
    () => ({ default: PromiseLines }),
  ),
);

export function DispatchPromise({ className = '' }: { className?: string }) {
  const t = useTranslations('dispatch-promise');
  const isAlive = useStoredStateRead();
  const general = { leaves: t('leaves'), arrives: t('courier') };
  return (
    <div className={`flex gap-3 ${className}`}>
      <Icon name="van" className="mt-0.5 size-6 text-bottle" />
      {isAlive ? (
        <Suspense fallback={<PromiseLines {...general} />}>
          <DatedPromise {...general} />
        </Suspense>
      ) : (
        // Without a boundary, which could still be to be hydrated when the device has been read.
        <PromiseLines {...general} />
      )}
    </div>
  );
}
