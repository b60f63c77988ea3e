/** The form of a step: errors first, then fields, button and the server's refusal. */
import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../state/translations.ts';
import { CheckoutRefusal } from './checkout-refusal.tsx';
import { stepOf, type Step } from './checkout-rules.ts';
import type { Checkout } from './use-checkout.ts';

export interface StepFormProps {
  step: Step;
  checkout: Checkout;
  onDone: () => Promise<void>;
  done: ReactNode;
  children: ReactNode;
}

export function StepForm({ step, checkout, onDone, done, children }: StepFormProps) {
  const t = useTranslations('checkout');
  const form = useRef<HTMLFormElement>(null);
  const { busy, trouble } = checkout;
  const faults = checkout.faults.filter(({ field }) => stepOf(field) === step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onDone();
  };
  const focus = (field: string) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5">
      {faults.length > 1 && (
        <div className="mb-5 rounded-soft border-2 border-error bg-error-tint px-5 py-4">
          <p className="font-semibold">{t('faults.title', { count: faults.length })}</p>
          <ul className="mt-1">
            {faults.map(({ field, message }) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => focus(field)}
                  className="py-0.5 text-left text-error underline underline-offset-4"
                >
                  {field.startsWith('payment.') ? t('faults.bill', { message }) : message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      {trouble && <CheckoutRefusal refusal={trouble} />}
      <Button
        type="submit"
        size="large"
        busyLabel={busy && t(step === 'review' ? 'review.busy' : 'saving')}
        className="mt-6 w-full sm:min-w-56 sm:w-auto"
      >
        {done}
      </Button>
    </form>
  );
}
