/** Checkout for guests and customers: two steps on one page, editable until the shopper pays. */
import { startTransition, useEffect, useState } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { refreshCart } from '../../cart/cart-actions.ts';
import { formOf } from '../../cart/checkout-form.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { useCart } from '../../state/cart.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { CheckoutIntroduction } from './checkout-introduction.tsx';
import { firstUnready } from './checkout-rules.ts';
import { CheckoutSteps } from './steps/checkout-steps.tsx';
import { preloadForm, preloadReview } from './steps/later-steps.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { StepsWaiting } from './steps/steps-waiting.tsx';

// Few open the checkout without a cart.
const Empty = lazyComponent(async () => (await import('./empty-checkout.tsx')).EmptyCheckout);

export default function CheckoutScreen() {
  const t = useTranslations('checkout');
  const asked = useCartAsked();
  const isEmpty = useCart(({ items }) => items.length === 0);
  return (
    // Full screen height from the start, so that the footer does not move when the steps appear.
    <div className="group/checkout page min-h-svh pt-8 pb-16">
      <PageHead title={t('title')} hidden />
      <h1 className="text-4xl">{t('title')}</h1>
      {asked && isEmpty ? (
        <Empty />
      ) : (
        <>
          <CheckoutIntroduction />
          <SignInOffer />
          {asked ? <CheckoutSteps /> : <StepsWaiting />}
        </>
      )}
    </div>
  );
}

/**
 * True once the server has returned the cart, or failed; then the stored cart is shown. Signing in
 * here asks again, which claims the cart for the customer; the page stays.
 */
function useCartAsked(): boolean {
  const ready = useStoredStateRead();
  const signedIn = useAccount(isSignedIn);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const read = refreshCart().catch((failure: unknown) =>
      console.warn('The cart could not be read', failure),
    );
    void Promise.all([read, preloadForm()])
      // A checkout that was begun opens at the review, whole.
      .then(() => (isBegun() ? preloadReview() : undefined))
      // As a transition, because a form of fields is much to render at once.
      .finally(() => startTransition(() => setAsked(true)));
  }, [ready, signedIn]);
  return asked;
}

/** Whether the first step is done. */
const isBegun = (): boolean =>
  firstUnready(formOf({ ...useCart.getState(), typed: {} })) === 'review';
