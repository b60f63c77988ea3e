/** The second step: six digits from an authenticator, or a recovery code if the authenticator is lost. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CodeBoxes } from '../../../../ui/forms/code-boxes.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import type { Credentials } from '../../../session/sign-in.ts';
import { useTranslations } from '../../../state/translations.ts';
import { FormAlert } from '../form-alert.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { useAccountForm } from '../use-account-form.ts';
import type { Login } from './use-login.ts';

/** The field's name in the call. */
const CODE = '_two_step';
const NO_DIGITS = ['', '', '', '', '', ''];
/** Two halves of five characters, a hyphen, and some blanks. */
const LONGEST_RECOVERY_CODE = 20;

export function CodeForm({ login, pending }: { login: Login; pending: Credentials }) {
  const t = useTranslations('account-forms');
  const [digits, setDigits] = useState<readonly string[]>(NO_DIGITS);
  const [recoveryCode, setRecoveryCode] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const code = byRecovery ? recoveryCode.trim() : digits.join('');
  const { form, faults, busy, show } = useAccountForm({
    check: () => ({}),
    send: async () => {
      const wrong = await login.attempt({ ...pending, code });
      if (wrong?.username || wrong?.password) login.startAgain(wrong);
      return wrong;
    },
  });
  const error = faults[CODE];

  useEffect(() => first.current?.querySelector('input')?.focus(), [byRecovery]);

  return (
    <form {...form} className="grid gap-5">
      <FormAlert message={faults.form} />
      <p className="text-ink-soft">{t(byRecovery ? 'code.recoveryText' : 'code.text')}</p>
      <div ref={first}>
        {byRecovery ? (
          <Field
            name={CODE}
            label={t('code.recoveryLabel')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST_RECOVERY_CODE}
            value={recoveryCode}
            error={error}
            onChange={(event) => setRecoveryCode(event.currentTarget.value)}
          />
        ) : (
          <CodeBoxes
            name={CODE}
            label={t('code.label')}
            digitLabel={(place) => t('code.digit', { place })}
            digits={digits}
            error={error}
            onChange={(typed) => {
              setDigits(typed);
              show({});
            }}
          />
        )}
      </div>
      <SubmitButton
        label={t('code.verify')}
        busyLabel={t('code.busy')}
        busy={busy}
        disabled={byRecovery ? code === '' : code.length < NO_DIGITS.length}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button
          look="text"
          onClick={() => {
            show({});
            setByRecovery(!byRecovery);
          }}
        >
          {t(byRecovery ? 'code.useDigits' : 'code.useRecovery')}
        </Button>
        <Button look="text" onClick={() => login.startAgain()}>
          {t('code.back')}
        </Button>
      </div>
    </form>
  );
}
