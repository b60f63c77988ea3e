/** Changes a message and loads it again, also when a colleague was faster. */
import { useQueryClient } from '@tanstack/react-query';
import { Refusal } from '../../api/refusal.ts';
import { toast } from '../../parts/toasts.tsx';
import { useSingleMutation } from '../../parts/use-single-mutation.ts';
import type { Message } from '../../messages/message.ts';

export interface MessageChange<Given> {
  change: (given: Given) => Promise<unknown>;
  /** The toast. */
  done: (given: Given) => string;
}

export function useMessageChange<Given>({ id }: Message, { change, done }: MessageChange<Given>) {
  const queries = useQueryClient();
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: ['message', id] });
    await queries.invalidateQueries({ queryKey: ['message', 'counts'] });
    await queries.invalidateQueries({ queryKey: ['messages'] });
  };
  return useSingleMutation({
    mutationFn: change,
    onSuccess: async (_, given) => {
      await reload();
      toast(done(given));
    },
    onError: async (error) => {
      if (error instanceof Refusal && error.code === 'changedMeanwhile') await reload();
    },
  });
}
