/** A button with only an icon and an accessible name. */
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  label: string;
}

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 items-center justify-center rounded-soft border border-transparent hover:bg-paper-deep ${className}`}
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
