/** The token after # in an email's link: read once and removed from the address before any other code sees it. */
import { useEffect, useState } from 'react';

/** Empty if the address has no token, such as after a reload. */
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
