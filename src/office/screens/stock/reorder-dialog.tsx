/** Sets the stock for sale at which a blank is ordered again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { ErrorNote } from '../../parts/note.tsx';
import { toast } from '../../parts/toasts.tsx';
import { blankName, type StockLine } from './stock.ts';

const FORM = 'reorder';

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      title={`Reorder level of ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="go" type="submit" form={FORM} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={FORM} className="body" onSubmit={submit}>
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
        {save.error && <ErrorNote error={save.error} />}
      </form>
    </Dialog>
  );
}
