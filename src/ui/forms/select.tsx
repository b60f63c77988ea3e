/** A labelled native select, which every phone and screen reader supports. */
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { INPUT_CLASS } from './input-class.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: ReactNode;
  /** Label and list side by side; on phones the label is only for screen readers. */
  inline?: boolean;
  options: readonly SelectOption[];
  error?: string;
}

export function Select({
  label,
  inline = false,
  options,
  error,
  className = '',
  ...select
}: SelectProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className={inline ? 'flex items-center gap-3' : ''}>
        <label
          htmlFor={id}
          className={inline ? 'shrink-0 font-semibold max-sm:sr-only' : 'mb-1 block font-semibold'}
        >
          {label}
        </label>
        <div className="relative grow">
          <select
            {...select}
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={`${INPUT_CLASS} appearance-none pr-11`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2"
          />
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
