/** After registering: what is still to be done, and another letter where the first does not come. */
import { useWords } from '../../state/translations.ts';
import { LetterSent } from './email-sent.tsx';
import { ResendActivation } from './resend-activation.tsx';

export function Registered({ email }: { email: string }) {
  const t = useWords('account-forms');
  return (
    <>
      <LetterSent>
        <p>{t('registered.text', { email })}</p>
        <p className="mt-2">{t('registered.spam')}</p>
      </LetterSent>
      <ResendActivation email={email} className="mt-5" />
    </>
  );
}
