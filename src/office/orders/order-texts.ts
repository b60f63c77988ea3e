/** An order in a few words: what it is, how far it is, when it leaves. */
import type { Due } from '../../domain/orders/due.ts';
import { dayText, londonDay } from '../parts/dates.ts';
import type { ListedLine, ListedOrder } from './listed-order.ts';

const NAME_LABEL = /\bnames?\b/i;

/** The name on it, which tells pieces apart, or else the first words; undefined if it has none. */
export function wordsOf({ words }: Pick<ListedLine, 'words'>): string | undefined {
  const written = words.filter(({ text }) => text.trim() !== '');
  return (written.find(({ label }) => NAME_LABEL.test(label)) ?? written[0])?.text;
}

/** “T-shirt, White, XL”: what a piece is made on. */
export const blankText = ({
  blank,
  finish,
  options,
}: {
  blank: string;
  finish: string;
  options: Readonly<Record<string, string>>;
}): string => [blank, finish, ...Object.values(options)].join(', ');

/** “2 of 3”: which copy of its line a piece is; undefined if the line has only one. */
export const copyText = ({ copy, copies }: { copy: number; copies: number }): string | undefined =>
  copies > 1 ? `${copy} of ${copies}` : undefined;

/** What is there, separated by commas. */
export const listText = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

/** All that the customer wrote; undefined if the product has no words. */
export const allWordsOf = ({ words }: Pick<ListedLine, 'words'>): string | undefined =>
  words
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' · ') || undefined;

/** “Slate coaster, 4, and 1 more” */
export function productsOf({ lines, lineCount }: Pick<ListedOrder, 'lines' | 'lineCount'>): string {
  const [first] = lines;
  if (!first) return 'No lines';
  const more = lineCount > 1 ? `, and ${lineCount - 1} more` : '';
  return `${first.name}${first.quantity > 1 ? `, ${first.quantity}` : ''}${more}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** “2 days late”, “Today”, “Tomorrow” or the day. Both are plain dates in London. */
export function dueText(due: Due, dispatchOn: string, today = londonDay(new Date())): string {
  if (due === 'today') return 'Today';
  if (due === 'tomorrow') return 'Tomorrow';
  if (due === 'later') return dayText(dispatchOn);
  const days = Math.round((Date.parse(today) - Date.parse(dispatchOn)) / DAY_MS);
  return days === 1 ? '1 day late' : `${days} days late`;
}

export type Tone = 'late' | 'ask' | 'done' | 'plain';

export interface StateText {
  text: string;
  tone: Tone;
}

type Situation = Pick<ListedOrder, 'state' | 'hold' | 'production' | 'pieces'> & {
  isInReview?: boolean;
};

const ENDED = { dispatched: 'Dispatched', delivered: 'Delivered', cancelled: 'Cancelled' } as const;

export function stateText(order: Situation): StateText {
  const { state, hold, isInReview, pieces, production } = order;
  if (hold) return { text: `On hold: ${hold.reason}`, tone: 'ask' };
  if (isInReview) return { text: 'Payment in review', tone: 'ask' };
  if (state === 'awaitingPayment') return { text: 'Not paid', tone: 'plain' };
  if (state !== 'paid' && state !== 'inProduction') return { text: ENDED[state], tone: 'plain' };
  const { dispatched = 0, cancelled = 0 } = production;
  const { text, tone } = piecesText(production, pieces - cancelled - dispatched);
  return { text: dispatched > 0 ? `${text}, ${dispatched} dispatched` : text, tone };
}

/** @param all the pieces that are to be sent yet */
function piecesText(production: ListedOrder['production'], all: number): StateText {
  const { toApprove = 0, making = 0, made = 0, packed = 0 } = production;
  if (packed === all) return { text: 'Packed', tone: 'done' };
  if (made + packed === all) return { text: 'Made, to pack', tone: 'done' };
  if (making + made + packed === 0 && toApprove > 0)
    return {
      text: toApprove === all ? 'To approve' : `${toApprove} of ${all} to approve`,
      tone: 'ask',
    };
  if (making + made + packed === 0) return { text: 'Waiting', tone: 'plain' };
  return { text: all === 1 ? 'Making' : `Making, ${made + packed} of ${all}`, tone: 'plain' };
}

/** “1 order”, “3 orders” */
export const countText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
