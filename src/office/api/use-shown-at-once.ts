/** Saves of a value that the page shows before the server has it. */
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

interface ShownAtOnce<Value> {
  /** The query that shows the value. */
  queryKey: QueryKey;
  save(value: Value): Promise<unknown>;
  /** The query's data with this value. */
  dataWith(value: Value): unknown;
}

/**
 * A mutation for each whole new value. Values are saved one after another, so that the last one
 * chosen is the one that stays. Only after the last save is the query read again, which also puts a
 * refused value right: before that it would show the value of an earlier save.
 */
export function useShownAtOnce<Value>({ queryKey, save, dataWith }: ShownAtOnce<Value>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join(' ') },
    mutationFn: save,
    onMutate: async (value: Value) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, dataWith(value));
    },
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: queryKey }) > 1) return;
      await queries.invalidateQueries({ queryKey });
    },
  });
}
