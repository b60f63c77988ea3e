/** Downloads exactly the shown view as CSV. */
import { useMutation } from '@tanstack/react-query';
import { downloadOffice } from '../../api/download.ts';
import { messageOf } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { toastFailure } from '../../parts/toasts.tsx';
import type { OrdersQuery } from './orders-query.ts';

export function ExportButton({ query }: { query: OrdersQuery }) {
  const save = useMutation({
    mutationFn: () => downloadOffice('ordersExport', { query }, 'orders.csv'),
    onError: (error) => toastFailure(messageOf(error)),
  });
  return (
    <Button icon="down" busy={save.isPending} onClick={() => save.mutate()}>
      <span>
        Export<span className="wide-only"> these orders</span>
      </span>
    </Button>
  );
}
