/** Optional fields that few people need: folded away until asked for, filled or wrong. */
import { useState, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export interface FoldedFieldsProps {
  /** Names what is inside. */
  label: ReactNode;
  /** One of the fields has a value or an error, so it must be seen. */
  isNeeded: boolean;
  children: ReactNode;
  className?: string;
}

export function FoldedFields({ label, isNeeded, children, className = '' }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={({ currentTarget: details }) => {
        // Folded again, it would hide an error that comes later.
        if (isNeeded) details.open = true;
        else setOpen(details.open);
      }}
      className={`group/folded border-y border-line ${className}`}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span>{label}</span>
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 transition-transform group-open/folded:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
