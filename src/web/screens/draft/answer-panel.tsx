/** The reply to a shared design: requested, given before, or just given. */
import { useEffect, useRef, useState } from 'react';
import type { SharedDraft } from '../../../contract/designs/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useTranslations } from '../../state/translations.ts';
import { AnswerForm } from './answer-form.tsx';

export interface AnswerPanelProps {
  share: string;
  draft: SharedDraft;
}

const BY = { approved: 'answered.approvedBy', change: 'answered.changeBy' } as const;

export function AnswerPanel({ share, draft: { answered, answeredBy } }: AnswerPanelProps) {
  const t = useTranslations('draft');
  const [given, setGiven] = useState<'approved' | 'change' | null>(null);
  const [again, setAgain] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button is gone.
    if (given) thanks.current?.focus();
  }, [given]);

  if (given)
    return (
      <Callout
        ref={thanks}
        tabIndex={-1}
        look="success"
        role="status"
        title={t(`thanks.${given}`)}
        className="mt-6"
      >
        <p>{t('thanks.text')}</p>
      </Callout>
    );
  if (answered && !again)
    return (
      <Callout
        look={answered === 'approved' ? 'success' : 'warning'}
        title={t(answeredBy ? BY[answered] : `answered.${answered}`, { name: answeredBy })}
        className="mt-6"
      >
        <p>{t(`answered.${answered}Text`)}</p>
        <Button look="text" onClick={() => setAgain(true)}>
          {t('answered.again')}
        </Button>
      </Callout>
    );
  return <AnswerForm share={share} startFocused={again} onGiven={setGiven} />;
}
