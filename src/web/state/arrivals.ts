/** Lets one listener handle history navigation before the router does. */
let arrival: ((event: PopStateEvent) => void) | null = null;

/**
 * Call before the router is created. Window listeners run in the order they were added, capturing
 * or not, and only the first can keep an event from the router.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => arrival?.(event));
}

/** Sets the listener that runs before the router on each Back or Forward. */
export function onArrival(listener: (event: PopStateEvent) => void): () => void {
  arrival = listener;
  return () => {
    arrival = null;
  };
}
