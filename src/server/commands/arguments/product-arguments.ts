/** Parses the arguments of `npm run product --`. */
import { parseArgs } from 'node:util';
import { UsageError } from './order-arguments.ts';

export type ProductCommand =
  | { action: 'withdraw'; slug: string; reason: string | null }
  | { action: 'offer'; slug: string };

export const PRODUCT_HELP = `npm run product -- withdraw <slug> [--reason "<text>"]
npm run product -- offer <slug>

  withdraw   takes the product off sale: lists, search, feed and its page no longer show it;
             carts and wishlists mark it as no longer sold; its orders continue
  offer      puts a withdrawn product back on sale

The slug is the last part of the product page's address. Exit code: 0 done, 1 refused by the
shop, 2 wrong usage.`;

/** Null if help is requested. Throws UsageError. */
export function readProductCommand(typed: readonly string[]): ProductCommand | null {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const { values, positionals } = parse(typed);
  const [action = '', slug = '', ...rest] = positionals;
  if (slug === '' || rest.length > 0) throw new UsageError('Name one product by its slug.');
  const reason = values.reason?.trim() || null;
  if (action === 'withdraw') return { action, slug, reason };
  if (action !== 'offer') throw new UsageError(`“${action}” is neither withdraw nor offer.`);
  if (reason !== null) throw new UsageError('--reason belongs to withdraw.');
  return { action, slug };
}

function parse(typed: readonly string[]) {
  try {
    const options = { reason: { type: 'string' } } as const;
    return parseArgs({ args: [...typed], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}
