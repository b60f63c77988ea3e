/** A button that opens an invoice or a credit note, and reports a failure. */
import { useState } from 'react';
import type { OrderDetail } from '../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Button } from '../../../ui/button.tsx';
import { LineIcon } from '../../../ui/icon.tsx';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useTranslations } from '../../state/translations.ts';
import { openDocument } from './open-document.ts';

const SHEET = 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6';

export interface DocumentButtonProps {
  /** Customers are identified by their bearer, guests by the order's key. */
  of: { id: string } | { orderKey: string };
  kind?: OrderDetail['documents'][number]['kind'];
  number: string;
  /** In pence, shown if several documents are listed. */
  total?: number;
}

export function DocumentButton({ of, kind = 'invoice', number, total }: DocumentButtonProps) {
  const t = useTranslations('order-documents');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const ask = () => {
    const query = { document: number };
    return 'id' in of
      ? browserApi.call('orderInvoice', { params: of, query })
      : browserApi.call('orderInvoiceByKey', { params: of, query });
  };
  const open = async () => {
    setFault('');
    setBusy(true);
    await openDocument(ask).catch((failure: unknown) => {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.message || t('failed'));
    });
    setBusy(false);
  };
  return (
    <div className="print:hidden">
      <Button
        look="secondary"
        busyLabel={busy && t('opening')}
        onClick={open}
        className="py-2 text-left"
      >
        <LineIcon path={SHEET} />
        <span className="leading-snug">
          <span className="whitespace-nowrap">{t(kind, { number })}</span>
          {total !== undefined && (
            <span className="font-normal text-ink-soft tabular-nums">
              {' '}
              {formatPounds(pence(total))}
            </span>
          )}
          <span className="sr-only"> {t('tab')}</span>
        </span>
      </Button>
      {fault && (
        <p role="alert" className="mt-1 text-sm font-semibold text-error">
          {fault}
        </p>
      )}
    </div>
  );
}
