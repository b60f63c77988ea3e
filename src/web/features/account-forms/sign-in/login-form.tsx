/** The sign-in form in its two views: email and password, or the code. */
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useAccount } from '../../../state/account.ts';
import { showDialog } from '../../../state/app.ts';
import { useTranslations } from '../../../state/translations.ts';
import { checkLogin } from '../account-form-rules.ts';
import { CodeForm } from './two-step-form.tsx';
import { EmailField } from '../email-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { ResendActivation } from '../registration/resend-activation.tsx';
import { OtherFormLink } from '../other-form-link.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { SecretField } from '../secret-field.tsx';
import { useAccountForm } from '../use-account-form.ts';
import type { Login } from './use-login.ts';

export function LoginForm({ login }: { login: Login }) {
  return login.pending ? (
    <CodeForm login={login} pending={login.pending} />
  ) : (
    <CredentialsForm login={login} />
  );
}

function CredentialsForm({ login }: { login: Login }) {
  const t = useTranslations('account-forms');
  const remembered = useAccount(({ remember_me }) => remember_me);
  const { form, faults, busy, ready } = useAccountForm({
    check: checkLogin,
    send: (value) =>
      login.attempt({
        username: value('username').trim(),
        password: value('password'),
        remember: value('remember') === 'on',
      }),
    found: login.found,
  });
  return (
    <>
      <form {...form} className="grid gap-4">
        <FormAlert message={faults.form} />
        <div>
          <EmailField
            name="username"
            autoComplete="username"
            defaultValue={remembered}
            error={faults.username}
          />
          {login.unconfirmed && <ResendActivation email={login.unconfirmed} className="mt-3" />}
        </div>
        <SecretField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={faults.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox
            // React keeps a hydrated checkbox's first value; the stored value is read later.
            key={remembered}
            name="remember"
            look="switch"
            label={t('login.remember')}
            defaultChecked={remembered !== ''}
          />
          <Button look="text" onClick={() => showDialog('recover')}>
            {t('login.forgot')}
          </Button>
        </div>
        <SubmitButton
          label={t('login.submit')}
          busyLabel={t('login.busy')}
          busy={busy}
          disabled={!ready}
        />
      </form>
      <OtherFormLink text={t('login.noAccount')} link={t('login.register')} to="/register" />
    </>
  );
}
