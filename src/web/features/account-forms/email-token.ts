/** The token that a letter's link carries behind #: read once, and gone from the address before anything else looks at it. */
import { useEffect, useState } from 'react';

/** Empty where the address has none, such as after a reload. */
export function useEmailToken(): string {
  const [token] = useState(() =>
    typeof window === 'undefined' ? '' : window.location.hash.slice(1),
  );
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return token;
}
