/** The dispatch promise with dates and a countdown. Replaces the general text in the browser. */
import { useEffect, useState } from 'react';
import type { DispatchPromise as Promised } from '../../../contract/shop/calendar.ts';
import { browserApi } from '../../api/client.ts';
import { useTranslations } from '../../state/translations.ts';
import { nameDay, nameDays, promiseAt, type PromiseNow } from './describe-promise.ts';
import { PromiseLines, type PromiseLinesProps } from './promise-lines.tsx';

const TICK_MS = 20_000;
const LONGEST_COUNTDOWN_HOURS = 24;

/** Shows the general text until the dates are known. */
export function DatedPromise(general: PromiseLinesProps) {
  const t = useTranslations('dispatch-promise');
  const now = usePromise();
  if (!now) return <PromiseLines {...general} />;
  const { arrivesFrom, arrivesTo } = now.promise;
  return (
    <PromiseLines
      leaves={<Leaving now={now} />}
      arrives={t('withYou', { days: nameDays(arrivesFrom, arrivesTo) })}
    />
  );
}

function Leaving({ now: { promise, day, hours, minutes } }: { now: PromiseNow }) {
  const t = useTranslations('dispatch-promise');
  if (hours >= LONGEST_COUNTDOWN_HOURS || day === 'later')
    return t('leavesOn', { day: nameDay(promise.dispatchOn) });
  const time =
    hours > 0 ? t('hours', { hours, minutes }) : t('minutes', { minutes: Math.max(1, minutes) });
  return day === 'today' ? t('leavesToday', { time }) : t('leavesTomorrow', { time });
}

/** Undefined until the calendar has loaded, and permanently if it does not load. */
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
