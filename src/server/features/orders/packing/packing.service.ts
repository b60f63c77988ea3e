/** Packing in the workshop: orders of which something is made, and the pieces that they wait for. */
import type { ShopSettings } from '../../../../domain/settings/shop-settings.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { londonDate } from '../../../../domain/time/london-date.ts';
import { bound } from '../../../bound.ts';
import type { Database } from '../../../database/connection/connection.ts';
import { piecesToPack } from '../board/board.store.ts';
import type { PieceToPack } from '../board/board.store.ts';
import { countBins } from '../pieces/bins.store.ts';

export interface PackingDependencies {
  database: Database;
  clock: Clock;
  /** As they are now. */
  settings(): ShopSettings;
}

export interface Packing {
  /** A plain date. */
  today: string;
  /** The open pieces of each order, what leaves first at the top. */
  orders: PieceToPack[][];
  bins: { used: number; of: number };
  /** False: there are more, which leave later. */
  isWhole: boolean;
}

/** Of orders that are packed; more would be no list for a day. */
const MOST_PIECES = 1500;

export type PackingService = ReturnType<typeof packingService>;

export function packingService(dependencies: PackingDependencies) {
  return bound(dependencies, { find: findPacking });
}

export async function findPacking({
  database,
  clock,
  settings,
}: PackingDependencies): Promise<Packing> {
  const pieces = await piecesToPack(database, MOST_PIECES + 1);
  const isWhole = pieces.length <= MOST_PIECES;
  const orders = [...Map.groupBy(pieces, ({ reference }) => reference).values()];
  return {
    today: londonDate(clock()),
    // The last order may be cut.
    orders: isWhole ? orders : orders.slice(0, -1),
    bins: { used: await countBins(database), of: settings().workshop.bins },
    isWhole,
  };
}
