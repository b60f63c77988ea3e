/** A change of the staff: loads the list again, says what was done, and closes its dialog. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../parts/toasts.tsx';

export interface StaffChange<Input, Output> {
  change: (input: Input) => Promise<Output>;
  /** For the toast. */
  done: (input: Input, output: Output) => string;
  onClose?: () => void;
}

export function useStaffChange<Input, Output>({
  change,
  done,
  onClose,
}: StaffChange<Input, Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (output, input) => {
      await queries.invalidateQueries({ queryKey: ['staff'] });
      toast(done(input, output));
      onClose?.();
    },
  });
}
