/** A modal dialog that traps the focus until it is closed. */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { useAsOpenDialog } from './open-dialogs.ts';
import { useVisibleViewport } from '../window/use-visible-viewport.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Called instead by the cross and by Escape, which can then ask first. The browser's back button always closes. */
  onDismiss?: () => void;
  title: string;
  closeLabel: string;
  /** Shown under the title and read out with it. */
  description?: ReactNode;
  children: ReactNode;
  /** Gets the focus when the dialog opens. Default: the first focusable element. */
  initialFocus?: () => HTMLElement | null;
  /** Centred, a sheet at the left edge, a page that scrolls as a whole, or full screen. */
  look?: 'window' | 'sheet' | 'page' | 'full';
}

const POPUP = {
  window:
    'fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-soft p-6 sm:p-8 ' +
    'transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
  sheet:
    'fixed inset-y-0 left-0 z-50 w-[min(22rem,calc(100vw-3rem))] overflow-y-auto p-4 ' +
    'transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  page: 'fixed inset-0 z-50 overflow-y-auto px-4 py-2 lg:px-6 lg:py-4',
  full:
    'fixed inset-0 z-50 overflow-y-auto px-4 py-2 lg:px-6 lg:py-4 ' +
    'beside:flex beside:flex-col beside:overflow-hidden beside:pb-0 ' +
    'sheet:flex sheet:flex-col sheet:overflow-hidden sheet:p-0',
};
const HEAD = {
  window: 'mb-4',
  sheet: 'mb-4',
  page: 'mb-4',
  full: 'mb-4 beside:mb-1 low:mb-0 sheet:mb-0 sheet:px-4 sheet:*:first:text-lg',
};

export function Dialog({
  open,
  onClose,
  onDismiss = onClose,
  title,
  closeLabel,
  description,
  children,
  initialFocus,
  look = 'window',
}: DialogProps) {
  useAsOpenDialog(open, onClose);
  const seen = useVisibleViewport(open && look === 'full');
  return (
    <CSPProvider disableStyleElements>
      <Base.Root open={open} onOpenChange={(next) => !next && onDismiss()}>
        <Base.Portal>
          <Base.Backdrop className="fixed inset-0 z-50 bg-ink/50 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Base.Popup
            // On touch, focusing an input would open the keyboard over half of the dialog.
            initialFocus={initialFocus && ((by) => by === 'touch' || initialFocus())}
            style={seen && { ...seen, bottom: 'auto' }}
            className={`bg-paper text-ink shadow-lift outline-none forced-colors:border ${POPUP[look]}`}
          >
            <div className={`flex items-start justify-between gap-4 ${HEAD[look]}`}>
              <Base.Title className="min-w-0 pt-2 text-2xl wrap-anywhere">{title}</Base.Title>
              <Base.Close
                aria-label={closeLabel}
                className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-soft hover:bg-paper-deep"
              >
                <Icon name="close" className="size-6" />
              </Base.Close>
            </div>
            {description && (
              <Base.Description className="mb-4 text-ink-soft">{description}</Base.Description>
            )}
            {children}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
