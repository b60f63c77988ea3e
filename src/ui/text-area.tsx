/** A labelled place for several lines of text, with a counter where a limit is given. */
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { INPUT_CLASS } from './input-class.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  value: string;
  /** Words of the counter below, such as "3/500"; needs `maxLength`. */
  counter?: (used: number, limit: number) => string;
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
  const counted =
    area.maxLength === undefined ? undefined : counter?.([...area.value].length, area.maxLength);
  return (
    <FieldFrame {...{ label, hint, error, required, className, counted }}>
      {(control) => <textarea {...area} {...control} className={`${INPUT_CLASS} block`} />}
    </FieldFrame>
  );
}
