/** The reply form: “It’s right”, or what to change. Input stays if sending fails. */
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useCounter } from '../../state/use-counter.ts';
import { useTranslations } from '../../state/translations.ts';

export interface AnswerFormProps {
  share: string;
  /** It has just replaced the pressed button. */
  startFocused: boolean;
  onGiven: (decision: 'approved' | 'change') => void;
}

const NAME_LIMIT = 80;
const MESSAGE_LIMIT = 1000;

export function AnswerForm({ share, startFocused, onGiven }: AnswerFormProps) {
  const t = useTranslations('draft');
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [isChange, setIsChange] = useState(false);
  const { busy, missing, setMissing, fault, reply } = useReply(share, onGiven);

  useEffect(() => {
    if (startFocused) form.current?.querySelector('input')?.focus();
  }, [startFocused]);
  useEffect(() => {
    if (isChange || missing) form.current?.querySelector('textarea')?.focus();
  }, [isChange, missing]);

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChange) void reply({ decision: 'change', name, message });
      }}
      className="mt-6 grid gap-4 border-t border-line pt-6"
    >
      <h2 id={heading} className="text-2xl">
        {t('form.title')}
      </h2>
      <Field
        label={t('form.name')}
        hint={t('form.nameHint')}
        name="name"
        autoComplete="given-name"
        maxLength={NAME_LIMIT}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {isChange ? (
        <ChangeFields
          message={message}
          missing={missing}
          isBusy={busy === 'change'}
          onType={(typed) => {
            setMessage(typed);
            setMissing('');
          }}
          onBack={() => setIsChange(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            size="large"
            onClick={() => void reply({ decision: 'approved', name, message: '' })}
            busyLabel={busy === 'approved' && t('form.sending')}
            className="grow"
          >
            <Icon name="check" />
            {t('form.right')}
          </Button>
          <Button look="secondary" size="large" onClick={() => setIsChange(true)} className="grow">
            {t('form.change')}
          </Button>
        </div>
      )}
      <p role="alert" className="font-semibold text-error empty:hidden">
        {fault}
      </p>
    </form>
  );
}

interface ChangeFieldsProps {
  message: string;
  /** The error if there is no message. */
  missing: string;
  isBusy: boolean;
  onType: (message: string) => void;
  onBack: () => void;
}

/** What to change, and the buttons that send it or return to the choice. */
function ChangeFields({ message, missing, isBusy, onType, onBack }: ChangeFieldsProps) {
  const t = useTranslations('draft');
  const counter = useCounter();
  return (
    <>
      <TextArea
        label={t('form.message')}
        name="message"
        required
        rows={4}
        maxLength={MESSAGE_LIMIT}
        value={message}
        error={missing || undefined}
        counter={counter}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busyLabel={isBusy && t('form.sending')}>
          {t('form.send')}
        </Button>
        <Button look="quiet" size="large" onClick={onBack}>
          {t('form.back')}
        </Button>
      </div>
    </>
  );
}

interface Reply {
  decision: 'approved' | 'change';
  name: string;
  message: string;
}

/** Sends the reply, once at a time. */
function useReply(share: string, onGiven: AnswerFormProps['onGiven']) {
  const t = useTranslations('draft');
  const [busy, setBusy] = useState<Reply['decision'] | null>(null);
  const [missing, setMissing] = useState('');
  const [fault, setFault] = useState('');

  async function reply(body: Reply): Promise<void> {
    if (busy) return;
    setFault('');
    if (body.decision === 'change' && body.message.trim() === '')
      return setMissing(t('form.missing'));
    setBusy(body.decision);
    try {
      await browserApi.call('sharedDraftReply', { params: { share }, body });
      onGiven(body.decision);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.fields[0]?.message ?? (failure.message || t('form.unreachable')));
    } finally {
      setBusy(null);
    }
  }

  return { busy, missing, setMissing, fault, reply };
}
