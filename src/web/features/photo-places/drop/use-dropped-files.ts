/** Files that are dragged over the page and dropped on it. Elsewhere a browser would leave the page to show them. */
import { useEffect, useEffectEvent, useState } from 'react';

export interface DroppedFiles {
  /** Nothing is taken now. */
  disabled: boolean;
  /** @param on what they were dropped on */
  onDrop: (files: readonly File[], on: Element) => void;
}

/** Browsers tell at least this often that files are over the page, but not all that they have left it. */
const SILENT_MS = 600;
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Whether files are over the page. */
export function useDroppedFiles({ disabled, onDrop }: DroppedFiles): boolean {
  const [isOver, setIsOver] = useState(false);
  /** In a dialog, such as the editor, nothing is taken. */
  const isTaking = () => !disabled && document.querySelector(DIALOG) === null;
  const over = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isTaking() ? 'copy' : 'none';
    setIsOver(isTaking());
  });
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    const { target } = event;
    if (files.length > 0 && isTaking() && target instanceof Element) onDrop(files, target);
  });

  useEffect(() => {
    let timer = 0;
    /** A picture of the page itself is being dragged, which browsers offer as a file. */
    let isOwn = false;
    const isFiles = (event: DragEvent) => !isOwn && event.dataTransfer?.types.includes('Files');
    const heard = {
      dragstart: () => {
        isOwn = true;
      },
      dragend: () => {
        isOwn = false;
      },
      dragover(event: DragEvent) {
        if (!isFiles(event)) return;
        over(event);
        clearTimeout(timer);
        timer = window.setTimeout(() => setIsOver(false), SILENT_MS);
      },
      drop(event: DragEvent) {
        clearTimeout(timer);
        if (isFiles(event)) drop(event);
      },
    };
    const names = ['dragstart', 'dragend', 'dragover', 'drop'] as const;
    for (const name of names) window.addEventListener(name, heard[name]);
    return () => {
      clearTimeout(timer);
      for (const name of names) window.removeEventListener(name, heard[name]);
    };
  }, []);
  return isOver;
}
