/** Where codes are typed. A scanner types too, fast and with Enter at the end, wherever the focus is. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../parts/button.tsx';

export interface CodeFieldProps {
  onCode: (read: string) => void;
  /** Enter, where nothing has the focus. */
  onEnter: () => void;
}

const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Whether Enter means something to what has the focus. */
export const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null;

export function CodeField({ onCode, onEnter }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || takesKeys(target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    // The browser types the character into what has the focus by then. A space presses buttons.
    if (key.length === 1 && key !== ' ') field.current?.focus();
    if (key === 'Enter' && !takesEnter(target)) onEnter();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      className="scan-code"
      onSubmit={(event) => {
        event.preventDefault();
        const input = field.current!;
        const read = input.value;
        input.value = '';
        input.blur();
        onCode(read);
      }}
    >
      <label htmlFor="scan-code">Code</label>
      <input
        ref={field}
        id="scan-code"
        className="input"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          currentTarget.value = '';
          currentTarget.blur();
        }}
      />
      <Button type="submit">Show</Button>
    </form>
  );
}
