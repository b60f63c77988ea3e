/** Arrivals at an entry of the browser's history, heard of before the router hears of them. */
let arrival: ((event: PopStateEvent) => void) | null = null;

/**
 * Call before the router is made. The window calls its listeners in the order they were added, capturing or not, and
 * only the first can keep an arrival from the router.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => arrival?.(event));
}

/** Hears of each arrival at an entry by Back or Forward before the router does. */
export function onArrival(listener: (event: PopStateEvent) => void): () => void {
  arrival = listener;
  return () => {
    arrival = null;
  };
}
