/** The status of an order as a badge. */
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { useTranslations } from '../../state/translations.ts';

const LOOKS: Record<OrderSummary['status'], string> = {
  awaitingPayment: 'bg-clay-tint text-clay-deep',
  paid: 'bg-bottle-tint text-bottle-deep',
  inProduction: 'bg-bottle-tint text-bottle-deep',
  dispatched: 'bg-bottle text-white',
  delivered: 'bg-paper-deep text-ink',
  cancelled: 'bg-error-tint text-error',
};
const BADGE =
  'inline-block rounded-full border border-transparent px-3 py-0.5 text-sm font-semibold';

export function OrderBadge({
  order: { status, refunded, total },
}: {
  order: Pick<OrderSummary, 'status' | 'refunded' | 'total'>;
}) {
  const t = useTranslations('order-card');
  return (
    <span className="inline-flex flex-wrap gap-2">
      <span className={`${BADGE} ${LOOKS[status]}`}>{t(`status.${status}`)}</span>
      {refunded > 0 && (
        <span className={`${BADGE} border-line! bg-white text-ink`}>
          {refunded >= total
            ? t('refunded')
            : t('refundedPart', { amount: formatPounds(pence(refunded)) })}
        </span>
      )}
    </span>
  );
}
