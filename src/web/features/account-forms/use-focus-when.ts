/** Moves the focus to a result when the pressed button disappears. */
import { useEffect, useRef } from 'react';

export function useFocusWhen<Place extends HTMLElement>(shown: boolean) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (shown) place.current?.focus();
  }, [shown]);
  return place;
}
