/** Records a count, a delivery or a loss of a blank. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stockAfter, type StockChangeKind } from '../../../domain/orders/stock-change.ts';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Choices } from '../../parts/choices.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useMay } from '../../session/session.ts';
import { blankName, CHANGE_TEXTS, type StockLine } from './stock.ts';

const KINDS: readonly { value: StockChangeKind; label: string; hint: string }[] = [
  {
    value: 'counted',
    label: 'Counted',
    hint: 'How many are on the shelf now, those for orders too, without those being made.',
  },
  { value: 'delivered', label: 'Delivered', hint: 'How many came in.' },
  { value: 'removed', label: 'Broken or lost', hint: 'How many are gone.' },
];

export function StockDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const mayMove = useMay()('stock.change');
  const [kind, setKind] = useState<StockChangeKind>('counted');
  const [count, setCount] = useState('');
  const [reason, setReason] = useState('');
  const change = useStockChange(line, onClose);
  const name = blankName(line);
  return (
    <FormDialog
      title={`Stock of ${name}`}
      button={count === '' ? 'Save' : `Save ${CHANGE_TEXTS[kind](Number(count))}`}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={() => change.mutate({ kind, count: Number(count), reason: reason.trim() })}
      onClose={onClose}
    >
      <Choices
        legend="What happened"
        name="kind"
        options={mayMove ? KINDS : KINDS.slice(0, 1)}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label="How many"
        type="number"
        inputMode="numeric"
        required
        min={kind === 'counted' ? 0 : 1}
        max={1_000_000}
        step={1}
        value={count}
        error={fieldError(change.error, 'count')}
        onChange={({ currentTarget }) => setCount(currentTarget.value)}
      />
      <TextField
        label="Reason (if it helps)"
        hint="For the history and the journal, such as the number of the delivery."
        maxLength={200}
        value={reason}
        error={fieldError(change.error, 'reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p role="status">{count !== '' && consequence(line, kind, Number(count))}</p>
    </FormDialog>
  );
}

/** What follows from the change, as the server will compute it. */
function consequence(line: StockLine, kind: StockChangeKind, count: number): string {
  const { forSale, held, sold, short: shortBefore } = line;
  const level = { before: forSale, held, sold, short: shortBefore };
  const { after, short } = stockAfter({ kind, count }, level);
  if (after < 0) return `Only ${forSale} are for sale; the others are held or sold. Count instead.`;
  const promised =
    short > 0 ? ` Orders are promised ${short} more than there are on the shelf.` : '';
  return `For sale: ${forSale} now, ${after} afterwards.${promised}`;
}

interface Changed {
  kind: StockChangeKind;
  count: number;
  reason: string;
}

function useStockChange({ sku }: StockLine, onClose: () => void) {
  const queries = useQueryClient();
  // One key for the dialog, so that a repeated press counts once.
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({ kind, count, reason }: Changed) => {
      const params = { sku };
      const entry = { key, count, ...(reason && { reason }) };
      return kind === 'counted'
        ? callOffice('stockCount', { params, body: entry })
        : callOffice('stockMove', { params, body: { ...entry, kind } });
    },
    onSuccess: async ({ before, after }) => {
      await queries.invalidateQueries({ queryKey: ['stock'] });
      toast(`${sku}: for sale ${before} before, ${after} now`);
      onClose();
    },
  });
}
