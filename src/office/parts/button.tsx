/** Buttons of the office, and links that look like them. */
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';

/** go: the one filled button of a screen; danger: where money or work is lost. */
export type ButtonLook = 'plain' | 'go' | 'quiet' | 'danger' | 'danger-go';

const LOOKS: Record<ButtonLook, string> = {
  plain: 'btn',
  go: 'btn go',
  quiet: 'btn quiet',
  danger: 'btn danger',
  'danger-go': 'btn danger-go',
};

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  icon?: IconName;
  /** A busy button keeps the focus and ignores presses. */
  busy?: boolean;
}

export function Button({
  look = 'plain',
  icon,
  busy = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
      className={`${LOOKS[look]} ${className}`}
    >
      {busy ? <Icon name="jobs" size="small" /> : icon && <Icon name={icon} size="small" />}
      {children}
    </button>
  );
}

/** A button that shows only an icon. */
export function IconButton({
  icon,
  label,
  ...rest
}: Omit<ButtonProps, 'icon' | 'children'> & { icon: IconName; label: string }) {
  return (
    <Button look="quiet" {...rest} aria-label={label} className={`icon ${rest.className ?? ''}`}>
      <Icon name={icon} size="small" />
    </Button>
  );
}

export function ButtonLink({
  to,
  look = 'plain',
  children,
}: {
  to: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={LOOKS[look]}>
      {children}
    </Link>
  );
}
