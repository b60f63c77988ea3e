/** A modal dialog: the browser's own, which traps the focus, closes on Escape and returns the focus. */
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons; the one that leaves is “Back”, because here “cancel” is done to orders. */
  footer?: ReactNode;
  /** Escape, a press beside the dialog and its cross ask first if a field was changed. “Back” leaves at once. */
  keepsFields?: boolean;
}

/** Open as long as it is rendered. */
export function Dialog({ title, onClose, children, footer, keepsFields = false }: DialogProps) {
  const heading = useId();
  const { box, leave, isAsking, stay } = useAskingModal(onClose, keepsFields);
  return (
    <dialog ref={box} aria-labelledby={heading} className="dialog">
      <header>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label="Close" onClick={leave} />
      </header>
      {children}
      {isAsking && <LeaveQuestion onStay={stay} onLeave={onClose} />}
      {footer && !isAsking && (
        <footer>
          <span className="grow" />
          {footer}
        </footer>
      )}
    </dialog>
  );
}

/** A modal that, if it keeps its fields, asks before it closes with a changed one. */
function useAskingModal(onClose: () => void, keepsFields: boolean) {
  const fields = useRef(new Map<Field, string>());
  const [isAsking, setIsAsking] = useState(false);
  const stay = () => setIsAsking(false);
  const leave = () => {
    if (keepsFields && isChanged(fields.current)) setIsAsking(true);
    else onClose();
  };
  const box = useModal(leave);
  // Not by the cancel event: a second Escape in a row closes a dialog whatever that says.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    if (isAsking) stay();
    else leave();
  });
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const remember = () => {
      for (const field of dialog.querySelectorAll<Field>('input, textarea, select'))
        if (!fields.current.has(field)) fields.current.set(field, valueOf(field));
    };
    const handled = new AbortController();
    const listen = (event: 'focusin' | 'pointerdown' | 'input', listener: () => void) =>
      dialog.addEventListener(event, listener, { signal: handled.signal });
    remember();
    listen('focusin', remember);
    listen('pointerdown', remember);
    listen('input', () => setIsAsking(false));
    dialog.addEventListener('keydown', (event) => onKey(event), { signal: handled.signal });
    return () => handled.abort();
  }, [box]);
  return { box, leave, isAsking, stay };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const valueOf = (field: Field): string =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    ? String(field.checked)
    : field.value;

/** Whether a field that is still shown has another value than it had first. */
const isChanged = (first: ReadonlyMap<Field, string>): boolean =>
  [...first].some(([field, value]) => field.isConnected && valueOf(field) !== value);

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const cameFrom = document.activeElement;
    stay.current?.focus();
    return () => {
      const isTaken = document.activeElement !== document.body;
      if (!isTaken && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);
  return (
    <footer className="dialog-question">
      <p className="grow" role="alert">
        What you entered is not saved.
      </p>
      <Button onClick={onLeave}>Leave without saving</Button>
      <Button ref={stay} look="go" onClick={onStay}>
        Go on editing
      </Button>
    </footer>
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
    // A browser may close it whatever the cancel event says, as by a second press of a phone's Back.
    const reopen = () => {
      if (!dialog.open) dialog.showModal();
    };
    dialog.addEventListener('close', reopen);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('pointerdown', onPress);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', reopen);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('pointerdown', onPress);
      dialog.close();
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);
  return box;
}
