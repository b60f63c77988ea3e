/** The two steps with the order, or what it comes to, beside them. The focus moves from step to step. */
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../../state/when-idle.ts';
import { STEPS } from '../checkout-rules.ts';
import { CheckoutNotes } from '../checkout-introduction.tsx';
import { focusField } from '../focus-field.ts';
import { DeliveryStep, PayCard, preloadReview, ReviewStep, StepSummary } from './later-steps.tsx';
import { StepFrame } from './step-frame.tsx';
import { useCheckout } from '../use-checkout.ts';
import { YourOrder } from '../your-order.tsx';

const CONTENT = { delivery: DeliveryStep, review: ReviewStep };

export function CheckoutSteps() {
  const checkout = useCheckout(preloadReview);
  const { step, found, goTo } = checkout;
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef({ step, found });

  useEffect(() => whenIdle(() => void preloadReview()), []);
  useEffect(() => {
    const wrong = steps.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (shown.current.found !== found && wrong) {
      shown.current = { step, found };
      focusField(wrong);
    } else if (shown.current.step !== step) {
      shown.current = { ...shown.current, step };
      const heading = steps.current?.querySelector<HTMLElement>('[aria-current="step"] h2');
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView();
    }
  }, [step, found]);

  const place = STEPS.indexOf(step);
  return (
    <div ref={steps} className="mt-8 flex flex-col gap-8 lg:grid lg:grid-cols-[1fr_24rem]">
      {step !== 'review' && <YourOrder />}
      <ol className="space-y-4 lg:order-first">
        {STEPS.map((each, number) => {
          const Content = CONTENT[each];
          return (
            <StepFrame
              key={each}
              step={each}
              isOpen={each === step}
              onChange={number < place ? () => goTo(each) : undefined}
            >
              {each === step && <Content checkout={checkout} />}
              {number < place && <StepSummary form={checkout.form} />}
            </StepFrame>
          );
        })}
      </ol>
      {step === 'review' && <PayCard checkout={checkout} />}
      <CheckoutNotes />
    </div>
  );
}
