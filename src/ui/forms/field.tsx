/** A labelled text input with hint, error and optional counter. */
import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, type Count, type Counter } from './field-frame.tsx';
import { INPUT_CLASS } from './input-class.ts';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Requires `maxLength`. */
  counter?: Counter;
  /** Absent: the code points of the text, of `maxLength`. */
  count?: Count;
  /** Shown to the right of the input, such as a button that reveals a password. */
  after?: ReactNode;
}

export function Field({
  label,
  hint,
  error,
  counter,
  count,
  after,
  className,
  onChange,
  required,
  ...input
}: FieldProps) {
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''));
  const used = [...String(input.value ?? typed)].length;
  const keep = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  const counted = input.maxLength === undefined ? undefined : { used, limit: input.maxLength };
  return (
    <FieldFrame {...{ label, hint, error, required, className, counter, count: count ?? counted }}>
      {(control) => (
        <div className="flex items-center gap-2">
          <input {...input} {...control} onChange={keep} className={INPUT_CLASS} />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}
