/** The shared parts of the key forms: introduction, cancel button and focus. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import type { Submission } from '../../features/account-frame/use-submit.ts';
import { useTranslations } from '../../state/translations.ts';

export interface KeyFormProps {
  submission: Submission;
  text: string;
  button: string;
  busyLabel: string;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

export function KeyForm({ text, onSubmit, onCancel, children, ...form }: KeyFormProps) {
  const t = useTranslations('security');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className="max-w-xl">
      <p className="mb-4">{text}</p>
      <AccountForm
        {...form}
        onSubmit={() => void onSubmit()}
        beside={
          <Button look="quiet" onClick={onCancel} className="max-sm:w-full">
            {t('cancel')}
          </Button>
        }
      >
        <div className="grid gap-5">{children}</div>
      </AccountForm>
    </div>
  );
}
