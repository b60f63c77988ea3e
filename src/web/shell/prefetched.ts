/** Data prefetched before a navigation: used once, and only while fresh. */
import type { LoaderFunction } from 'react-router';

const FRESH_MS = 30_000;

const kept = new Map<string, { asked: number; answer: Promise<unknown> }>();

/** A path with its search part. */
export function keepPrefetched(address: string, answer: Promise<unknown>): void {
  // Navigation requests it again and shows the failure then.
  answer.catch(() => kept.delete(address));
  kept.set(address, { asked: Date.now(), answer });
}

export function orPrefetched(load: LoaderFunction): LoaderFunction {
  return (args, ...rest) => {
    const { pathname, search } = new URL(args.request.url);
    const early = kept.get(pathname + search);
    kept.delete(pathname + search);
    return early && Date.now() - early.asked < FRESH_MS ? early.answer : load(args, ...rest);
  };
}
