/** Where the pressed button goes away, the focus goes to what came of it. */
import { useEffect, useRef } from 'react';

export function useFocusWhen<Place extends HTMLElement>(shown: boolean) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (shown) place.current?.focus();
  }, [shown]);
  return place;
}
