/** The checkout's two steps: what each requires, and which is the first incomplete one. */
import type { FieldMessage } from '../../api/refusal.ts';
import type { CheckoutForm } from '../../cart/checkout-form.ts';
import { checkAddress, normaliseAddress, type Address } from '../../../domain/delivery/address.ts';
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../domain/people/email.ts';

export const STEPS = ['delivery', 'review'] as const;
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
  const { details, shipping, payment, billingSame, nameSame } = form;
  switch (step) {
    case 'delivery':
      return [
        ...personFaults(details, messages),
        // The buyer's own name is reported once, where it is typed.
        ...faultsIn('shipping', shipping).filter(({ field }) => !(nameSame && NAMES.has(field))),
        ...(billingSame ? [] : faultsIn('payment', payment)),
      ];
    case 'review':
      return personalised && !details.personalisedAccepted
        ? [{ field: 'personalisedAccepted', message: messages.accept }]
        : [];
  }
}

const NAMES = new Set(['shipping.FirstName', 'shipping.LastName']);

function personFaults(
  { firstName, lastName, email }: CheckoutForm['details'],
  messages: FaultMessages,
): FieldMessage[] {
  return [
    ...(firstName ? [] : [{ field: 'firstName', message: messages.firstName }]),
    ...(lastName ? [] : [{ field: 'lastName', message: messages.lastName }]),
    ...(isEmail(email) ? [] : [{ field: 'email', message: EMAIL_MESSAGE }]),
  ];
}

/** Whether the buyer is known, so that the form need not ask. */
export const isPersonKnown = ({ details }: CheckoutForm): boolean =>
  personFaults(details, NO_MESSAGES).length === 0;

const NO_MESSAGES: FaultMessages = { firstName: '', lastName: '', accept: '' };

/** The step to continue with: completed steps are skipped. */
export function firstUnready(form: CheckoutForm): Step {
  const unready = STEPS.find((step) => faultsOf(step, form, NO_MESSAGES, false).length > 0);
  return unready ?? 'review';
}

/** The step in the URL, unless an earlier one is incomplete. */
export function stepShown(asked: string | null, furthest: Step): Step {
  const place = (STEPS as readonly (string | null)[]).indexOf(asked);
  return (place >= 0 && place <= STEPS.indexOf(furthest) && STEPS[place]) || furthest;
}

const OF_PERSON = new Set(['firstName', 'lastName', 'email', 'phone', 'mobile']);

/** Whether a field belongs to the buyer rather than to an address. */
export const isOfPerson = (field: string): boolean => OF_PERSON.has(field);

/** The step that has the field of a refusal; null if none has it, such as for a cart line. */
export function stepOf(field: string): Step | null {
  if (isOfPerson(field) || field === 'comment' || /^(?:shipping|payment)\./.test(field))
    return 'delivery';
  return field === 'personalisedAccepted' ? 'review' : null;
}

/** In the order of the form, which has the postcode before the lines. */
function faultsIn(type: 'shipping' | 'payment', address: Address): FieldMessage[] {
  const found = checkAddress(address);
  const place = ({ propertyPath }: (typeof found)[number]) =>
    propertyPath.endsWith('Name') ? 0 : propertyPath === 'PostCode' ? 1 : 2;
  return found
    .toSorted((one, other) => place(one) - place(other))
    .map(({ propertyPath, message }) => ({ field: `${type}.${propertyPath}`, message }));
}
