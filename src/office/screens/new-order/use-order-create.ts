/** Places the order. What was typed stays until it is made; a repeated press makes no second one. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callOffice } from '../../api/call.ts';
import { Refusal } from '../../api/refusal.ts';
import { toast } from '../../parts/toasts.tsx';
import { requestOf, type Draft, type DraftLine } from './draft.ts';
import type { DraftEditor } from './use-draft.ts';

export function useOrderCreate({ draft, clear }: DraftEditor) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (sent: Draft) => callOffice('orderCreate', { body: requestOf(sent) }),
    onSuccess: async (order, sent) => {
      queries.setQueryData(['orders', 'one', order.reference], order);
      clear();
      toast(`The link to pay goes to ${sent.texts.email.trim()}`);
      await navigate(`/office/orders/${order.reference}`, { replace: true });
      await queries.invalidateQueries({ queryKey: ['orders', 'counts'] });
    },
  });
  const { error, variables: sent } = create;
  const fields = error instanceof Refusal ? error.fields : [];
  const errorAt = (path: string): string | undefined =>
    fields.find(({ field }) => field === path)?.message;
  /** Lines may have been removed since, so that their numbers are others, or have another quantity. */
  const errorOfLine = ({ id, quantity }: DraftLine, path: string): string | undefined => {
    const place = sent?.lines.findIndex((line) => line.id === id) ?? -1;
    if (path === 'quantity' && sent?.lines[place]?.quantity !== quantity) return undefined;
    return place < 0 ? undefined : errorAt(`lines.${place}.${path}`);
  };
  return {
    error,
    errorAt,
    errorOfLine,
    isPending: create.isPending,
    place: () => create.mutate(draft),
    forget: create.reset,
  };
}

/** The order that was made by an attempt whose answer was lost. */
export function referenceIn(error: Error | null): string | undefined {
  if (!(error instanceof Refusal) || error.code !== 'changedMeanwhile') return undefined;
  return /KS-[\w-]+\w/.exec(error.message)?.[0];
}
