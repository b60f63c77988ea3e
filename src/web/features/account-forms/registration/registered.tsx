/** After registering: what remains to be done, and how to get another email if the first does not arrive. */
import { useTranslations } from '../../../state/translations.ts';
import { EmailSent } from '../recovery/email-sent.tsx';
import { ResendActivation } from './resend-activation.tsx';

export function Registered({ email }: { email: string }) {
  const t = useTranslations('account-forms');
  return (
    <>
      <EmailSent>
        <p>{t('registered.text', { email })}</p>
        <p className="mt-2">{t('registered.spam')}</p>
      </EmailSent>
      <ResendActivation email={email} className="mt-5" />
    </>
  );
}
