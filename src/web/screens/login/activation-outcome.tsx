/** What came of following the link of an activation letter. */
import { ResendForm } from '../../features/account-forms/resend-form.tsx';
import { useWords } from '../../state/words.ts';
import { Notice } from './notice.tsx';

const OUTCOMES = ['complete', 'activated', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Null on the login screen itself. */
export function outcomeOf(path: string): Outcome | null {
  return OUTCOMES.find((outcome) => path === `/account/activation/${outcome}`) ?? null;
}

export function ActivationOutcome({ outcome }: { outcome: Outcome }) {
  const t = useWords('login');
  return (
    <Notice title={t(`outcome.${outcome}.title`)} look={outcome === 'failed' ? 'bad' : 'good'}>
      <p className="mt-1">{t(`outcome.${outcome}.text`)}</p>
      {outcome === 'failed' && <ResendForm />}
    </Notice>
  );
}
