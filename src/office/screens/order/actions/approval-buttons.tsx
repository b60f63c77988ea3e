/** Marks the design of a line to be looked at before it is made, or approves it. */
import { callOffice } from '../../../api/call.ts';
import { messageOf } from '../../../api/refusal.ts';
import { Button } from '../../../parts/button.tsx';
import { toastFailure } from '../../../parts/toasts.tsx';
import type { Line, Order } from '../order.ts';
import { useOrderChange } from './use-order-change.ts';

export function ApprovalButtons({ order, line }: { order: Order; line: Line }) {
  const { reference, version, steps } = order;
  const request = { params: { reference }, body: { version, line: line.number } };
  const approve = useOrderChange(order, {
    change: () => callOffice('orderApprove', request),
    done: () => 'The design is approved, and may be made',
  });
  const flag = useOrderChange(order, {
    change: () => callOffice('orderFlag', request),
    done: () => 'The design is to be approved before it is made',
  });
  const onError = (error: unknown) => toastFailure(messageOf(error));
  const isToApprove = (line.production.toApprove ?? 0) > 0;
  return (
    <>
      {isToApprove && steps.includes('approve') && (
        <Button
          aria-label={`Approve ${line.name}`}
          busy={approve.isPending}
          onClick={() => approve.mutate(undefined, { onError })}
        >
          Approve
        </Button>
      )}
      {line.canFlag && steps.includes('flag') && (
        <Button
          look="quiet"
          aria-label={`Look at it first: ${line.name}`}
          busy={flag.isPending}
          onClick={() => flag.mutate(undefined, { onError })}
        >
          Look at it first
        </Button>
      )}
    </>
  );
}
