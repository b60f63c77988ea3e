/** When an order arrives, as far as is known: as promised before it has left, by its parcels from then on. */

/** Plain dates in the United Kingdom. */
export interface ArrivalWindow {
  arrivesFrom: string;
  arrivesTo: string;
}

export interface KnownParcel {
  state: string;
  /** Known from its dispatch on. */
  arrival: ArrivalWindow | null;
}

/** The window of all parcels that are on their way; the promise where none is. */
export function expectedArrival(
  promise: ArrivalWindow,
  parcels: readonly KnownParcel[],
): ArrivalWindow {
  const windows = parcels.flatMap(({ state, arrival }) =>
    state === 'dispatched' && arrival ? [arrival] : [],
  );
  const [first] = windows;
  if (!first) return promise;
  return windows.reduce(
    (all, { arrivesFrom, arrivesTo }) => ({
      arrivesFrom: arrivesFrom < all.arrivesFrom ? arrivesFrom : all.arrivesFrom,
      arrivesTo: arrivesTo > all.arrivesTo ? arrivesTo : all.arrivesTo,
    }),
    first,
  );
}
