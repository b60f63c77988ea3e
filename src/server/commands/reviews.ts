/** `npm run reviews`: lists the payments that need a person's decision, and decides one. */
import { formatPounds, pence } from '../../domain/money/money.ts';
import type { Review } from '../features/checkout/settle/checkout.review.ts';
import { withShop } from '../process/shop-command.ts';
import { readOrHelp } from './arguments/read-or-help.ts';
import { REVIEWS_HELP, readReviewCommand } from './arguments/review-arguments.ts';

function showReview(review: Review): string[] {
  const { reference, since, failure, expectedPence, currency, providerOrderId, captures } = review;
  const at = since.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `${reference}  expected ${formatPounds(expectedPence)} ${currency}, in review since ${at} UTC (${failure})`,
    `  provider order ${providerOrderId ?? 'none'}`,
    ...(captures === null ? ['  the provider does not answer'] : []),
    ...(captures?.length === 0 ? ['  no capture'] : []),
    ...(captures ?? []).map(
      ({ id, status, amountPence, currency: of, customId }) =>
        `  capture ${id}: ${status}, ${amountPence === null ? 'no readable amount' : formatPounds(pence(amountPence))} ${of}${customId === review.orderId ? '' : `, for another order (${customId ?? 'none named'})`}`,
    ),
  ];
}

const command = readOrHelp('reviews', readReviewCommand, REVIEWS_HELP);
if (command) {
  await withShop(async ({ reviews }, { report }) => {
    if (command.verb === 'list') {
      const found = await reviews.list();
      if (found.length === 0) report('No payment is in review.');
      for (const review of found) for (const line of showReview(review)) report(line);
      return;
    }
    const { state } = await reviews.decideByReference(command.reference, command.verdict, {
      actor: { kind: 'command', name: 'reviews' },
    });
    report(`${command.reference}: ${command.verdict.decision} done, the order is ${state}`);
  });
}
