/** A code with one box per digit. Typing moves to the next box, and a whole code can be pasted. */
import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';

export interface CodeBoxesProps {
  name: string;
  label: string;
  digitLabel: (place: number) => string;
  /** One entry per box; '' if the box is empty. */
  digits: readonly string[];
  onChange: (digits: readonly string[]) => void;
  error?: string;
}

export function CodeBoxes({ name, label, digitLabel, digits, onChange, error }: CodeBoxesProps) {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const goTo = (place: number) => {
    const box = boxes.current[Math.min(Math.max(place, 0), digits.length - 1)];
    box?.focus();
    box?.select();
  };

  /** Puts typed, pasted or autofilled digits into this box and the following ones. */
  const put = (place: number, text: string) => {
    const given = text.replaceAll(/\D/g, '').slice(0, digits.length - place);
    if (given === '') return;
    onChange(digits.map((digit, each) => given[each - place] ?? digit));
    goTo(place + given.length);
  };
  const clear = (place: number) =>
    onChange(digits.map((digit, each) => (each === place ? '' : digit)));

  const onKeyDown = (place: number) => (event: KeyboardEvent) => {
    if (event.key === 'Backspace') {
      // Backspace in an empty box clears the previous one.
      const target = digits[place] === '' ? Math.max(place - 1, 0) : place;
      clear(target);
      goTo(target);
    } else if (event.key === 'Delete') clear(place);
    else if (event.key === 'ArrowLeft') goTo(place - 1);
    else if (event.key === 'ArrowRight') goTo(place + 1);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(digits.length - 1);
    else return;
    event.preventDefault();
  };
  const onPaste = (place: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    // A whole code fills all boxes, whichever box it is pasted into.
    put(text.length >= digits.length ? 0 : place, text);
  };

  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid grid-cols-6 gap-2">
        {digits.map((digit, place) => (
          <input
            key={place}
            ref={(box) => {
              boxes.current[place] = box;
            }}
            name={name}
            value={digit}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={digitLabel(place + 1)}
            aria-invalid={error ? true : undefined}
            // Not onChange, which does not fire when a digit replaces the same digit.
            onInput={({ currentTarget: { value } }) =>
              // On-screen keyboards may report no key; an emptied box means Backspace.
              value === '' ? clear(place) : put(place, withoutOld(value, digit))
            }
            onKeyDown={onKeyDown(place)}
            onPaste={onPaste(place)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="h-14 w-full min-w-0 rounded-soft border border-edge bg-white text-center text-2xl tabular-nums hover:border-ink aria-invalid:border-2 aria-invalid:border-error"
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm font-semibold text-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A second digit typed into a filled box replaces the first, on whichever side it was typed. */
function withoutOld(text: string, old: string): string {
  return text.length === 2 && old !== '' ? text.replace(old, '') : text;
}
