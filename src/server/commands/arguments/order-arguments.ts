/** Parses the arguments of `npm run order --`. */
import { parseArgs } from 'node:util';
import { CARRIERS, isCarrier, readTracking } from '../../../domain/delivery/carriers.ts';
import { parsePounds } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import { parseOrderReference } from '../../../domain/orders/order-number.ts';
import { isRemakeCause, REMAKE_CAUSE_CODES } from '../../../domain/orders/pieces/remake.ts';
import type { Remake } from '../../features/orders/changes/remake-line.ts';
import type { Sending } from '../../features/orders/course/order-course.service.ts';
import type { RefundRequest } from '../../features/orders/refunds/refund-order-lines.ts';

export type OrderCommand = { reference: string; actor: string } & (
  | { verb: 'show' | 'produce' }
  | { verb: 'files'; folder: string | null }
  | { verb: 'slip'; folder: string }
  | { verb: 'dispatch'; sending: Sending }
  | { verb: 'deliver'; tracking: string | null }
  | { verb: 'cancel' | 'release'; reason?: string }
  | { verb: 'hold'; reason: string }
  | { verb: 'remake'; remake: Remake }
  | { verb: 'refund'; request: RefundRequest }
  | { verb: 'recordRefund'; providerRefundId: string; amountPence: Pence }
);

/** Invalid arguments; the message says what to type instead. */
export class UsageError extends Error {}

const OPTIONS = {
  tracking: { type: 'string' },
  untracked: { type: 'boolean' },
  carrier: { type: 'string' },
  line: { type: 'string', multiple: true },
  copies: { type: 'string' },
  cause: { type: 'string' },
  amount: { type: 'string' },
  'at-provider': { type: 'string' },
  all: { type: 'boolean' },
  reason: { type: 'string' },
  to: { type: 'string' },
  by: { type: 'string' },
} as const;
type OptionName = keyof typeof OPTIONS;

const VERBS = {
  show: [],
  files: ['to'],
  slip: ['to'],
  produce: ['by'],
  dispatch: ['tracking', 'untracked', 'carrier', 'line', 'by'],
  deliver: ['tracking', 'by'],
  remake: ['line', 'copies', 'cause', 'by'],
  cancel: ['reason', 'by'],
  hold: ['reason', 'by'],
  release: ['reason', 'by'],
  refund: ['amount', 'line', 'all', 'at-provider', 'reason', 'by'],
} as const satisfies Record<string, readonly OptionName[]>;
type Verb = keyof typeof VERBS;

const AMOUNT = /^\d{1,6}(\.\d{2})?$/;
const CARRIER_CODES = Object.keys(CARRIERS).join(', ');

export const ORDER_HELP = `npm run order -- <reference> [what to do]

  show                                   the order's state, its address and its gift note (the default)
  files [--to <folder>]                  its machine files, job sheets and packing slip; copied to the folder if given
  slip [--to <folder>]                   only the packing slip, with the gift note as a card; default: this folder
  produce                                production starts
  dispatch --tracking <number>           a parcel leaves, with all lines not yet dispatched
           --untracked                   … or one without tracking
           [--carrier ${CARRIER_CODES}]
           [--line <n> …]                only these lines, numbered as shown
  deliver [--tracking <number>]          this parcel has arrived, or all parcels in transit
  remake --line <n> --cause <cause>      copies of this line are made again from new blanks
         [--copies <n>]                  how many; default: one
         ${REMAKE_CAUSE_CODES.join(', ')}
  cancel [--reason "…"]                  before production; the payment is refunded;
                                         the reason is for the history
  hold --reason "…"                       nothing of the order is made or sent until its release
  release [--reason "…"]                 … which this is
  refund --amount <pounds>               refunds this amount, at any time
         --line <n> …                    … or the rest of these lines of the invoice
         --all                           … or the rest of the order
         [--reason "…"]                  shown on the credit note
         --at-provider <id> --amount <pounds>   records a refund made at the payment provider's site

  --by <name>                            who did it, for the history; default: "workshop"

Exit code: 0 done, 1 refused by the shop, 2 wrong usage.`;

/** Null if help is requested. Throws UsageError. */
export function readOrderCommand(typed: readonly string[]): OrderCommand | null {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const { values, positionals } = parse(typed);
  const [given = '', verb = 'show', ...rest] = positionals;
  const reference = parseOrderReference(given);
  if (!reference) throw new UsageError(`“${given}” is not an order reference such as KS-4F7-K9Q2.`);
  if (!isVerb(verb) || rest.length > 0)
    throw new UsageError(
      `“${[verb, ...rest].join(' ')}” is not one of ${Object.keys(VERBS).join(', ')}.`,
    );
  const allowed: readonly string[] = VERBS[verb];
  const wrong = Object.keys(values).find((name) => !allowed.includes(name));
  if (wrong) throw new UsageError(`--${wrong} has no meaning for “${verb}”.`);
  const whose = { reference, actor: readActor(values.by) };
  const { reason, tracking } = values;
  if (reason && reason.length > 200) throw new UsageError('--reason takes up to 200 characters.');
  switch (verb) {
    case 'show':
    case 'produce':
      return { ...whose, verb };
    case 'files':
      return { ...whose, verb, folder: values.to ?? null };
    case 'slip':
      return { ...whose, verb, folder: values.to ?? '.' };
    case 'dispatch':
      return { ...whose, verb, sending: readSending(values) };
    case 'deliver':
      return { ...whose, verb, tracking: tracking?.replaceAll(/\s/g, '').toUpperCase() ?? null };
    case 'remake':
      return { ...whose, verb, remake: readRemake(values) };
    case 'hold':
      if (!reason) throw new UsageError('Say why with --reason.');
      return { ...whose, verb, reason };
    case 'cancel':
    case 'release':
      return { ...whose, verb, ...(reason && { reason }) };
    case 'refund': {
      const providerRefundId = values['at-provider'];
      return providerRefundId === undefined
        ? { ...whose, verb, request: readRefundRequest(values) }
        : {
            ...whose,
            verb: 'recordRefund',
            providerRefundId,
            amountPence: readAmountAtProvider(values),
          };
    }
  }
}

type Values = ReturnType<typeof parse>['values'];

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

const isVerb = (word: string): word is Verb => Object.hasOwn(VERBS, word);

/** Rejects the names that the history uses for buyers, so that it shows who acted. */
export function readActor(by = 'workshop'): string {
  if (!/^[\p{L}\p{N} .'-]{1,40}$/u.test(by) || ['customer', 'shopper', 'provider'].includes(by))
    throw new UsageError(
      `“${by}” cannot be recorded in the history: give a name of up to 40 letters.`,
    );
  return by;
}

function readSending({ carrier = 'royal-mail', tracking, untracked, line }: Values): Sending {
  if (!isCarrier(carrier)) throw new UsageError(`--carrier is one of ${CARRIER_CODES}.`);
  if ((tracking === undefined) === !untracked)
    throw new UsageError('Give the parcel’s number with --tracking, or use --untracked.');
  const number = tracking === undefined ? null : readTracking(carrier, tracking);
  if (tracking !== undefined && !number)
    throw new UsageError(`“${tracking}” is no tracking number of ${CARRIERS[carrier].name}.`);
  return { carrier, tracking: number, ...(line && { lines: line.map(readNumber) }) };
}

function readRemake({ line, copies = '1', cause = '' }: Values): Remake {
  if (line?.length !== 1) throw new UsageError('Name one line with --line.');
  if (!isRemakeCause(cause))
    throw new UsageError(`--cause is one of ${REMAKE_CAUSE_CODES.join(', ')}.`);
  if (!/^[1-9]\d?$/.test(copies)) throw new UsageError(`“${copies}” is not a number of copies.`);
  return { line: readNumber(line[0]!), copies: Number(copies), cause };
}

function readRefundRequest({ amount, line, all, reason }: Values): RefundRequest {
  if (!amount && !line && !all) throw new UsageError('Name the amount: --amount, --line or --all.');
  if (all && (amount || line))
    throw new UsageError('--all cannot be combined with --amount or --line.');
  if (amount && !AMOUNT.test(amount))
    throw new UsageError(`“${amount}” is not an amount in pounds such as 4.99.`);
  return {
    ...(amount && { amountPence: parsePounds(amount) }),
    ...(line && { lines: line.map((number) => readNumber(number) - 1) }),
    ...(reason && { reason }),
  };
}

function readAmountAtProvider({ amount, line, all }: Values): Pence {
  if (!amount || line || all || !AMOUNT.test(amount))
    throw new UsageError('--at-provider needs --amount as the provider shows it, such as 12.49.');
  return parsePounds(amount);
}

function readNumber(typed: string): number {
  if (!/^[1-9]\d{0,2}$/.test(typed)) throw new UsageError(`“${typed}” is not a line number.`);
  return Number(typed);
}
