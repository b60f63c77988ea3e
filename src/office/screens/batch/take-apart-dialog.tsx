/** Takes a batch apart of which nothing is begun. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { piecesText, sumOf, type Batch } from '../../workshop/batch-texts.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { toast } from '../../parts/toasts.tsx';

export function TakeApartDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const { number, counts } = batch;
  const queries = useQueryClient();
  const takeApart = useMutation({
    mutationFn: () => callOffice('batchTakeApart', { params: { number }, body: {} }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['workshop'] });
      toast(`Batch ${number} was taken apart`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Take batch ${number} apart?`}
      button="Take apart"
      look="danger-go"
      isBusy={takeApart.isPending}
      error={takeApart.error}
      onSubmit={() => takeApart.mutate()}
      onClose={onClose}
    >
      <p>
        {piecesText(sumOf(counts))} will wait for another batch, and customers may change their
        words again. Throw away what was printed: the papers of this batch are deleted.
      </p>
    </FormDialog>
  );
}
