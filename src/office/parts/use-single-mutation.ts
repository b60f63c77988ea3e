/** A change that is not asked for again while it runs: the second press of a double click is ignored. */
import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** A button is busy only once it is drawn again, which may be after the second press. */
export function useSingleMutation<Answer, Given = void>(
  options: UseMutationOptions<Answer, Error, Given>,
) {
  const isRunning = useRef(false);
  const mutation = useMutation(options);
  const run = async (given: Given, more?: MutateOptions<Answer, Error, Given>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await mutation.mutateAsync(given, more);
    } catch {
      // It is in the mutation's error.
    } finally {
      isRunning.current = false;
    }
  };
  return {
    ...mutation,
    mutate: (given: Given, more?: MutateOptions<Answer, Error, Given>) => void run(given, more),
  };
}
