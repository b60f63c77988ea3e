/** A button, busy while its work is on the way. */
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook, type ButtonSize } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Words shown instead of the label while the work is on the way; the button then does nothing. */
  busyLabel?: string | false;
}

export function Button({
  look,
  size,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const busy = Boolean(busyLabel);
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      // Not `disabled`: the button would lose the focus that the shopper left there.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonClass(look, size, className)}
    >
      {busy ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
