/** Products viewed before on this device, newest first. Shown once the stored state is read. */
import { useState } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { RecentlyViewedProduct } from '../../state/app.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import type { RecentlyViewedListProps } from './recently-viewed-list.tsx';

// Pages work without them.
const RecentlyViewedList = lazyComponent<RecentlyViewedListProps>(
  async () => (await import('./recently-viewed-list.tsx')).RecentlyViewedList,
);

/** Stores the present product and shows the ones before it. */
export function RecentlyViewed({ present }: { present: RecentlyViewedProduct }) {
  const isAlive = useStoredStateRead();
  const [isNone, setIsNone] = useState(false);
  if (isNone) return null;
  return (
    <section className="page pt-14">
      {/* Reserves the height of one row. */}
      <div className="min-h-52 md:min-h-72">
        {isAlive && <RecentlyViewedList present={present} onNone={setIsNone} />}
      </div>
    </section>
  );
}
