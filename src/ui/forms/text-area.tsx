/** A labelled multi-line text field with an optional counter. */
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type Counter } from './field-frame.tsx';
import { INPUT_CLASS } from './input-class.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  value: string;
  /** Requires `maxLength`. */
  counter?: Counter;
}

export function TextArea({
  label,
  hint,
  error,
  counter,
  className,
  required,
  ...area
}: TextAreaProps) {
  const count =
    area.maxLength === undefined
      ? undefined
      : { used: [...area.value].length, limit: area.maxLength };
  return (
    <FieldFrame {...{ label, hint, error, required, className, counter, count }}>
      {(control) => <textarea {...area} {...control} className={`${INPUT_CLASS} block`} />}
    </FieldFrame>
  );
}
