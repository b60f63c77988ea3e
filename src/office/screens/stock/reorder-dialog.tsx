/** Sets the stock for sale at which a blank is ordered again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { toast } from '../../parts/toasts.tsx';
import { blankName, type StockLine } from './stock.ts';

export function ReorderDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const [level, setLevel] = useState(String(line.reorderLevel));
  const queries = useQueryClient();
  const name = blankName(line);
  const save = useMutation({
    mutationFn: () =>
      callOffice('stockReorderLevel', {
        params: { sku: line.sku },
        body: { level: Number(level) },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['stock'] });
      toast(`${name} is low from ${level}`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Reorder level of ${name}`}
      button="Save"
      isBusy={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label="Order again when this many are for sale"
        type="number"
        inputMode="numeric"
        required
        min={0}
        max={1_000_000}
        step={1}
        value={level}
        error={fieldError(save.error, 'level')}
        onChange={({ currentTarget }) => setLevel(currentTarget.value)}
      />
    </FormDialog>
  );
}
