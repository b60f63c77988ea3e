/** The way to cancel an order, below what else can be done with it. Nothing once production has started. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useTranslations } from '../../../state/translations.ts';
import type { CancelDialogProps } from './cancel-dialog.tsx';

const loadDialog = () => import('./cancel-dialog.tsx');
const CancelDialog = lazy(async () => ({ default: (await loadDialog()).CancelDialog }));

type CancelOrderProps = Pick<CancelDialogProps, 'of' | 'order' | 'onCancelled'>;

export function CancelOrder({ of, order, onCancelled }: CancelOrderProps) {
  const t = useTranslations('order');
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      {order.canCancel && (
        <div className="flex w-full flex-wrap items-center gap-x-3 text-sm text-ink-soft print:hidden">
          {order.payment === 'paid' && <p>{t('cancel.offer')}</p>}
          <Button
            look="text"
            aria-haspopup="dialog"
            onPointerEnter={() => void loadDialog()}
            onClick={() => setDialog('open')}
            className="underline"
          >
            {t('cancel.open')}
          </Button>
        </div>
      )}
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <CancelDialog
            of={of}
            order={order}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onCancelled={onCancelled}
          />
        </Suspense>
      )}
    </>
  );
}
