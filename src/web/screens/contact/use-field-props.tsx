/** The props that the fields of a message share: label, limit, value and error. */
import type { ReactNode } from 'react';
import { useTranslations } from '../../state/translations.ts';
import {
  isNeeded,
  LONGEST,
  type MessageField,
  type MessageKind,
  type MessageText,
} from './message-rules.ts';
import type { Writing } from './use-message.ts';

export interface MessageFieldsProps {
  kind: MessageKind;
  writing: Writing;
  labels: MessageText['labels'];
}

export function useFieldProps({ kind, writing: { message, faults }, labels }: MessageFieldsProps) {
  const t = useTranslations('contact-form');
  const errorOf = (field: MessageField) => {
    const fault = faults.find((candidate) => candidate.field === field);
    return fault && (fault.word ? t(`faults.${fault.word}`) : fault.message);
  };
  const labelOf = (field: MessageField): ReactNode =>
    isNeeded(kind, field) ? (
      labels[field]
    ) : (
      <>
        {labels[field]} <span className="font-normal text-ink-soft">{t('optional')}</span>
      </>
    );
  return {
    errorOf,
    labelOf,
    shared: (field: keyof typeof LONGEST) => ({
      name: field,
      label: labelOf(field),
      required: isNeeded(kind, field),
      maxLength: LONGEST[field],
      value: message[field],
      error: errorOf(field),
    }),
  };
}
