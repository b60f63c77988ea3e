/** Keeps what is typed for a new reminder, checks it and sends it; then the form starts again. */
import { useState } from 'react';
import type { GivenReminder } from '../../../contract/account/reminders.ts';
import type { FieldMessage } from '../../api/refusal.ts';
import { useTranslations } from '../../state/translations.ts';
import { checkReminder, mendedBy, type TypedReminder } from './typed-reminder.ts';

export interface NewReminderOptions {
  /** The form's sending, which shows what was refused. */
  submission: {
    forget: (...fields: readonly string[]) => void;
    submit: (wrong: readonly FieldMessage[], send: () => Promise<unknown>) => Promise<boolean>;
  };
  /** What the form begins with. */
  start: () => TypedReminder;
  send: (given: GivenReminder) => Promise<void>;
}

export function useTypedReminder({ submission, start, send }: NewReminderOptions) {
  const t = useTranslations('reminders');
  const [typed, setTyped] = useState(start);
  return {
    typed,
    onType(change: Partial<TypedReminder>): void {
      submission.forget(...mendedBy(change));
      setTyped((before) => ({ ...before, ...change }));
    },
    async add(): Promise<void> {
      const { given, wrong } = checkReminder(typed, {
        occasion: t('form.enterOccasion'),
        label: t('form.enterLabel'),
        consent: t('form.enterConsent'),
      });
      if (await submission.submit(wrong, () => send(given))) setTyped(start);
    },
  };
}
