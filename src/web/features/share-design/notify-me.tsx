/** The email that a guest gets replies at. Stored with the draft only. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Draft } from '../../../contract/designs/drafts.ts';
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../domain/people/email.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useTranslations } from '../../state/translations.ts';

export interface NotifyMeProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

export function NotifyMe({ draft, onChange }: NotifyMeProps) {
  const t = useTranslations('share-design');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(draft.tellEmail);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState<'' | 'tell.kept' | 'tell.off'>('');

  useEffect(() => {
    if (fault) form.current?.querySelector('input')?.focus();
  }, [fault]);

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    const email = normaliseEmail(typed);
    setSaid('');
    if (email !== '' && !isEmail(email)) return setFault(EMAIL_MESSAGE);
    setBusy(true);
    try {
      const updated = await browserApi.call('draftTell', {
        params: { id: draft.id },
        body: { email },
      });
      setTyped(updated.tellEmail);
      setSaid(updated.tellEmail ? 'tell.kept' : 'tell.off');
      onChange(updated);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.fields[0]?.message ?? (failure.message || t('tell.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void keep(event)}>
      <Field
        label={t('tell.label')}
        hint={t('tell.hint')}
        type="email"
        name="tell-email"
        autoComplete="email"
        value={typed}
        error={fault || undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFault('');
          setSaid('');
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button look="secondary" type="submit" busyLabel={busy && t('tell.busy')}>
          {t('tell.keep')}
        </Button>
        <p role="status" className="min-h-6 wrap-anywhere">
          {said && t(said, { email: draft.tellEmail })}
        </p>
      </div>
    </form>
  );
}
