/** A form of the account: fields, button, the server's refusal and the success message. */
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { Submission } from './use-submit.ts';

export interface AccountFormProps {
  submission: Submission;
  onSubmit: () => void;
  button: string;
  busyLabel: string;
  /** False while input is missing. */
  ready?: boolean;
  /** The success message. */
  done?: string;
  /** Shown beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

export function AccountForm({
  submission: { busy, trouble, found },
  onSubmit,
  button,
  busyLabel,
  ready = true,
  done,
  beside,
  children,
}: AccountFormProps) {
  const t = useTranslations('account-frame');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (found > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [found]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog is not a child of the page's form in the DOM, but React events bubble to
    // it.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      {children}
      {trouble && (
        <Callout
          look="error"
          role="alert"
          title={trouble.message || t('unreachable')}
          className="mt-5"
        />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          disabled={!ready}
          busyLabel={busy && busyLabel}
          className="max-sm:w-full"
        >
          {button}
        </Button>
        {beside}
      </div>
      <div role="status">
        {done && (
          <p className="mt-4 flex gap-2 font-semibold text-bottle">
            <Icon name="check" className="mt-0.5 size-5" />
            {done}
          </p>
        )}
      </div>
    </form>
  );
}
