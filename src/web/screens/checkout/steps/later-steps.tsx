/** The content of the steps: the first loads while the cart is read, the others while the shopper fills it in. */
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { Checkout } from '../use-checkout.ts';
import type { StepSummaryProps } from './step-summary.tsx';

interface StepProps {
  checkout: Checkout;
}

/** In one piece, since all of it is shown together. */
const loadReview = () => import('./review-step.tsx');

export const DeliveryStep = lazyComponent<StepProps>(
  async () => (await import('./delivery-step.tsx')).DeliveryStep,
  Unloaded,
);
export const ReviewStep = lazyComponent<StepProps>(
  async () => (await loadReview()).ReviewStep,
  Unloaded,
);
export const PayCard = lazyComponent<StepProps>(async () => (await loadReview()).PayCard, Unloaded);
export const StepSummary = lazyComponent<StepSummaryProps>(
  async () => (await loadReview()).StepSummary,
  Unloaded,
);

/** Never rejects, as the next: what could not be loaded is loaded again when it is shown. */
export const preloadForm = (): Promise<unknown> => DeliveryStep.preload();

export const preloadReview = (): Promise<unknown> =>
  Promise.all([ReviewStep, PayCard, StepSummary].map(({ preload }) => preload()));

/** Reaches the error screen, which offers to load the page again. What was typed is kept. */
function Unloaded(): never {
  throw new Error('A step of the checkout could not be loaded');
}
