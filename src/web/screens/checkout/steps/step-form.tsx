/** The form of a step: errors first, then fields, button and the server's refusal. */
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { useRootMark } from '../../../../ui/window/use-root-mark.ts';
import { useTranslations } from '../../../state/translations.ts';
import { CheckoutRefusal } from '../checkout-refusal.tsx';
import { stepOf, type Step } from '../checkout-rules.ts';
import { focusField } from '../focus-field.ts';
import type { Checkout } from '../use-checkout.ts';
import { FaultLinks } from './fault-links.tsx';

export interface StepFormProps {
  step: Step;
  checkout: Checkout;
  onDone: () => Promise<void>;
  done: ReactNode;
  children: ReactNode;
}

/**
 * The button of the review follows its card. On phones it stays at the foot of the window until that
 * place is reached; section and form around it have no box, because it sticks within its parent.
 */
const LOOKS = {
  delivery: { form: 'mt-5', fields: '', place: 'mt-6', button: 'sm:min-w-56 sm:w-auto' },
  review: {
    form: 'contents lg:block',
    fields: 'mb-4 rounded-soft border border-line bg-white p-5',
    place: 'px-0! max-md:sticky!',
    button: '',
  },
};

export function StepForm({ step, checkout, onDone, done, children }: StepFormProps) {
  const t = useTranslations('checkout');
  const { busy, trouble } = checkout;
  const look = LOOKS[step];
  const bar = step === 'review' ? 'cart' : undefined;
  useRootMark('withBuyBar', bar);
  const faults = checkout.faults.filter(({ field }) => stepOf(field) === step);
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const summary = useSummary(checkout.found);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const unseen = tickBelow(form.current, place.current);
    if (unseen) focusField(unseen);
    else void onDone();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={look.form}>
      <div className={look.fields}>
        {faults.length > 1 && (
          <Callout
            look="error"
            ref={summary}
            title={t('faults.title', { count: faults.length })}
            className="mb-5"
          >
            <FaultLinks faults={faults} onGo={(field) => focus(form.current, field)} />
          </Callout>
        )}
        {children}
        {trouble && <CheckoutRefusal refusal={trouble} />}
      </div>
      <div ref={place} data-buy-bar={bar} className={look.place}>
        <Button
          type="submit"
          size="large"
          busyLabel={busy && t(step === 'review' ? 'review.busy' : 'saving')}
          className={`w-full ${look.button}`}
        >
          {done}
        </Button>
      </div>
    </form>
  );
}

/** The tick, while the button at the foot of a phone's window has not passed it: nothing is wrong yet. */
function tickBelow(form: HTMLFormElement | null, button: HTMLElement | null) {
  const tick = form?.elements.namedItem('personalisedAccepted');
  if (!(tick instanceof HTMLInputElement) || tick.checked || !button) return null;
  const isPassed = tick.getBoundingClientRect().bottom <= button.getBoundingClientRect().top;
  return isPassed ? null : tick;
}

function focus(form: HTMLFormElement | null, field: string): void {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLElement) focusField(control);
}

/** @param found counts failed attempts; each shows the summary again */
function useSummary(found: number) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found === 0) return;
    // The first wrong field takes the focus, which scrolls the summary under the header.
    const timer = setTimeout(() => summary.current && showAboveFocus(summary.current));
    return () => clearTimeout(timer);
  }, [found]);
  return summary;
}

const ROOM = 0.8;

/** Unless the field with the focus would leave the window for it. */
function showAboveFocus(summary: HTMLElement): void {
  const field = document.activeElement?.getBoundingClientRect().bottom ?? 0;
  const height = field - summary.getBoundingClientRect().top;
  if (height < window.innerHeight * ROOM) summary.scrollIntoView({ block: 'nearest' });
}
