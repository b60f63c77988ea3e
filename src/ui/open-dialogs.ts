/** The dialogs that are open, so that whoever owns the browser's history can close the topmost first. */
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

export function useIsAnyDialogOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.length > 0,
    () => false,
  );
}

export function closeTopDialog(): void {
  open.at(-1)?.();
}
