/** Shown after payment and for links in emails: the current state of the order whose key is in the URL. */
import { usePage } from '../../navigation/use-router.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useLatestOrder } from '../../state/latest-order.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { NoOrderByKey } from './no-order-by-key.tsx';
import { OrderByKey } from './order-by-key.tsx';
import { PrintHead } from './print-head.tsx';

export default function ThankYouScreen() {
  const t = useTranslations('thank-you');
  const { '*': named = '' } = usePage().params;
  const ready = useStoredStateRead();
  const latest = useLatestOrder(({ key }) => key);
  const key = named || latest;
  return (
    <div className="page max-w-5xl! pt-10 pb-16">
      <PageHead title={t('title')} hidden />
      <PrintHead />
      {!ready && (
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('common:loading')}
        </p>
      )}
      {ready && (key ? <OrderByKey key={key} orderKey={key} /> : <NoOrderByKey why="none" />)}
    </div>
  );
}
