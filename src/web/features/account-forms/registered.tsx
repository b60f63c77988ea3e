/** After registering: what is still to be done, and another letter where the first does not come. */
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../state/words.ts';
import { ResendActivation } from './resend-activation.tsx';

export function Registered({ email }: { email: string }) {
  const t = useWords('account-forms');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1} role="status" className="outline-none">
      <div className="flex gap-3 rounded-soft bg-bottle-tint px-5 py-4">
        <Icon name="mail" className="mt-0.5 size-6 text-bottle" />
        <div>
          <p>{t('registered.text', { email })}</p>
          <p className="mt-2">{t('registered.spam')}</p>
        </div>
      </div>
      <ResendActivation email={email} className="mt-5" />
    </div>
  );
}
