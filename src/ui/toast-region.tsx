/** Where toasts appear, one above the other. Always on the page: screen readers tell only what changes in a region they already know. */
import type { ReactNode } from 'react';

export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-2 print:hidden"
    >
      {children}
    </div>
  );
}
