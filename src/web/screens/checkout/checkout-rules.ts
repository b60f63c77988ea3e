/** The checkout's three steps: what each requires, and which is the first incomplete one. */
import type { FieldMessage } from '../../api/refusal.ts';
import type { CheckoutForm } from '../../cart/checkout-input.ts';
import { checkAddress, normaliseAddress, type Address } from '../../../domain/delivery/address.ts';
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../domain/people/email.ts';

export const STEPS = ['details', 'delivery', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** Messages for checks made by this screen only; addresses and emails have their own. */
export interface FaultMessages {
  firstName: string;
  lastName: string;
  accept: string;
}

/** Normalises as the server does, so that equal values are recognised as saved. */
export function tidy(form: CheckoutForm): CheckoutForm {
  const { firstName, lastName, email, phone, mobile, ...rest } = form.details;
  return {
    ...form,
    details: {
      ...rest,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: normaliseEmail(email),
      phone: phone.trim(),
      mobile: mobile.trim(),
    },
    shipping: normaliseAddress(form.shipping),
    payment: normaliseAddress(form.payment),
  };
}

/** The errors of a tidied form, step by step, in page order. */
export function faultsOf(
  step: Step,
  form: CheckoutForm,
  messages: FaultMessages,
  personalised: boolean,
): FieldMessage[] {
  const { details, shipping, payment, billingSame } = form;
  switch (step) {
    case 'details':
      return [
        ...(details.firstName ? [] : [{ field: 'firstName', message: messages.firstName }]),
        ...(details.lastName ? [] : [{ field: 'lastName', message: messages.lastName }]),
        ...(isEmail(details.email) ? [] : [{ field: 'email', message: EMAIL_MESSAGE }]),
      ];
    case 'delivery':
      return [
        ...faultsIn('shipping', shipping),
        ...(billingSame ? [] : faultsIn('payment', payment)),
      ];
    case 'review':
      return personalised && !details.personalisedAccepted
        ? [{ field: 'personalisedAccepted', message: messages.accept }]
        : [];
  }
}

/** The step to continue with: completed steps are skipped. */
export function firstUnready(form: CheckoutForm): Step {
  const noMessages = { firstName: '', lastName: '', accept: '' };
  const unready = STEPS.find((step) => faultsOf(step, form, noMessages, false).length > 0);
  return unready ?? 'review';
}

/** The step in the URL, unless an earlier one is incomplete. */
export function stepShown(asked: string | null, furthest: Step): Step {
  const place = (STEPS as readonly (string | null)[]).indexOf(asked);
  return (place >= 0 && place <= STEPS.indexOf(furthest) && STEPS[place]) || furthest;
}

const OF_DETAILS = new Set(['firstName', 'lastName', 'email', 'phone', 'mobile']);

/** The step that has the field of a refusal; null if none has it, such as for a cart line. */
export function stepOf(field: string): Step | null {
  if (OF_DETAILS.has(field)) return 'details';
  if (field === 'comment' || /^(?:shipping|payment)\./.test(field)) return 'delivery';
  return field === 'personalisedAccepted' ? 'review' : null;
}

function faultsIn(type: 'shipping' | 'payment', address: Address): FieldMessage[] {
  return checkAddress(address).map(({ propertyPath, message }) => ({
    field: `${type}.${propertyPath}`,
    message,
  }));
}
