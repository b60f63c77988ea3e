/** A button with only an icon and an accessible name. */
import type { ComponentProps } from 'react';
import { Icon, LineIcon, type IconName } from './icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Of the shop's icons, or one of its own. */
  icon: IconName | { path: string };
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
      {typeof icon === 'string' ? (
        <Icon name={icon} className="size-6" />
      ) : (
        <LineIcon path={icon.path} className="size-6" />
      )}
    </button>
  );
}
