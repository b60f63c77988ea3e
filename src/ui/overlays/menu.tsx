/** A button that opens a short list of links or actions below it. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { useDismiss } from './use-dismiss.ts';

export interface MenuItem {
  key: string;
  render: (close: () => void) => ReactNode;
}

export interface MenuProps {
  /** Of the list; unique in the page. */
  id: string;
  /** The button's content. */
  button: ReactNode;
  buttonClassName?: string;
  /** Links and buttons, one per list item, that call `close` when pressed. */
  items: readonly MenuItem[];
  chevron?: boolean;
}

export function Menu({ id, button, buttonClassName = '', items, chevron = true }: MenuProps) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, list, opener, close);
  // Closing hides or removes the pressed item; without this the focus would move to the top of the page.
  const wasOpen = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || list.current?.contains(focused);
    if (wasOpen.current && !open && isLost) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <div className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`inline-flex items-center gap-1.5 ${buttonClassName}`}
      >
        {button}
        {chevron && (
          <Icon
            name="chevron-down"
            className={`size-3.5 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        )}
      </button>
      <ul
        id={id}
        ref={list}
        hidden={!open}
        className="absolute right-0 z-40 mt-2 min-w-56 rounded-soft border border-line bg-white p-2 text-ink shadow-lift [&_a,&_button]:flex [&_a,&_button]:min-h-11 [&_a,&_button]:w-full [&_a,&_button]:items-center [&_a,&_button]:rounded-soft [&_a,&_button]:px-3 [&_a:hover,&_button:hover]:bg-paper-deep"
      >
        {items.map(({ key, render }) => (
          <li key={key}>{render(close)}</li>
        ))}
      </ul>
    </div>
  );
}
