/** The shopper's actions at checkout: type, finish a step, go back, pay once. */
import { useState } from 'react';
import { useSearchParams } from '../../navigation/use-router.ts';
import { Refusal } from '../../api/refusal.ts';
import { refreshCart, startCheckout } from '../../cart/cart-actions.ts';
import { formOf, typeDetails, type CheckoutForm } from '../../cart/checkout-form.ts';
import { useCart } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';
import type { PriceChange } from '../../../domain/money/price-changes.ts';
import {
  faultsOf,
  firstUnready,
  isPersonKnown,
  STEPS,
  stepShown,
  tidy,
  type Step,
} from './checkout-rules.ts';
import { isAboutCart, saveAll } from './save-checkout.ts';
import { typingAt } from './typing-at-checkout.ts';
import { useCheckoutErrors } from './use-checkout-errors.ts';
import { useOneTask, type TaskOutcome } from './use-one-task.ts';
import { useSavedAddresses, type SavedAddresses } from './addresses/use-saved-addresses.ts';

/** @param prepare loads what the review shows; never rejects */
export function useCheckout(prepare: () => Promise<unknown>) {
  const t = useTranslations('checkout');
  const [parameters, setParameters] = useSearchParams();
  const cart = useCart();
  const form = formOf(cart);
  const addresses = useSavedAddresses(form);
  const personalised = cart.items.some(({ personalisation }) => personalisation !== null);
  // Depends on saved values only, so that a step does not close while its last field is being
  // typed.
  const saved = formOf({ ...cart, typed: {} });
  const step = stepShown(parameters.get('step'), firstUnready(saved));
  const goTo = (next: Step) => setParameters({ step: next }, { preventScrollReset: true });
  const { show, showRefusal, forget, forgetTrouble, ...errors } = useCheckoutErrors(step, goTo);
  const { busy, run } = useOneTask();
  /** Price changes since the shopper last saw the total. They must see them before paying. */
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);

  /** Checks the steps up to the given one and does the work with their tidied input. Shows the errors of either. */
  const attempt = (upTo: Step, work: (tidied: CheckoutForm) => Promise<TaskOutcome>) =>
    run(async () => {
      forgetTrouble();
      setChanges([]);
      const messages = {
        firstName: t('faults.firstName'),
        lastName: t('faults.lastName'),
        accept: t('faults.accept'),
      };
      const tidied = tidy(formOf(useCart.getState()));
      const wrong = STEPS.slice(0, STEPS.indexOf(upTo) + 1).flatMap((each) =>
        faultsOf(each, tidied, messages, personalised),
      );
      show(wrong);
      if (wrong.length > 0) return 'stay';
      typeDetails(tidied.details);
      try {
        return await work(tidied);
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        showRefusal(failure);
        // Sold out, gone or withdrawn: show the current cart.
        if (isAboutCart(failure)) void refreshCart().catch(() => {});
        return 'stay';
      }
    });

  return {
    form,
    addresses,
    step,
    ...errors,
    changes,
    busy,
    personalised,
    /** The shop has the buyer's name and email address, such as from their account. */
    personKnown: isPersonKnown(saved),
    goTo,
    ...typingAt(form, forget),
    /** @param isHeld whether the shopper is asked about their email address first */
    finishDelivery: (isHeld: (email: string) => Promise<boolean>) =>
      attempt('delivery', async (tidied) => {
        if (await isHeld(tidied.details.email)) return 'stay';
        // Ready before it is shown, so that it does not come in pieces.
        await Promise.all([saveAll(tidied, addresses.known), prepare()]);
        await addresses.keepWanted(tidied);
        goTo('review');
        return 'stay';
      }),
    pay: () => attempt('review', (tidied) => pay(tidied, addresses, setChanges)),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** Leaves for the payment page, unless a price has changed since the shopper saw the total. */
async function pay(
  form: CheckoutForm,
  addresses: SavedAddresses,
  onChanges: (changes: readonly PriceChange[]) => void,
): Promise<TaskOutcome> {
  const shown = useCart.getState();
  await saveAll(form, addresses.known).catch((failure: unknown) => {
    if (!(failure instanceof Refusal) || failure.status !== 404) throw failure;
  });
  const started = await startCheckout(shown);
  if ('changes' in started) {
    onChanges(started.changes);
    return 'stay';
  }
  window.location.assign(started.url);
  return 'leaving';
}
