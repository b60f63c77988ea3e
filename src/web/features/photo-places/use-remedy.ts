/** While a photograph cannot be made, the button for buying leads to its place. */
import { useEffect, useEffectEvent } from 'react';

/** What the button for buying does instead. */
export interface Remedy {
  label: string;
  act: () => void;
}

/** @param label null: all can be made */
export function useRemedy(
  label: string | null,
  act: () => void,
  onRemedy: (remedy: Remedy | null) => void,
): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    onRemedy(label === null ? null : { label, act: () => actNow() });
    return () => onRemedy(null);
  }, [label, onRemedy]);
}
