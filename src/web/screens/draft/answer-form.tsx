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
  const counter = useCounter();
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [isChange, setIsChange] = useState(false);
  const [busy, setBusy] = useState<'approved' | 'change' | null>(null);
  const [missing, setMissing] = useState('');
  const [fault, setFault] = useState('');

  useEffect(() => {
    if (startFocused) form.current?.querySelector('input')?.focus();
  }, [startFocused]);
  useEffect(() => {
    if (isChange || missing) form.current?.querySelector('textarea')?.focus();
  }, [isChange, missing]);

  async function answer(decision: 'approved' | 'change'): Promise<void> {
    if (busy) return;
    setFault('');
    if (decision === 'change' && message.trim() === '') return setMissing(t('form.missing'));
    setBusy(decision);
    try {
      const body = { decision, name, message: decision === 'change' ? message : '' };
      await browserApi.call('sharedDraftReply', { params: { share }, body });
      onGiven(decision);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.fields[0]?.message ?? (failure.message || t('form.unreachable')));
    } finally {
      setBusy(null);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChange) void answer('change');
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
            onChange={(event) => {
              setMessage(event.currentTarget.value);
              setMissing('');
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large" busyLabel={busy === 'change' && t('form.sending')}>
              {t('form.send')}
            </Button>
            <Button look="quiet" size="large" onClick={() => setIsChange(false)}>
              {t('form.back')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            size="large"
            onClick={() => void answer('approved')}
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
