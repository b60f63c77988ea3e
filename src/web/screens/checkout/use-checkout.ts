/** The shopper's actions at checkout: type, finish a step, go back, pay once. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Refusal, type FieldMessage } from '../../api/refusal.ts';
import { refreshCart, saveDetails, startCheckout } from '../../cart/cart-actions.ts';
import { formOf, typeAddress, typeDetails, type CheckoutForm } from '../../cart/checkout-input.ts';
import { useCart, type TypedAtCheckout } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';
import type { PriceChange } from '../../../domain/money/price-changes.ts';
import type { Address } from '../../../contract/cart.ts';
import {
  faultsOf,
  firstUnready,
  STEPS,
  stepOf,
  stepShown,
  tidy,
  type Step,
} from './checkout-rules.ts';
import { fieldsOf, isAboutCart, saveAll } from './save-checkout.ts';
import { useSavedAddresses, type AddressType } from './use-saved-addresses.ts';

export function useCheckout() {
  const t = useTranslations('checkout');
  const [parameters, setParameters] = useSearchParams();
  const cart = useCart();
  const form = formOf(cart);
  const addresses = useSavedAddresses(form);
  const personalised = cart.items.some(({ personalisation }) => personalisation !== null);
  // Depends on saved values only, so that a step does not close while its last field is being
  // typed.
  const step = stepShown(parameters.get('step'), firstUnready(formOf({ ...cart, typed: {} })));
  const [faults, setFaults] = useState<readonly FieldMessage[]>([]);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  /** Price changes since the shopper last saw the total. They must see them before paying. */
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  /** Counts failed attempts, so that the first error gets the focus each time. */
  const [found, setFound] = useState(0);

  // The browser may restore a page that was leaving for payment; it must be usable again.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      underWay.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const goTo = (next: Step) => setParameters({ step: next }, { preventScrollReset: true });
  const forget = (fields: readonly string[]) => {
    setTrouble(null);
    setFaults((known) => known.filter(({ field }) => !fields.includes(field)));
  };
  const show = (wrong: readonly FieldMessage[]) => {
    setFaults(wrong);
    if (wrong.length > 0) setFound((before) => before + 1);
    const target = wrong.map(({ field }) => stepOf(field)).find((each) => each !== null);
    if (target && target !== step) goTo(target);
  };

  /** Tidies and checks the steps up to the given one. Returns null if there are errors, which it shows. */
  const checked = (upTo: Step): CheckoutForm | null => {
    const tidied = tidy(formOf(useCart.getState()));
    const words = {
      firstName: t('faults.firstName'),
      lastName: t('faults.lastName'),
      accept: t('faults.accept'),
    };
    const wrong = STEPS.slice(0, STEPS.indexOf(upTo) + 1).flatMap((each) =>
      faultsOf(each, tidied, words, personalised),
    );
    show(wrong);
    if (wrong.length > 0) return null;
    typeDetails(tidied.details);
    return tidied;
  };

  /** Runs one task at a time: a second press while the first is in flight does nothing. */
  const attempt = async (work: () => Promise<'stay' | 'leaving'>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setTrouble(null);
    setChanges([]);
    let outcome: 'stay' | 'leaving' = 'stay';
    try {
      outcome = await work();
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      const fields = fieldsOf(failure);
      show(fields);
      if (fields.every(({ field }) => stepOf(field) === null)) setTrouble(failure);
      // Sold out, gone or withdrawn: show the current cart.
      if (isAboutCart(failure)) void refreshCart().catch(() => {});
    } finally {
      if (outcome === 'stay') {
        underWay.current = false;
        setBusy(false);
      }
    }
  };

  return {
    form,
    addresses,
    step,
    faults,
    found,
    trouble,
    changes,
    busy,
    personalised,
    goTo,
    faultOf: (field: string) => faults.find((fault) => fault.field === field)?.message,
    type(change: TypedAtCheckout) {
      forget(Object.keys(change));
      typeDetails(change);
    },
    typeAddress(type: AddressType, change: Partial<Address>) {
      forget(Object.keys(change).map((field) => `${type}.${field}`));
      typeAddress(type, change);
    },
    finishDetails: () =>
      attempt(async () => {
        const tidied = checked('details');
        if (!tidied) return 'stay';
        await saveDetails(tidied.details);
        goTo('delivery');
        return 'stay';
      }),
    finishDelivery: () =>
      attempt(async () => {
        const tidied = checked('delivery');
        if (!tidied) return 'stay';
        await saveAll(tidied, addresses.known);
        await addresses.keepWanted(tidied);
        goTo('review');
        return 'stay';
      }),
    pay: () =>
      attempt(async () => {
        const tidied = checked('review');
        if (!tidied) return 'stay';
        const shown = useCart.getState();
        await saveAll(tidied, addresses.known).catch((failure: unknown) => {
          if (!(failure instanceof Refusal) || failure.status !== 404) throw failure;
        });
        const started = await startCheckout(shown);
        if ('changes' in started) {
          setChanges(started.changes);
          return 'stay';
        }
        window.location.assign(started.url);
        return 'leaving';
      }),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
