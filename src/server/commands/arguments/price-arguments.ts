/** Parses the arguments of `npm run price --`. */
import { parseArgs } from 'node:util';
import { londonMoment } from '../../../domain/time/london-moment.ts';
import { parsePounds } from '../../../domain/money/money.ts';
import type { PriceChange } from '../../features/catalogue/catalogue.service.ts';
import { UsageError } from './order-arguments.ts';

export type PriceCommand = PriceChange;

export const PRICE_HELP = `npm run price -- <sku of a product> <pounds, such as 11.99> [--from <moment>]

  --from 2026-12-01T00:00   when it begins, in London time; default: now

Earlier prices stay in the price history. Exit code: 0 done, 1 refused by the shop, 2 wrong usage.`;

const PRICE = /^£?(\d{1,4}(?:\.\d{2})?)$/;

/** Null if help is requested. Throws UsageError. */
export function readPriceCommand(typed: readonly string[]): PriceCommand | null {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const { values, positionals } = parse(typed);
  const [sku = '', given = '', ...rest] = positionals;
  const price = PRICE.exec(given)?.[1];
  if (price === undefined || rest.length > 0)
    throw new UsageError(`“${[given, ...rest].join(' ')}” is not an amount in pounds.`);
  return {
    sku,
    pricePence: parsePounds(price),
    ...(values.from !== undefined && { from: readMoment(values.from) }),
  };
}

function parse(typed: readonly string[]) {
  try {
    const options = { from: { type: 'string' } } as const;
    return parseArgs({ args: [...typed], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function readMoment(given: string): Date {
  const moment = londonMoment(given);
  if (!moment) throw new UsageError(`“${given}” is not a moment such as 2026-12-01T00:00.`);
  return moment;
}
