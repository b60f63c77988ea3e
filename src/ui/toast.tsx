/** Short messages at the edge of the window, said politely to screen readers and gone after a while. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

export interface ToastMessage {
  /** A new id is a new message, even with the same words. */
  id: number;
  title: string;
  content?: ReactNode;
}

export interface ToastProps {
  message: ToastMessage | null;
  label: string;
  closeLabel: string;
  delayMs: number;
  onClose: () => void;
}

/** The region is always there, empty: screen readers announce only what changes in a region they already know. */
export function Toast({ message, label, closeLabel, delayMs, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  const leave = useEffectEvent(onClose);

  // Time stops while a pointer or the focus rests on the message (WCAG 2.2.1).
  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(() => leave(), delayMs);
    return () => clearTimeout(timer);
  }, [message, held, delayMs]);

  return (
    <div
      role="region"
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-end"
    >
      {message && (
        <div
          key={message.id}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto w-full max-w-sm rounded-soft border border-line bg-white p-4 shadow-lift"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="pt-2 font-semibold">{message.title}</p>
            <IconButton icon="close" label={closeLabel} onClick={onClose} className="-mt-1 -mr-1" />
          </div>
          {message.content}
        </div>
      )}
    </div>
  );
}
