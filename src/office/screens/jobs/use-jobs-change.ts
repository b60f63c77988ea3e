/** Runs failed jobs again or gives them up, and loads the list again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { messageOf } from '../../api/refusal.ts';
import { toast, toastFailure } from '../../parts/toasts.tsx';

/** @param done the toast for so many jobs */
export function useJobsChange(call: 'jobsRetry' | 'jobsGiveUp', done: (count: number) => string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => callOffice(call, { body: { ids } }),
    onSuccess: async ({ ids }) => {
      await queries.invalidateQueries({ queryKey: ['jobs'] });
      toast(done(ids.length));
    },
    onError: (error) => toastFailure(messageOf(error)),
  });
}
