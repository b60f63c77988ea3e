/** The expected arrival of an order: as promised before dispatch, as its parcels' windows say afterwards. */

/** Plain dates in the United Kingdom. */
export interface ArrivalWindow {
  arrivesFrom: string;
  arrivesTo: string;
}

export interface KnownParcel {
  state: string;
  /** Null before dispatch. */
  arrival: ArrivalWindow | null;
}

/** The window that covers all parcels in transit, or the promise if there is none. */
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
