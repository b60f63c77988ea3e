/** Changes an order: the page shows what came of it, also when a colleague was faster. */
import { useQueryClient } from '@tanstack/react-query';
import { Refusal } from '../../../api/refusal.ts';
import { toast } from '../../../parts/toasts.tsx';
import { useSingleMutation } from '../../../parts/use-single-mutation.ts';
import type { Order } from '../order.ts';

export interface OrderChange<Given> {
  change: (given: Given) => Promise<Order>;
  /** The toast. */
  done: (order: Order, given: Given) => string;
  onDone?: () => void;
  /** A colleague was faster; with the version that is shown now. */
  onStale?: (version: number) => void;
}

export function useOrderChange<Given = void>(
  { reference }: Order,
  { change, done, onDone, onStale }: OrderChange<Given>,
) {
  const queries = useQueryClient();
  const one = ['orders', 'one', reference];
  return useSingleMutation({
    mutationFn: change,
    onSuccess: async (order, given) => {
      // What was asked for before may arrive after this, and is older.
      await queries.cancelQueries({ queryKey: one });
      queries.setQueryData(one, order);
      toast(done(order, given));
      onDone?.();
      await queries.invalidateQueries({ queryKey: ['orders', 'counts'] });
      await queries.invalidateQueries({ queryKey: ['today'] });
    },
    onError: async (error) => {
      if (!(error instanceof Refusal && error.code === 'changedMeanwhile')) return;
      await queries.invalidateQueries({ queryKey: one });
      const now = queries.getQueryData<Order>(one);
      if (now) onStale?.(now.version);
    },
  });
}
