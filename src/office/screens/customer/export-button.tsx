/** Downloads a copy of everything that is stored about the customer. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { saveFile } from '../../api/download.ts';
import { messageOf } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { toast, toastFailure } from '../../parts/toasts.tsx';
import type { Customer } from './customer.ts';

export function ExportButton({ customer: { id } }: { customer: Customer }) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => callOffice('customerExport', { params: { id }, body: {} }),
    onSuccess: async (copy) => {
      const text = JSON.stringify(copy, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), `customer-${id}.json`);
      toast('The copy is downloaded');
      await queries.invalidateQueries({ queryKey: ['customers', 'one', id, 'journal'] });
    },
    onError: (error) => toastFailure(messageOf(error)),
  });
  return (
    <Button icon="down" busy={save.isPending} onClick={() => save.mutate()}>
      Export
    </Button>
  );
}
