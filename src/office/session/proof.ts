/** Waiting for a proof of identity: a refused call opens the dialog, which settles what the call waits for. */

type Settle = (isProved: boolean) => void;

let settle: Settle | null = null;
const listeners = new Set<() => void>();

function set(next: Settle | null): void {
  settle = next;
  for (const listener of listeners) listener();
}

/** Calls that are refused at the same time share one dialog. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const earlier = settle;
    set((isProved) => {
      earlier?.(isProved);
      resolve(isProved);
    });
  });
}

export function settleProof(isProved: boolean): void {
  const waiting = settle;
  set(null);
  waiting?.(isProved);
}

export const isProofWanted = (): boolean => settle !== null;

export function onProofWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
