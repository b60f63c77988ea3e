/** The form of a step: errors first, then fields, button and the server's refusal. */
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { CheckoutRefusal } from '../checkout-refusal.tsx';
import { stepOf, type Step } from '../checkout-rules.ts';
import { focusField } from '../focus-field.ts';
import type { Checkout } from '../use-checkout.ts';

export interface StepFormProps {
  step: Step;
  checkout: Checkout;
  onDone: () => Promise<void>;
  done: ReactNode;
  children: ReactNode;
}

export function StepForm({ step, checkout, onDone, done, children }: StepFormProps) {
  const t = useTranslations('checkout');
  const { busy, trouble } = checkout;
  const faults = checkout.faults.filter(({ field }) => stepOf(field) === step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5">
      {faults.length > 1 && (
        <Callout look="error" title={t('faults.title', { count: faults.length })} className="mb-5">
          <ul>
            {faults.map(({ field, message }) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={({ currentTarget }) => focus(currentTarget.form, field)}
                  className="py-0.5 text-left text-error underline underline-offset-4"
                >
                  {field.startsWith('payment.') ? t('faults.bill', { message }) : message}
                </button>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {children}
      {trouble && <CheckoutRefusal refusal={trouble} />}
      <Button
        type="submit"
        size="large"
        busyLabel={busy && t(step === 'review' ? 'review.busy' : 'saving')}
        className={`mt-6 w-full ${step === 'review' ? '' : 'sm:min-w-56 sm:w-auto'}`}
      >
        {done}
      </Button>
    </form>
  );
}

function focus(form: HTMLFormElement | null, field: string): void {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLElement) focusField(control);
}
