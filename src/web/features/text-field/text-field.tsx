/** The design system's field with the shop's words: the counter of what may still be typed. */
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { useWords } from '../../state/words.ts';

export interface TextFieldProps extends Omit<FieldProps, 'counter'> {
  /** Shows how much of `maxLength` is used. */
  counted?: boolean;
}

export function TextField({ counted = false, ...field }: TextFieldProps) {
  const t = useWords('common');
  return (
    <Field
      {...field}
      counter={counted ? (used, limit) => t('characterLimit', { used, limit }) : undefined}
    />
  );
}
