/** What the checkout does not show before the cart is read, or before the first step is done. */
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { Checkout } from '../use-checkout.ts';
import type { KnownPersonProps } from './known-person.tsx';
import type { StepSummaryProps } from './step-summary.tsx';

interface StepProps {
  checkout: Checkout;
}

export const DeliveryFields = lazyComponent<StepProps>(
  async () => (await import('./delivery-fields.tsx')).DeliveryFields,
  Unloaded,
);
export const KnownPerson = lazyComponent<KnownPersonProps>(
  async () => (await import('./known-person.tsx')).KnownPerson,
  Unloaded,
);
export const ReviewStep = lazyComponent<StepProps>(
  async () => (await import('./review-step.tsx')).ReviewStep,
  Unloaded,
);
export const StepSummary = lazyComponent<StepSummaryProps>(
  async () => (await import('./step-summary.tsx')).StepSummary,
  Unloaded,
);

/** Never rejects, as the next: what could not be loaded is loaded again when it is shown. */
export const preloadForm = (): Promise<unknown> =>
  Promise.all([DeliveryFields, KnownPerson].map(({ preload }) => preload()));

export const preloadReview = (): Promise<unknown> =>
  Promise.all([ReviewStep, StepSummary].map(({ preload }) => preload()));

/** Reaches the error screen, which offers to load the page again. What was typed is kept. */
function Unloaded(): never {
  throw new Error('A step of the checkout could not be loaded');
}
