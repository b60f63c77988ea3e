/** A tinted message box: success, information, warning or error. */
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type CalloutLook = 'success' | 'info' | 'warning' | 'error';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  look: CalloutLook;
  icon?: IconName;
  /** Shows a spinner in place of the icon. */
  busy?: boolean;
  title?: ReactNode;
  /** A button to the right of the text, or below it if there is no room. */
  action?: ReactNode;
}

const LOOKS = {
  success: { tint: 'bg-bottle-tint', ink: 'text-bottle', icon: 'check' },
  info: { tint: 'bg-bottle-tint', ink: 'text-bottle', icon: 'info' },
  warning: { tint: 'bg-clay-tint', ink: 'text-clay-deep', icon: 'info' },
  error: { tint: 'bg-error-tint', ink: 'text-error', icon: 'info' },
} as const satisfies Record<CalloutLook, { tint: string; ink: string; icon: IconName }>;

export function Callout({
  look,
  icon,
  busy = false,
  title,
  action,
  className = '',
  children,
  ...rest
}: CalloutProps) {
  const { tint, ink, icon: usual } = LOOKS[look];
  return (
    <div
      {...rest}
      // Forced colours hide the tint.
      className={`flex gap-3 rounded-soft px-4 py-4 outline-none sm:px-5 forced-colors:border ${tint} ${className}`}
    >
      {busy ? (
        <Spinner className="mt-0.5 size-6" />
      ) : (
        <Icon name={icon ?? usual} className={`mt-0.5 size-6 ${ink}`} />
      )}
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          {title && (
            <p className={`font-semibold ${look === 'error' ? 'text-error' : ''}`}>{title}</p>
          )}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
