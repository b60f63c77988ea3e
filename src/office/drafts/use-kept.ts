/** What members have begun, such as unsent text. It survives other pages and a new sign-in, but not closing the tab. */
import { useSyncExternalStore } from 'react';
import { useMember } from '../session/session.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** By member and place. */
const kept = new Map<string, unknown>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function keep(key: string, value: unknown): void {
  if (value === undefined) kept.delete(key);
  else kept.set(key, value);
  for (const listener of listeners) listener();
}

/**
 * A place is such as “order KS-AAA-AAAA”. Undefined forgets what was written there.
 * @param isWarned whether the browser asks before it closes the tab
 */
export function useKept<Written>(
  place: string,
  { isWarned = true } = {},
): [Written | undefined, (written: Written | undefined) => void] {
  const key = `${useMember().email} ${place}`;
  const written = useSyncExternalStore(subscribe, () => kept.get(key) as Written | undefined);
  useLeaveWarning(isWarned && written !== undefined);
  return [written, (next) => keep(key, next)];
}

/** One text; an empty one is none. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const [text = '', setText] = useKept<string>(place);
  return [text, (next) => setText(next === '' ? undefined : next)];
}
