/** The texts of emails to customers that the office can change, email by email in the order in which they are read. */
import { email, type EmailKind, type EmailText, type Written } from './email-kind.ts';
import type { EmailPlaceholder } from './email-placeholders.ts';

const ORDER: readonly EmailPlaceholder[] = ['shop', 'name', 'reference'];
const ORDER_SUBJECT: Written = { role: 'subject', required: ['reference'] };
const HEADING: Written = { role: 'heading' };
const PARAGRAPH: Written = { role: 'paragraph' };
const BUTTON: Written = { role: 'button' };
const PROMISE: Written = {
  role: 'paragraph',
  adds: ['dispatch', 'from', 'to'],
  required: ['dispatch'],
};
const WITH_YOU: Written = { role: 'heading', adds: ['days'], required: ['days'] };
const EDITABLE = 'while words can be changed';
const ONLY_PART = 'if this is only a part of the order';

const orderEmails = [
  email('confirmation', 'Order confirmed', 'emails.confirmation', [...ORDER, 'total'], {
    subject: { ...ORDER_SUBJECT, adds: ['gift', 'days'] },
    greeting: HEADING,
    withYou: WITH_YOU,
    promise: PROMISE,
    opening: PARAGRAPH,
    change: { role: 'paragraph', adds: ['until'], required: ['until'], when: EDITABLE },
    look: BUTTON,
    changeWords: { role: 'button', when: EDITABLE },
    invoice: { role: 'paragraph', adds: ['number'], required: ['number'] },
    rightsPersonalised: {
      role: 'paragraph',
      adds: ['date'],
      required: ['date'],
      when: 'if something is personalised',
    },
    rightsPlain: { role: 'paragraph', when: 'if something is not personalised' },
    rightsFaulty: PARAGRAPH,
    help: { role: 'paragraph', adds: ['email', 'phone'], required: ['email'] },
  }),
  email('startProduction', 'Production began', 'order-emails.startProduction', ORDER, {
    subject: ORDER_SUBJECT,
    heading: HEADING,
    withYou: WITH_YOU,
    promise: PROMISE,
    text: PARAGRAPH,
  }),
  email('edit', 'Words changed', 'order-emails.edit', ORDER, {
    subject: ORDER_SUBJECT,
    heading: HEADING,
    text: PARAGRAPH,
    items: HEADING,
    wrong: PARAGRAPH,
  }),
  email('dispatch', 'Dispatched', 'order-emails.dispatch', [...ORDER, 'carrier'], {
    subject: ORDER_SUBJECT,
    heading: HEADING,
    headingPart: { role: 'heading', when: ONLY_PART },
    withYou: WITH_YOU,
    arrival: { role: 'paragraph', adds: ['from', 'to'], when: 'without a tracking number' },
    text: PARAGRAPH,
    textPart: { role: 'paragraph', when: ONLY_PART },
    tracking: {
      role: 'paragraph',
      adds: ['tracking'],
      required: ['tracking'],
      when: 'if the parcel is tracked',
    },
    track: { role: 'button', when: 'if the parcel is tracked' },
  }),
  email('deliver', 'Delivered', 'order-emails.deliver', ORDER, {
    subject: ORDER_SUBJECT,
    heading: HEADING,
    headingPart: { role: 'heading', when: ONLY_PART },
    text: PARAGRAPH,
    textPart: { role: 'paragraph', when: ONLY_PART },
    trouble: PARAGRAPH,
  }),
  email('cancel', 'Cancelled', 'order-emails.cancel', ORDER, {
    subject: ORDER_SUBJECT,
    heading: HEADING,
    text: PARAGRAPH,
    unpaid: { role: 'paragraph', when: 'if nothing was paid' },
    refunded: { role: 'paragraph', when: 'if a payment came that did not fit the order' },
    paid: { role: 'paragraph', when: 'if it was paid' },
  }),
  email('refund', 'Refunded', 'order-emails.refund', [...ORDER, 'amount'], {
    subject: ORDER_SUBJECT,
    heading: HEADING,
    text: { role: 'paragraph', required: ['amount'] },
    creditNote: { role: 'paragraph', adds: ['number'], required: ['number'] },
  }),
  email('payLink', 'Link to pay', 'order-emails.payLink', [...ORDER, 'amount'], {
    subject: ORDER_SUBJECT,
    heading: HEADING,
    text: PARAGRAPH,
    until: { role: 'paragraph', adds: ['date'], required: ['date'] },
    pay: BUTTON,
  }),
  email('declinePayment', 'Payment declined', 'order-emails.declinePayment', ORDER, {
    subject: ORDER_SUBJECT,
    heading: HEADING,
    text: PARAGRAPH,
    again: PARAGRAPH,
    pay: BUTTON,
  }),
  email('note', 'Note about an order', 'order-emails.note', ORDER, {
    subject: ORDER_SUBJECT,
    heading: HEADING,
    text: PARAGRAPH,
  }),
];

const draftReply = (id: string, name: string) =>
  email(id, name, `draft-emails.${id}`, ['shop'], {
    subject: { role: 'subject' },
    heading: HEADING,
    text: {
      role: 'paragraph',
      adds: ['draft'],
      required: ['draft'],
      when: 'to a customer, without a name',
    },
    from: {
      role: 'paragraph',
      adds: ['draft', 'sender'],
      required: ['draft', 'sender'],
      when: 'to a customer, with the sender’s name',
    },
    toGuest: {
      role: 'paragraph',
      adds: ['product'],
      required: ['product'],
      when: 'to a guest',
    },
  });

const reminderEmail = email(
  'reminder',
  'Reminder of an occasion',
  'reminder-email.reminder',
  ['shop', 'name', 'occasion', 'day'],
  {
    subject: { role: 'subject', required: ['occasion'] },
    heading: HEADING,
    text: { role: 'paragraph', required: ['occasion', 'day'] },
    orderBy: {
      role: 'paragraph',
      adds: ['orderBy'],
      required: ['orderBy'],
      when: 'while there is time to order',
    },
    look: { role: 'button', when: 'for one of the shop’s occasions' },
    shop: { role: 'button', when: 'for another occasion' },
    last: { role: 'heading', when: 'with what they ordered last time' },
    again: { role: 'button', when: 'with what they ordered last time' },
  },
);

const draftEmails = [
  draftReply('approved', 'Design approved'),
  draftReply('change', 'Change of a design requested'),
];

const ACCOUNT: readonly EmailPlaceholder[] = ['shop', 'email', 'phone'];

/** With a link that works once: its button is always there. */
const linkEmail = (id: string, name: string) =>
  email(id, name, `account-emails.${id}`, ACCOUNT, {
    subject: { role: 'subject' },
    heading: HEADING,
    opening: PARAGRAPH,
    action: BUTTON,
    lasts: PARAGRAPH,
    stranger: PARAGRAPH,
  });

const securityNotice = (id: string, name: string) =>
  email(id, name, `account-emails.notices.${id}`, ACCOUNT, {
    subject: { role: 'subject' },
    heading: HEADING,
    opening: PARAGRAPH,
    stranger: { role: 'paragraph', required: ['email'] },
  });

const accountEmails = [
  linkEmail('activation', 'Account: confirm the address'),
  linkEmail('recovery', 'Account: confirm the new password'),
  securityNotice('passwordChanged', 'Account: password changed'),
  securityNotice('recovered', 'Account: new password set'),
  securityNotice('twoStepOn', 'Account: two-step sign-in on'),
  securityNotice('twoStepOff', 'Account: two-step sign-in off'),
  securityNotice('registeredAgain', 'Account: registered again'),
  securityNotice('erased', 'Account: erased'),
  securityNotice('guestErased', 'Guest: erased'),
];

export const EMAILS: readonly EmailKind[] = [
  ...orderEmails,
  email('answer', 'Answer to a message', 'contact-emails.answer', ['shop'], {
    subject: { role: 'subject', adds: ['title'], required: ['title'] },
    heading: HEADING,
    help: { role: 'paragraph', adds: ['email', 'phone'], required: ['email'] },
  }),
  ...draftEmails,
  reminderEmail,
  ...accountEmails,
];

export const EMAIL_TEXTS: ReadonlyMap<string, EmailText> = new Map(
  EMAILS.flatMap(({ texts }) => texts.map((text) => [text.key, text])),
);

/** Texts of emails by key. */
export type EmailTextsByKey = Readonly<Record<string, string>>;
