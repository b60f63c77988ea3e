/** The dispatch promise that applies now, asked once for all parts of a page that show it. */
import { useEffect, useState } from 'react';
import type { DispatchPromise as Promised } from '../../../contract/shop/calendar.ts';
import type { DeliveryZoneName } from '../../../domain/delivery/delivery.ts';
import { MINUTE } from '../../../domain/time/durations.ts';
import { browserApi } from '../../api/client.ts';
import { promiseAt, type PromiseNow } from './describe-promise.ts';

const TICK_MS = 20_000;

type Zone = DeliveryZoneName | undefined;

const asked = new Map<Zone, { at: number; cutOffs: Promise<readonly Promised[]> }>();

function askCutOffs(zone: Zone): Promise<readonly Promised[]> {
  const known = asked.get(zone);
  if (known && Date.now() - known.at < MINUTE) return known.cutOffs;
  const cutOffs = browserApi
    .call('dispatchPromise', { query: { zone } })
    .then((answer) => answer.cutOffs);
  asked.set(zone, { at: Date.now(), cutOffs });
  // The next part of a page asks again.
  cutOffs.catch(() => asked.delete(zone));
  return cutOffs;
}

/**
 * Undefined until the calendar has loaded, and permanently if it does not load.
 *
 * @param zone where the parcel goes; absent: the mainland
 */
export function usePromise(zone?: DeliveryZoneName): PromiseNow | undefined {
  const [loaded, setLoaded] = useState<{ zone: Zone; cutOffs: readonly Promised[] }>();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let isShown = true;
    askCutOffs(zone).then(
      (cutOffs) => {
        if (!isShown) return;
        setLoaded({ zone, cutOffs });
        setNow(new Date());
      },
      // The general text stays and is correct.
      () => {},
    );
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [zone]);
  return now && loaded && loaded.zone === zone ? promiseAt(loaded.cutOffs, now) : undefined;
}
