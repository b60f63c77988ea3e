/** Confirms the cancellation of an order and explains the refund. Loaded on first use. */
import { useState } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Refusal } from '../../../api/refusal.ts';
import { useTranslations } from '../../../state/translations.ts';
import { cancelOrder, type OrderHandle } from '../order-handle.ts';

export interface CancelDialogProps {
  of: OrderHandle;
  order: OrderCourse;
  open: boolean;
  onClose: () => void;
  onCancelled: (order: OrderCourse) => void;
}

export function CancelDialog({ of, order, open, onClose, onCancelled }: CancelDialogProps) {
  const t = useTranslations('order');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const { payment, total, refunded } = order;
  const cancel = async () => {
    setBusy(true);
    setFault('');
    try {
      const after = await cancelOrder(of);
      onClose();
      onCancelled(after);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.message || t('unreachable'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cancel.title')}
      closeLabel={t('common:close')}
      description={
        payment === 'paid'
          ? t('cancel.paid', { amount: formatPounds(pence(total - refunded)) })
          : t('cancel.unpaid')
      }
    >
      <p>{t('cancel.final')}</p>
      {fault && <Callout look="error" role="alert" title={fault} className="mt-4" />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onClose}>{t('cancel.keep')}</Button>
        <Button look="secondary" onClick={cancel} busyLabel={busy && t('cancel.busy')}>
          {t('cancel.go')}
        </Button>
      </div>
    </Dialog>
  );
}
