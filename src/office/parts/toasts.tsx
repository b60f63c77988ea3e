/** Short messages about what was just done, which may be taken back from there. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageOf, Refusal } from '../api/refusal.ts';
import { Icon } from './icon.tsx';
import { Button, IconButton } from './button.tsx';
import { useShortcuts } from './shortcuts.ts';

/** Takes back what was done, and resolves to the message about that. */
export type Undo = () => Promise<string>;

interface Message {
  id: number;
  text: string;
  isFailure: boolean;
  undo?: Undo | undefined;
}

const SHOWN_MS = 10_000;
/** A member who wants to take something back needs time to see that. */
const SHOWN_WITH_UNDO_MS = 30_000;
let message: Message | null = null;
const listeners = new Set<() => void>();

function set(next: Message | null): void {
  message = next;
  for (const listener of listeners) listener();
}

const idAfter = () => (message?.id ?? 0) + 1;

/** Replaces the message before it. */
export function toast(text: string, undo?: Undo): void {
  set({ id: idAfter(), text, isFailure: false, undo });
}

/** Says what was not done, where no form can show it. Replaces the message before it. */
export function toastFailure(text: string, undo?: Undo): void {
  set({ id: idAfter(), text, isFailure: true, undo });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => message);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => set(null), shown.undo ? SHOWN_WITH_UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const content = shown && <Toast key={shown.id} message={shown} />;
  return (
    <>
      <div role="status">{!shown?.isFailure && content}</div>
      {shown?.isFailure && <div role="alert">{content}</div>}
    </>
  );
}

function Toast({ message: { text, isFailure, undo } }: { message: Message }) {
  return (
    <div className={isFailure ? 'toast failed' : 'toast'}>
      <Icon name={isFailure ? 'alert' : 'check'} />
      <p>{text}</p>
      {undo && <UndoButton undo={undo} />}
      <IconButton icon="close" label="Close the message" onClick={() => set(null)} />
    </div>
  );
}

function UndoButton({ undo }: { undo: Undo }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      toast(await undo());
    } catch (error) {
      // What the server refused cannot be taken back later either.
      toastFailure(
        messageOf(error),
        error instanceof Refusal && error.status > 0 ? undefined : undo,
      );
    }
  };
  useShortcuts({
    z: () => {
      if (!isBusy) void press();
    },
  });
  return (
    <Button look="quiet" busy={isBusy} aria-keyshortcuts="z" onClick={() => void press()}>
      Undo <kbd aria-hidden="true">Z</kbd>
    </Button>
  );
}
