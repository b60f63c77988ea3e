/** The stack of open dialogs, so that the browser's back button can close the topmost first. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

let open: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function change(next: readonly (() => void)[]): void {
  open = next;
  for (const listener of listeners) listener();
}

export function useAsOpenDialog(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const own = () => close();
    change([...open, own]);
    return () => change(open.filter((other) => other !== own));
  }, [isOpen]);
}

export function useOpenDialogs(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.length,
    () => 0,
  );
}

/** Closes the topmost dialogs until this many are open. */
export function closeDialogsDownTo(remaining: number): void {
  for (const close of open.slice(remaining).toReversed()) close();
}
