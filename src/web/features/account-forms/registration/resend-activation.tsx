/** Requests another activation email. The response is the same whether the account exists or not. */
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { browserApi } from '../../../api/client.ts';
import { Refusal } from '../../../api/refusal.ts';
import { useTranslations } from '../../../state/translations.ts';
import { useFocusWhen } from '../use-focus-when.ts';

export function ResendActivation({ email, className = '' }: { email: string; className?: string }) {
  const t = useTranslations('account-forms');
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'failed'>('idle');
  const sent = useFocusWhen<HTMLParagraphElement>(state === 'sent');
  const resend = async () => {
    setState('busy');
    try {
      await browserApi.call('activationResend', { body: { email } });
      setState('sent');
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setState('failed');
    }
  };
  return (
    <div className={className}>
      {state !== 'sent' && (
        <Button
          look="secondary"
          busyLabel={state === 'busy' && t('resend.busy')}
          onClick={() => void resend()}
        >
          {t('resend.submit')}
        </Button>
      )}
      <p
        ref={sent}
        tabIndex={-1}
        role="status"
        className="wrap-anywhere text-ink-soft outline-none"
      >
        {state === 'sent' && t('resend.sent', { email })}
      </p>
      <p role="alert" className="font-semibold text-error">
        {state === 'failed' && t('resend.failed')}
      </p>
    </div>
  );
}
