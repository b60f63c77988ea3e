/** When an order leaves and arrives: general text on the page, with dates and a countdown in the browser. */
import { lazy, Suspense } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import type { DatedPromiseProps } from './dated-promise.tsx';
import { PromiseLines } from './promise-lines.tsx';

// If the dates cannot be loaded, the general text stays and is correct.
const DatedPromise = lazy(() =>
  import('./dated-promise.tsx').then(
    (dated) => ({ default: dated.DatedPromise }),
    () => ({ default: PromiseLines }),
  ),
);

export interface DispatchPromiseProps extends Pick<DatedPromiseProps, 'zone'> {
  className?: string;
}

export function DispatchPromise({ className = '', zone }: DispatchPromiseProps) {
  const t = useTranslations('dispatch-promise');
  return (
    <div className={`flex gap-3 ${className}`}>
      <Icon name="van" className="mt-0.5 size-6 text-bottle" />
      <Dated
        leaves={t('leaves', { cutOff: shopSettings().cutOff })}
        arrives={t('courier')}
        zone={zone}
      />
    </div>
  );
}

/** Two small lines, such as "Leaves today" and "With you Wed 25 – Fri 27 Nov". */
export function BriefPromise() {
  const t = useTranslations('dispatch-promise');
  const { cutOff } = shopSettings();
  return <Dated isBrief leaves={t('briefLeaves', { cutOff })} arrives={t('briefCourier')} />;
}

function Dated(general: DatedPromiseProps) {
  const isAlive = useStoredStateRead();
  // Without a Suspense boundary at first, which might not be hydrated yet when the stored state is
  // read.
  if (!isAlive) return <PromiseLines {...general} />;
  return (
    <Suspense fallback={<PromiseLines {...general} />}>
      <DatedPromise {...general} />
    </Suspense>
  );
}
