/** The dispatch promise that applies now, asked once for all parts of a page that show it. */
import { useEffect, useState } from 'react';
import type { DispatchPromise as Promised } from '../../../contract/shop/calendar.ts';
import { MINUTE } from '../../../domain/time/durations.ts';
import { browserApi } from '../../api/client.ts';
import { promiseAt, type PromiseNow } from './describe-promise.ts';

const TICK_MS = 20_000;

let asked: { at: number; cutOffs: Promise<readonly Promised[]> } | null = null;

function askCutOffs(): Promise<readonly Promised[]> {
  if (asked && Date.now() - asked.at < MINUTE) return asked.cutOffs;
  const cutOffs = browserApi.call('dispatchPromise', {}).then((answer) => answer.cutOffs);
  asked = { at: Date.now(), cutOffs };
  // The next part of a page asks again.
  cutOffs.catch(() => (asked = null));
  return cutOffs;
}

/** Undefined until the calendar has loaded, and permanently if it does not load. */
export function usePromise(): PromiseNow | undefined {
  const [cutOffs, setCutOffs] = useState<readonly Promised[]>([]);
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let isShown = true;
    askCutOffs().then(
      (answer) => {
        if (!isShown) return;
        setCutOffs(answer);
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
  }, []);
  return now ? promiseAt(cutOffs, now) : undefined;
}
