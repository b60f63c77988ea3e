/** What the history records of a step of an order, as text. */
import { carrierName } from '../../../domain/delivery/carriers.ts';
import { HISTORY_TEXTS } from '../../../domain/orders/office/history-texts.ts';
import { isRemakeCause, REMAKE_CAUSES } from '../../../domain/orders/pieces/remake.ts';
import { dayText, momentText } from '../../parts/dates.ts';
import { sentenceCase } from '../../parts/journal-texts.ts';
import { moneyText } from '../../parts/money-text.ts';

const EMAILS: Record<string, string> = {
  orderConfirmation: 'Order confirmation',
  refund: 'Refund',
  payLink: 'Link to pay',
  note: 'Note to the customer',
};
const AGAIN = /Again$/;

/** A step in the past tense; other events by their own name. */
export const eventText = (event: string): string => HISTORY_TEXTS[event] ?? sentenceCase(event);

/** As `eventText`; a note says who reads it. */
export function entryText({ event, detail }: { event: string; detail: Detail }): string {
  if (event !== 'note') return eventText(event);
  return detail.to === 'buyer' ? 'Note to the customer' : 'Note for the staff';
}

/** What an email is about; 'dispatchAgain' is “Dispatched, again”. */
export function emailText(event: string): string {
  const first = event.replace(AGAIN, '');
  return `${EMAILS[first] ?? eventText(first)}${AGAIN.test(event) ? ', again' : ''}`;
}

type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** Said in other words, or by other details. */
const UNSAID = new Set(['to', 'arrivesTo']);

/** '' if there is no detail. A note is shown as its text only; amounts are in pounds. Ids are left out. */
export function detailText(detail: Detail): string {
  return Object.entries(detail)
    .filter(([name, value]) => value !== null && value !== '' && value !== false && !isUnsaid(name))
    .map(([name, value]) => SAID[name]?.(String(value), detail) ?? plainText(name, value))
    .join(', ');
}

const isUnsaid = (name: string): boolean => UNSAID.has(name) || /[a-z]Ids?$/.test(name);

/** Details that are more than their name and value; undefined: said plainly. */
const SAID: Readonly<Record<string, (value: string, all: Detail) => string | undefined>> = {
  text: (text) => text,
  reason: (reason) => reason,
  cause: (cause) => (isRemakeCause(cause) ? REMAKE_CAUSES[cause] : undefined),
  carrier: (carrier) => `Carrier: ${carrierName(carrier)}`,
  isPart: () => 'part of the order',
  arrivesFrom: (from, { arrivesTo }) => `arrives ${dayText(from)} to ${dayText(String(arrivesTo))}`,
  payBy: (moment) => `to pay until ${momentText(moment)}`,
  email: emailText,
  changed: (fields) => `Changed: ${fields.split(', ').map(fieldText).join(', ')}`,
};

/** 'AddressLine1' is “address line 1”. */
const fieldText = (field: string): string =>
  sentenceCase(field.replace(/(?=\d)/, ' ')).toLowerCase();

function plainText(name: string, value: Detail[string]): string {
  if (typeof value === 'number' && /(?:amount|pence)$/i.test(name))
    return `${sentenceCase(name.replace(/Pence$/, '')) || 'Amount'}: ${moneyText(value)}`;
  return `${sentenceCase(name)}: ${String(value)}`;
}
