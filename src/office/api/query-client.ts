/** The cache of what the office has loaded, shared by all its screens. */
import { QueryClient } from '@tanstack/react-query';
import { Refusal } from './refusal.ts';

const SECOND_MS = 1000;
/** Back returns to a list as it was, so what it showed is kept for a while. */
const KEPT_MS = 15 * 60 * SECOND_MS;
const FRESH_MS = 10 * SECOND_MS;
const RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      retry: mayHelp,
      throwOnError: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // Without a network a change fails at once and says so, instead of waiting unseen.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A refusal is an answer; only a missing or failed response is worth another attempt. */
function mayHelp(failures: number, error: unknown): boolean {
  const isAnswered = error instanceof Refusal && error.status > 0 && error.status < 500;
  return !isAnswered && failures < RETRIES;
}
