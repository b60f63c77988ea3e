/** The usual keys for undo and redo: Control or Command with Z, Shift+Z and Y. */
import { useEffect, useEffectEvent } from 'react';

export function useUndoKeys(isOpen: boolean, undo: () => void, redo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'z' && !event.shiftKey) undo();
    else redo();
  });
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen]);
}
