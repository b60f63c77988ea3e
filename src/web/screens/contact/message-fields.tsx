/** The fields of a message, in the order of its kind. */
import { parseOrderReference } from '../../../domain/orders/order-number.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useCounter } from '../../state/use-counter.ts';
import { useTranslations } from '../../state/translations.ts';
import { SUBJECTS } from './message-rules.ts';
import { MoodChoice } from './mood-choice.tsx';
import { Honeypot } from './honeypot.tsx';
import { useFieldProps, type MessageFieldsProps } from './use-field-props.tsx';

export function MessageFields(props: MessageFieldsProps) {
  const { kind, writing, labels } = props;
  const { message, type } = writing;
  const t = useTranslations('contact-form');
  const counter = useCounter();
  const { labelOf, shared } = useFieldProps(props);
  return (
    <div className="space-y-6">
      <Honeypot label={labels.website} value={message.website} onType={type} />
      {kind === 'contact' && (
        <>
          <SenderFields {...props} />
          <TopicFields {...props} />
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
      <TextArea
        {...shared('message')}
        rows={7}
        hint={kind === 'report' ? t('messageReportHint') : undefined}
        counter={counter}
        onChange={(event) => type({ message: event.currentTarget.value })}
      />
      {kind !== 'contact' && <SenderFields {...props} />}
    </div>
  );
}

/** The sender's name and email. */
function SenderFields(props: MessageFieldsProps) {
  const { type } = props.writing;
  const t = useTranslations('contact-form');
  const { shared } = useFieldProps(props);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        {...shared('name')}
        autoComplete="name"
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <Field
        {...shared('email')}
        type="email"
        hint={props.kind === 'contact' ? t('emailHint') : t('emailHintOptional')}
        autoComplete="email"
        spellCheck={false}
        onChange={(event) => type({ email: event.currentTarget.value })}
      />
    </div>
  );
}

/** What the message is about: the subject and the order. */
function TopicFields(props: MessageFieldsProps) {
  const { message, type } = props.writing;
  const t = useTranslations('contact-form');
  const { errorOf, shared } = useFieldProps(props);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        name="subject"
        label={
          <>
            {props.labels.subject}
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
  );
}
