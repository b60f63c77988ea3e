/** The fields of a message, in the order of its kind. */
import { parseOrderReference } from '../../../domain/orders/order-number.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useCounter } from '../../state/use-counter.ts';
import { useTranslations } from '../../state/translations.ts';
import {
  isNeeded,
  LONGEST,
  SUBJECTS,
  type MessageField,
  type MessageKind,
  type MessageWords,
} from './message-rules.ts';
import { MoodChoice } from './mood-choice.tsx';
import { Honeypot } from './honeypot.tsx';
import type { Writing } from './use-message.ts';

export interface MessageFieldsProps {
  kind: MessageKind;
  writing: Writing;
  labels: MessageWords['labels'];
}

export function MessageFields({ kind, writing, labels }: MessageFieldsProps) {
  const t = useTranslations('contact-form');
  const { message, faults, type } = writing;
  const counter = useCounter();
  const errorOf = (field: MessageField) => {
    const fault = faults.find((candidate) => candidate.field === field);
    return fault && (fault.word ? t(`faults.${fault.word}`) : fault.message);
  };
  const labelOf = (field: MessageField) =>
    isNeeded(kind, field) ? (
      labels[field]
    ) : (
      <>
        {labels[field]} <span className="font-normal text-ink-soft">{t('optional')}</span>
      </>
    );
  const shared = (field: 'name' | 'email' | 'reference' | 'page' | 'message') => ({
    name: field,
    label: labelOf(field),
    required: isNeeded(kind, field),
    maxLength: LONGEST[field],
    value: message[field],
    error: errorOf(field),
  });

  const who = (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        {...shared('name')}
        autoComplete="name"
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <Field
        {...shared('email')}
        type="email"
        hint={kind === 'contact' ? t('emailHint') : t('emailHintOptional')}
        autoComplete="email"
        spellCheck={false}
        onChange={(event) => type({ email: event.currentTarget.value })}
      />
    </div>
  );
  const text = (
    <TextArea
      {...shared('message')}
      rows={7}
      hint={kind === 'report' ? t('messageReportHint') : undefined}
      counter={counter}
      onChange={(event) => type({ message: event.currentTarget.value })}
    />
  );
  return (
    <div className="space-y-5">
      <Honeypot label={labels.website} value={message.website} onType={type} />
      {kind === 'contact' && (
        <>
          {who}
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              name="subject"
              label={
                <>
                  {labels.subject}
                  <span aria-hidden="true" className="text-clay-deep">
                    {' *'}
                  </span>
                </>
              }
              required
              options={[
                { value: '', label: t('choose') },
                ...SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) })),
              ]}
              value={message.subject}
              error={errorOf('subject')}
              onChange={(event) => type({ subject: event.currentTarget.value })}
            />
            <Field
              {...shared('reference')}
              hint={
                message.reference && !parseOrderReference(message.reference)
                  ? t('referenceOdd')
                  : t('referenceHint')
              }
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => type({ reference: event.currentTarget.value })}
            />
          </div>
        </>
      )}
      {kind === 'feedback' && (
        <MoodChoice label={labelOf('mood')} mood={message.mood} onChoose={type} />
      )}
      {kind === 'report' && (
        <Field
          {...shared('page')}
          inputMode="url"
          hint={t('pageHint', { example: `${shopSettings().origin}/shop` })}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type({ page: event.currentTarget.value })}
        />
      )}
      {text}
      {kind !== 'contact' && who}
    </div>
  );
}
