/** What the member may do with an order now: one filled button for the next step, and the others. */
import { useState } from 'react';
import type { OfficeStep } from '../../../../domain/orders/office/office-steps.ts';
import { callOffice } from '../../../api/call.ts';
import { messageOf } from '../../../api/refusal.ts';
import { Button, type ButtonLook } from '../../../parts/button.tsx';
import { toastFailure } from '../../../parts/toasts.tsx';
import type { Order } from '../order.ts';
import { AddressDialog } from './address-dialog.tsx';
import { DispatchDialog } from './dispatch-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { produceText } from './step-texts.ts';
import { useOrderChange } from './use-order-change.ts';

type WithDialog =
  | 'dispatch'
  | 'hold'
  | 'release'
  | 'cancel'
  | 'refund'
  | 'changeAddress'
  | 'resend';

const LABELS: Record<WithDialog, string> = {
  dispatch: 'Dispatch',
  hold: 'Hold',
  release: 'Release',
  refund: 'Refund',
  changeAddress: 'Change the address',
  cancel: 'Cancel the order',
  resend: 'Send an email again',
};
const IN_ORDER: readonly WithDialog[] = [
  'release',
  'hold',
  'refund',
  'changeAddress',
  'cancel',
  'resend',
];

export function OrderActions({ order }: { order: Order }) {
  const [open, setOpen] = useState<WithDialog | null>(null);
  const { reference, version } = order;
  const can = (step: OfficeStep) => order.steps.includes(step);
  const plain = { params: { reference }, body: { version } };
  const produce = useStep(order, 'Production has started', () => callOffice('orderProduce', plain));
  const deliver = useStep(order, 'The order is delivered', () =>
    callOffice('orderDeliver', { ...plain, body: { version, tracking: null } }),
  );
  const buttonOf = (step: WithDialog, look: ButtonLook = 'plain') =>
    can(step) && (
      <Button key={step} look={look} onClick={() => setOpen(step)}>
        {LABELS[step]}
      </Button>
    );
  return (
    <>
      <div className="actions wrap">
        <Button icon="print" onClick={() => window.print()}>
          Print
        </Button>
        {IN_ORDER.map((step) => buttonOf(step, step === 'cancel' ? 'danger' : 'plain'))}
        {can('deliver') && (
          <Button busy={deliver.isPending} onClick={() => deliver.mutate()}>
            Mark as delivered
          </Button>
        )}
        {buttonOf('dispatch', can('produce') ? 'plain' : 'go')}
        {can('produce') && (
          <Button look="go" busy={produce.isPending} onClick={() => produce.mutate()}>
            {produceText(order)}
          </Button>
        )}
      </div>
      {open && <StepDialog step={open} order={order} onClose={() => setOpen(null)} />}
    </>
  );
}

/** A step without a dialog; its refusal is a toast, because there is no form to show it in. */
function useStep(order: Order, done: string, change: () => Promise<Order>) {
  return useOrderChange(order, {
    change: () =>
      change().catch((error: unknown) => {
        toastFailure(messageOf(error));
        throw error;
      }),
    done: () => done,
  });
}

interface StepDialogProps {
  step: WithDialog;
  order: Order;
  onClose: () => void;
}

function StepDialog({ step, order, onClose }: StepDialogProps) {
  const { reference, version, money, buyer } = order;
  const params = { reference };
  const shared = { order, onClose };
  switch (step) {
    case 'dispatch':
      return <DispatchDialog {...shared} />;
    case 'resend':
      return <ResendDialog {...shared} />;
    case 'refund':
      return money && <RefundDialog {...shared} money={money} />;
    case 'changeAddress':
      return buyer && <AddressDialog {...shared} buyer={buyer} />;
    case 'hold':
      return (
        <ReasonDialog
          {...shared}
          title={`Hold ${reference}`}
          explanation="Nothing of it is made or sent until it is released."
          button="Hold the order"
          done={`${reference} is on hold`}
          change={(reason) => callOffice('orderHold', { params, body: { version, reason } })}
        />
      );
    case 'release':
      return (
        <ReasonDialog
          {...shared}
          isOptional
          title={`Release ${reference}`}
          explanation="It can be made and sent again, and its machine files are made."
          button="Release the order"
          done={`${reference} is released`}
          change={(reason) => callOffice('orderRelease', { params, body: { version, reason } })}
        />
      );
    case 'cancel':
      return (
        <ReasonDialog
          {...shared}
          look="danger-go"
          title={`Cancel ${reference}`}
          explanation="What was paid is refunded, the stock is released, and the customer is told. This cannot be taken back."
          button="Cancel the order"
          done={`${reference} is cancelled`}
          change={(reason) => callOffice('orderCancel', { params, body: { version, reason } })}
        />
      );
  }
}
