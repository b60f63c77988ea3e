/** A labelled control with its hint and its error. */
import { useId, type ComponentProps, type ReactNode } from 'react';

interface Described {
  label: string;
  /** Read out after the label, where rows have the same labels. */
  of?: string;
  hint?: string;
  error?: string | undefined;
}

/** What a control needs to be named and described by its frame. */
function useControl({ hint, error }: Described) {
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    className: 'input',
    'aria-describedby': about || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

interface FrameProps {
  field: Described;
  id: string;
  children: ReactNode;
}

function Frame({ field: { label, of, hint, error }, id, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {of && <span className="sr">, {of}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="wrong" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  of = '',
  hint = '',
  error,
  ...rest
}: Described & ComponentProps<'input'>) {
  const field = { label, of, hint, error };
  const control = useControl(field);
  return (
    <Frame field={field} id={control.id}>
      <input {...rest} {...control} />
    </Frame>
  );
}

export function TextArea({
  label,
  hint = '',
  error,
  ...rest
}: Described & ComponentProps<'textarea'>) {
  const field = { label, hint, error };
  const control = useControl(field);
  return (
    <Frame field={field} id={control.id}>
      <textarea {...rest} {...control} />
    </Frame>
  );
}

export interface SelectProps<Value extends string> extends Described {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Select<Value extends string>({
  options,
  value,
  onChange,
  ...field
}: SelectProps<Value>) {
  const control = useControl(field);
  return (
    <Frame field={field} id={control.id}>
      <select
        {...control}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
