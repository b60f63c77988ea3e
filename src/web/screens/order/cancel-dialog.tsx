/** Asks once more before an order is cancelled, and says what becomes of the money. Loaded when first asked for. */
import { useState } from 'react';
import type { OrderDetail } from '../../../contract/orders.ts';
import { formatPounds, pence } from '../../../domain/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useWords } from '../../state/words.ts';

export interface CancelDialogProps {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
  onCancelled: (order: OrderDetail) => void;
}

export function CancelDialog({ order, open, onClose, onCancelled }: CancelDialogProps) {
  const t = useWords('order');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const { id, payment, total, refunded } = order;
  const cancel = async () => {
    setBusy(true);
    setFault('');
    try {
      const after = await browserApi.call('orderCancel', { params: { id } });
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
      {fault && <Callout look="wrong" role="alert" title={fault} className="mt-4" />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={cancel} busyLabel={busy && t('cancel.busy')}>
          {t('cancel.go')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('cancel.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
