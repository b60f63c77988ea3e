/** The errors on a product page since the last attempt to add the product to the cart. */
import { useState } from 'react';

/** Messages by field. */
export type Faults = Readonly<Record<string, string>>;

export type FaultsState = ReturnType<typeof useFaults>;

export function useFaults() {
  const [faults, setFaults] = useState<Faults>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  // Counts refused attempts, so that each one focuses the first error.
  const [attempts, setAttempts] = useState(0);
  return {
    faults,
    /** Options not chosen yet. */
    missing,
    attempts,
    /** Shows the errors. Returns true if there are any. */
    refuse(wrong: Faults, open: readonly string[]): boolean {
      setFaults(wrong);
      setMissing(open);
      const isRefused = Object.keys(wrong).length > 0 || open.length > 0;
      if (isRefused) setAttempts((count) => count + 1);
      return isRefused;
    },
    clear: () => setFaults({}),
    clearField: (field: string) => setFaults(({ [field]: _, ...others }) => others),
    clearOption: (option: string) =>
      setMissing((before) => before.filter((other) => other !== option)),
  };
}
