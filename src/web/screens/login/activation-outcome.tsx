/** The result of following an activation email's link. */
import { Callout } from '../../../ui/callout.tsx';
import { ResendForm } from '../../features/account-forms/registration/resend-form.tsx';
import { useTranslations } from '../../state/translations.ts';

const OUTCOMES = ['complete', 'activated', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Null on the login screen itself. */
export function outcomeOf(path: string): Outcome | null {
  return OUTCOMES.find((outcome) => path === `/account/activation/${outcome}`) ?? null;
}

export function ActivationOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('login');
  return (
    <Callout
      role="status"
      look={outcome === 'failed' ? 'error' : 'success'}
      title={t(`outcome.${outcome}.title`)}
      className="mb-6"
    >
      <p className="mt-1">{t(`outcome.${outcome}.text`)}</p>
      {outcome === 'failed' && <ResendForm />}
    </Callout>
  );
}
