/** Parses the arguments of `npm run reviews --`. */
import { parseArgs } from 'node:util';
import { parsePounds } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import { parseOrderReference } from '../../../domain/orders/order-number.ts';
import { REVIEW_DECISIONS } from '../../../domain/orders/payment-steps.ts';
import type { ReviewDecision } from '../../../domain/orders/payment-steps.ts';
import { UsageError, readActor } from './order-arguments.ts';

export type ReviewCommand =
  | { verb: 'list' }
  | {
      verb: 'decide';
      reference: string;
      verdict: { decision: ReviewDecision; reason: string; actor: string; amountPence?: Pence };
    };

const OPTIONS = {
  reason: { type: 'string' },
  by: { type: 'string' },
  amount: { type: 'string' },
} as const;

export const REVIEWS_HELP = `npm run reviews                          lists payments that need a decision
npm run reviews -- <reference> <decision> --reason "…"

  accept     the captured money pays the order; any excess over its total is refunded
  refund     all captured money is refunded; the order is cancelled and its stock released
  release    nothing was captured; the order can be paid again

  --reason "…"        the reason, for the order's history
  --by <name>         who decided, for the history; "workshop" if not given
  --amount <pounds>   the amount on the provider's site, if its response has no readable one

Exit code: 0 done, 1 refused by the shop, 2 wrong usage.`;

/** Null if help is requested. Throws UsageError. */
export function readReviewCommand(typed: readonly string[]): ReviewCommand | null {
  if (typed.includes('--help') || typed.includes('-h')) return null;
  if (typed.length === 0) return { verb: 'list' };
  const { values, positionals } = parse(typed);
  const [given = '', decision = '', ...rest] = positionals;
  const reference = parseOrderReference(given);
  if (!reference)
    throw new UsageError(`“${given}” is not an order reference, such as KS-4F7-K9Q2.`);
  if (!isDecision(decision) || rest.length > 0)
    throw new UsageError(`Choose one of ${REVIEW_DECISIONS.join(', ')}.`);
  const reason = values.reason?.trim() ?? '';
  if (reason === '' || reason.length > 200)
    throw new UsageError('Give a --reason of up to 200 characters.');
  if (values.amount !== undefined && !/^\d{1,6}(\.\d{2})?$/.test(values.amount))
    throw new UsageError(`“${values.amount}” is not an amount in pounds, such as 17.48.`);
  return {
    verb: 'decide',
    reference,
    verdict: {
      decision,
      reason,
      actor: readActor(values.by),
      ...(values.amount !== undefined && { amountPence: parsePounds(values.amount) }),
    },
  };
}

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

const isDecision = (word: string): word is ReviewDecision =>
  (REVIEW_DECISIONS as readonly string[]).includes(word);
