/** What went wrong with a form as a whole. */
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

export function FormAlert({ message, children }: { message?: string; children?: ReactNode }) {
  return (
    // Always there, so that a screen reader notices what comes into it.
    <div role="alert">
      {message && (
        <div className="flex gap-3 rounded-soft bg-error-tint px-4 py-3">
          <Icon name="info" className="mt-0.5 size-5 text-error" />
          <div>
            <p className="font-semibold text-error">{message}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
