/** The documents of an order: invoice and credit notes. */
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import { orderDay } from '../../../features/order-card/order-days.ts';
import { DocumentButton } from '../../../features/order-documents/document-button.tsx';
import { useTranslations } from '../../../state/translations.ts';
import type { OrderHandle } from '../order-handle.ts';

export interface OrderPapersProps {
  of: OrderHandle;
  order: OrderCourse;
}

export function OrderPapers({ of, order: { documents } }: OrderPapersProps) {
  const t = useTranslations('order');
  if (documents.length === 0) return null;
  return (
    <section>
      <h3 className="sr-only">{t('documents', { count: documents.length })}</h3>
      <ul className="flex flex-wrap gap-3">
        {documents.map(({ kind, number, total, issuedAt }) => (
          <li key={number}>
            <DocumentButton of={of} kind={kind} number={number} total={total} />
            <p className="hidden print:block">
              {t(`printed.${kind}`, {
                number,
                day: orderDay(issuedAt),
                total: formatPounds(pence(total)),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
