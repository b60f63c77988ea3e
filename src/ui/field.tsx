/** A labelled text input with hint, error and, where a limit is given, a counter. */
import { useId, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { INPUT_CLASS } from './input-class.ts';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Words of the counter below the input, such as "3/20"; needs `maxLength`. */
  counter?: (used: number, limit: number) => string;
  /** Stands right of the input, such as a button that shows a password. */
  after?: ReactNode;
}

export function Field({
  label,
  hint,
  error,
  counter,
  after,
  className = '',
  onChange,
  required,
  ...input
}: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''));
  const used = [...String(input.value ?? typed)].length;
  const limit = input.maxLength;
  const described = [
    hint && `${id}-hint`,
    error && `${id}-error`,
    counter && limit && `${id}-counter`,
  ]
    .filter(Boolean)
    .join(' ');
  const keep = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-clay-deep">
            {' '}
            *
          </span>
        )}
      </label>
      <div className="flex items-center gap-2">
        <input
          {...input}
          id={id}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={keep}
          className={INPUT_CLASS}
        />
        {after}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-error" role="alert">
          {error}
        </p>
      )}
      {counter && limit !== undefined && (
        <p id={`${id}-counter`} className="mt-1 text-right text-sm text-ink-soft tabular-nums">
          {counter(used, limit)}
        </p>
      )}
    </div>
  );
}
