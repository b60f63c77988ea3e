/** The cart's layout before the stored state is read: fixed text, with grey placeholders for the content. */
import { Icon } from '../../../ui/icon.tsx';
import { DispatchPromise } from '../../features/dispatch-promise/dispatch-promise.tsx';
import { TotalsWaiting } from '../../features/order-summary/totals-waiting.tsx';
import { useTranslations } from '../../state/translations.ts';

const GREY = 'rounded-soft bg-paper-deep';

export function CartWaiting() {
  const t = useTranslations('cart');
  return (
    <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1fr_24rem]">
      <p role="status" className="sr-only">
        {t('common:loading')}
      </p>
      <div
        aria-hidden="true"
        className="grid animate-pulse grid-cols-[minmax(0,8.5rem)_1fr] gap-x-4 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6"
      >
        <div className={`aspect-square sm:row-span-2 ${GREY}`} />
        <div className={`mt-1 h-12 w-2/3 ${GREY}`} />
        <div className={`col-span-2 h-11 sm:col-span-1 ${GREY}`} />
      </div>
      <section className="rounded-soft border border-line bg-white p-6">
        <h2 className="mb-4 text-2xl">{t('totals')}</h2>
        <TotalsWaiting />
        <DispatchPromise className="mt-5 text-sm" />
        <div aria-hidden="true" className={`mt-6 h-14 animate-pulse ${GREY}`} />
        <p className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
          <Icon name="card" />
          {t('means')}
        </p>
      </section>
    </div>
  );
}
