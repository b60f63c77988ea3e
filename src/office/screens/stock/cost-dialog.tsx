/** Sets what the shop pays for a blank. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parsePounds, pence, poundsValue } from '../../../domain/money/money.ts';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { toast } from '../../parts/toasts.tsx';
import { moneyText } from '../../parts/money-text.ts';
import { blankName, type StockLine } from './stock.ts';

const TYPED = /^\d{1,4}(?:\.\d\d)?$/;

/** In pence; null: not known; undefined: what is typed is no amount. */
function costOf(typed: string): number | null | undefined {
  if (typed === '') return null;
  return TYPED.test(typed) ? parsePounds(typed) : undefined;
}

export function CostDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const [typed, setTyped] = useState(line.cost === null ? '' : poundsValue(pence(line.cost)));
  const [isTried, setTried] = useState(false);
  const queries = useQueryClient();
  const name = blankName(line);
  const cost = costOf(typed.trim());
  const save = useMutation({
    mutationFn: (wanted: number | null) =>
      callOffice('stockCost', { params: { sku: line.sku }, body: { cost: wanted } }),
    onSuccess: async (_, wanted) => {
      await queries.invalidateQueries({ queryKey: ['stock'] });
      toast(
        wanted === null
          ? `The cost of ${name} is not set any more`
          : `${name} costs ${moneyText(wanted)}`,
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Cost of ${name}`}
      button="Save"
      isBusy={save.isPending}
      error={save.error}
      onSubmit={() => {
        setTried(true);
        if (cost !== undefined) save.mutate(cost);
      }}
      onClose={onClose}
    >
      <TextField
        label="Cost of one in pounds"
        hint="What you pay for one blank. Reports of remakes add it up; pieces that were spoiled before keep theirs. Empty: not known."
        inputMode="decimal"
        value={typed}
        error={
          isTried && cost === undefined
            ? 'An amount such as 1.85, or nothing.'
            : fieldError(save.error, 'cost')
        }
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </FormDialog>
  );
}
