/** A change of the member's own sign-in: says what was done, and loads the page and the session again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../parts/toasts.tsx';
import { SECURITY_QUERY } from './security.ts';

export interface SecurityChange<Input, Output> {
  change: (input: Input) => Promise<Output>;
  /** For the toast. */
  done: string;
  onDone?: (output: Output) => void;
}

export function useSecurityChange<Input, Output>({
  change,
  done,
  onDone,
}: SecurityChange<Input, Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (output) => {
      toast(done);
      onDone?.(output);
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: SECURITY_QUERY });
      // The session says which proofs the member can give.
      void queries.invalidateQueries({ queryKey: ['session'] });
    },
  });
}
