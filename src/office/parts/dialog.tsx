/** A modal dialog: the browser's own, which traps the focus, closes on Escape and returns the focus. */
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './button.tsx';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons; the one that leaves is “Back”, because here “cancel” is done to orders. */
  footer?: ReactNode;
}

/** Open as long as it is rendered. */
export function Dialog({ title, onClose, children, footer }: DialogProps) {
  const heading = useId();
  const box = useModal(onClose);
  return (
    <dialog ref={box} aria-labelledby={heading} className="dialog">
      <header>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      {children}
      {footer && (
        <footer>
          <span className="grow" />
          {footer}
        </footer>
      )}
    </dialog>
  );
}

/**
 * Opens the dialog as a modal one while it is rendered. Escape and a press beside it close it, and
 * where the focus came from gets it back.
 */
export function useModal(onClose: () => void) {
  const box = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent((event: Event) => {
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const cameFrom = document.activeElement;
    const onCancel = (event: Event) => close(event);
    const onPress = (event: Event) => {
      if (event.target === dialog) close(event);
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('pointerdown', onPress);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('pointerdown', onPress);
      dialog.close();
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);
  return box;
}
