/** Whether the shop works right now, checked by the browser. */
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { LinkedText } from '../../features/prose/linked-text.tsx';
import { ProseLayout } from '../../features/prose/prose-layout.tsx';
import { shopValues } from '../../features/prose/prose-text.ts';
import { useTrail } from '../../features/prose/use-trail.ts';
import { Trail } from '../../features/trail/trail.tsx';
import { useTranslations } from '../../state/translations.ts';
import { overallOf, useHealth } from './use-health.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/London' });
const PARTS = ['website', 'orders'] as const;

const PANELS = {
  checking: 'border-line bg-white',
  good: 'border-bottle bg-bottle-tint',
  limited: 'border-clay bg-clay-tint',
  down: 'border-error bg-error-tint',
};
const DOTS = { checking: 'bg-edge', unknown: 'bg-edge', good: 'bg-bottle', bad: 'bg-error' };

export default function StatusScreen() {
  const t = useTranslations('status');
  const { health, checkedAt, isChecking, check } = useHealth();
  const overall = overallOf(health);
  const stateOf = (part: (typeof PARTS)[number]) => {
    if (!health) return 'checking';
    // If the pages do not respond, the state of the rest is unknown.
    return part === 'orders' && health.website === 'bad' ? 'unknown' : health[part];
  };
  return (
    <div className="page pt-6 pb-16">
      <PageHead title={t('title')} description={t('description', shopValues())} path="/status" />
      <Trail steps={useTrail('status')} />
      <ProseLayout page="status" heading={t('heading')} intro={t('intro')}>
        <div className="max-w-prose">
          <p className="mb-6 hidden rounded-soft bg-bottle-tint px-5 py-4 noscript:block">
            {t('noScript')}
          </p>
          <div className="noscript:hidden">
            <div
              role="status"
              className={`flex min-h-36 flex-col justify-center rounded-soft border-2 px-6 py-6 md:px-8 ${PANELS[overall]}`}
            >
              <h2 className="text-2xl md:text-3xl">{t(`overall.${overall}`)}</h2>
              <p className="mt-2">{t(`overallText.${overall}`)}</p>
            </div>
            <h2 className="mt-10 text-2xl">{t('parts')}</h2>
            <ul className="mt-4 divide-y divide-line rounded-soft border border-line bg-white">
              {PARTS.map((part) => (
                <li key={part} className="flex items-center justify-between gap-4 px-5 py-4">
                  <span>
                    <span className="block font-semibold">{t(part)}</span>
                    <span className="text-ink-soft">{t(`${part}Text`)}</span>
                  </span>
                  <span className="flex shrink-0 items-center gap-2 font-semibold">
                    <span
                      aria-hidden="true"
                      className={`size-3 rounded-full forced-colors:border ${DOTS[stateOf(part)]}`}
                    />
                    {t(`state.${stateOf(part)}`)}
                  </span>
                </li>
              ))}
            </ul>
            <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
              <p className="text-ink-soft tabular-nums">
                {checkedAt ? t('checked', { time: CLOCK.format(checkedAt) }) : t('notChecked')}
              </p>
              <Button
                look="secondary"
                busyLabel={isChecking && t('overall.checking')}
                onClick={() => void check()}
                className="min-w-[min(11rem,100%)]"
              >
                {t('refresh')}
              </Button>
            </div>
          </div>
          <h2 className="mt-12 text-2xl">{t('trouble')}</h2>
          <p className="mt-3">
            <LinkedText text={t('troubleText')} />
          </p>
        </div>
      </ProseLayout>
    </div>
  );
}
