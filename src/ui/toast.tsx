/** A short message in the toast region, gone after a while. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

export interface ToastProps {
  title: string;
  closeLabel: string;
  delayMs: number;
  onClose: () => void;
  children?: ReactNode;
}

/** A new message needs a new key, so that its time begins anew. */
export function Toast({ title, closeLabel, delayMs, onClose, children }: ToastProps) {
  const [held, setHeld] = useState(false);
  const leave = useEffectEvent(onClose);

  // Time stops while a pointer or the focus rests on the message (WCAG 2.2.1).
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => leave(), delayMs);
    return () => clearTimeout(timer);
  }, [held, delayMs]);

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto w-full max-w-sm rounded-soft border border-line bg-white p-4 shadow-lift"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="pt-2 font-semibold">{title}</p>
        <IconButton icon="close" label={closeLabel} onClick={onClose} className="-mt-1 -mr-1" />
      </div>
      {children}
    </div>
  );
}
