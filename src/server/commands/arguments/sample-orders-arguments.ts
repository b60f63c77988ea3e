/** Parses the arguments of `npm run sample-orders --`. */
import { MOST_SAMPLE_ORDERS } from '../../../domain/orders/office/sample-orders.ts';
import { UsageError } from './order-arguments.ts';

export const SAMPLE_ORDERS_HELP = `npm run sample-orders -- <how many>

Fills a shop in trial mode with up to ${MOST_SAMPLE_ORDERS} orders of the last sixty days, in
every state: waiting for payment, in review, paid, in production, dispatched in
part and whole, delivered, cancelled, refunded in part and whole. They are made
by the shop's own services, are paid at the stand-in for the payment provider,
and have invoices and credit notes. No emails are sent. Blanks that run low are
delivered first. The machine files of orders that are still to be made follow
while the shop is open.

Exit code: 0 done, 1 refused by the shop, 2 wrong usage.`;

/** Null if help is requested. Throws UsageError. */
export function readSampleOrdersCommand(typed: readonly string[]): { count: number } | null {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const [said = ''] = typed;
  const count = Number(said);
  if (typed.length > 1 || !/^\d{1,5}$/.test(said) || count < 1 || count > MOST_SAMPLE_ORDERS)
    throw new UsageError(
      `“${typed.join(' ')}” is not a whole number from 1 to ${MOST_SAMPLE_ORDERS}.`,
    );
  return { count };
}
