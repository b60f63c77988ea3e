/** Requires the password before a sensitive action: an unattended session is not enough. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SecretField } from '../../features/account-forms/secret-field.tsx';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { useTranslations } from '../../state/translations.ts';

export interface PasswordStepProps {
  text: string;
  button: string;
  /** Throws Refusal. */
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

const FIELDS = ['password'];

export function PasswordStep({ text, button, onPassword, onCancel }: PasswordStepProps) {
  const t = useTranslations('security');
  const [password, setPassword] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const submission = useSubmit(FIELDS);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const submit = () =>
    submission.submit(
      password === '' ? [{ field: 'password', message: t('enterPassword') }] : [],
      () => onPassword(password),
    );
  return (
    <div ref={place} className="max-w-xl">
      <p className="mb-4">{text}</p>
      <AccountForm
        submission={submission}
        onSubmit={() => void submit()}
        button={button}
        busyLabel={t('checking')}
        beside={
          <Button look="quiet" onClick={onCancel} className="max-sm:w-full">
            {t('cancel')}
          </Button>
        }
      >
        <SecretField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          value={password}
          error={submission.faultOf('password')}
          onChange={(event) => {
            submission.forget('password');
            setPassword(event.currentTarget.value);
          }}
        />
      </AccountForm>
    </div>
  );
}
