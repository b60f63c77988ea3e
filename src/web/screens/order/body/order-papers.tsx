/** The links of an order: parcel tracking, invoice and credit notes. */
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import { orderDay } from '../../../features/order-card/order-days.ts';
import { DocumentButton } from '../../../features/order-documents/document-button.tsx';
import { useTranslations } from '../../../state/translations.ts';
import type { OrderHandle } from '../order-handle.ts';
import { Parcels } from '../status/parcels.tsx';

export interface OrderPapersProps {
  of: OrderHandle;
  order: OrderCourse;
}

export function OrderPapers({ of, order: { documents, parcels } }: OrderPapersProps) {
  const t = useTranslations('order');
  return (
    <>
      <Parcels parcels={parcels} />
      {documents.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl">{t('documents', { count: documents.length })}</h2>
          <ul className="space-y-3">
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
      )}
    </>
  );
}
