/** Keys of the office. Single letters do nothing in fields and under dialogs. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { tinykeys } from 'tinykeys';

export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit']);

/** Whether the key would be typed into something. */
function isTyping({ target }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

const isUnderDialog = (): boolean => document.querySelector('dialog[open]') !== null;
const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

const SEQUENCE = 'g';
/** As long as tinykeys waits for the second key. */
const SEQUENCE_MS = 1000;

/** The keys must not change from render to render; what they do may. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const last = useRef({ key: '', at: 0 });
  /** G M opens a page; M alone does something else. */
  const isSecondOfSequence = ({ timeStamp }: KeyboardEvent): boolean =>
    last.current.key === SEQUENCE && timeStamp - last.current.at < SEQUENCE_MS;
  const run = useEffectEvent((binding: string, event: KeyboardEvent) => {
    if (isUnderDialog() || (isTyping(event) && !hasModifier(event))) return;
    if (binding.length === 1 && isSecondOfSequence(event)) return;
    shortcuts[binding]?.(event);
  });
  const bindings = Object.keys(shortcuts).join('\n');
  useEffect(() => {
    const stop = tinykeys(
      window,
      Object.fromEntries(
        bindings.split('\n').map((binding) => [binding, (event) => run(binding, event)]),
      ),
    );
    const note = ({ key, timeStamp: at }: KeyboardEvent) => {
      last.current = { key, at };
    };
    // After the keys above, which ask for the key before.
    window.addEventListener('keydown', note);
    return () => {
      stop();
      window.removeEventListener('keydown', note);
    };
  }, [bindings]);
}
