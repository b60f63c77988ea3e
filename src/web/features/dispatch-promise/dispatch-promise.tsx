/** When an order leaves and arrives: in general words on the page, dated and counting once it runs in a browser. */
import { useEffect, useState } from 'react';
import type { DispatchPromise as Promised } from '../../../contract/calendar.ts';
import { browserApi } from '../../api/client.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../state/words.ts';
import { nameDay, nameDays, promiseAt, type PromiseNow } from './describe-promise.ts';

const TICK_MS = 20_000;
const LONGEST_COUNTDOWN_HOURS = 24;

export function DispatchPromise({ className = '' }: { className?: string }) {
  const t = useWords('dispatch-promise');
  const now = usePromise();
  return (
    <div className={`flex gap-3 ${className}`}>
      <Icon name="van" className="mt-0.5 size-6 text-bottle" />
      {/* Two lines either way: the dated words take the place of the general ones. */}
      <div>
        <p className="font-semibold tabular-nums">{now ? <Leaving now={now} /> : t('leaves')}</p>
        <p className="text-ink-soft">
          {now
            ? t('withYou', {
                days: nameDays(now.promise.arrivesFrom, now.promise.arrivesTo),
              })
            : t('courier')}
        </p>
      </div>
    </div>
  );
}

function Leaving({ now: { promise, day, hours, minutes } }: { now: PromiseNow }) {
  const t = useWords('dispatch-promise');
  if (hours >= LONGEST_COUNTDOWN_HOURS || day === 'later')
    return t('leavesOn', { day: nameDay(promise.dispatchOn) });
  const time =
    hours > 0 ? t('hours', { hours, minutes }) : t('minutes', { minutes: Math.max(1, minutes) });
  return day === 'today' ? t('leavesToday', { time }) : t('leavesTomorrow', { time });
}

/** Undefined until the calendar has answered, and for good where it does not. */
function usePromise(): PromiseNow | undefined {
  const [cutOffs, setCutOffs] = useState<readonly Promised[]>([]);
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let isShown = true;
    browserApi.call('dispatchPromise', {}).then(
      (answer) => {
        if (!isShown) return;
        setCutOffs(answer.cutOffs);
        setNow(new Date());
      },
      // The general words stand and are true.
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
