/** Keys of the office. Single letters do nothing in fields and under dialogs. */
import { useEffect, useEffectEvent } from 'react';
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

/** The keys must not change from render to render; what they do may. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const run = useEffectEvent((binding: string, event: KeyboardEvent) => {
    if (isUnderDialog() || (isTyping(event) && !hasModifier(event))) return;
    shortcuts[binding]?.(event);
  });
  const bindings = Object.keys(shortcuts).join('\n');
  useEffect(
    () =>
      tinykeys(
        window,
        Object.fromEntries(
          bindings.split('\n').map((binding) => [binding, (event) => run(binding, event)]),
        ),
      ),
    [bindings],
  );
}
