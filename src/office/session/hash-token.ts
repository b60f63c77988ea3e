/** The secret behind the # of a link: read once, and taken out of the address before anything else happens. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Undefined until it has left the address; '' if there is none. */
export function useHashToken(): string | undefined {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // So that it is in no history and no screenshot.
    if (hash) void navigate(pathname, { replace: true, state: { token: hash.slice(1) } });
  }, [hash, pathname, navigate]);
  if (hash) return undefined;
  return (state as { token?: string } | null)?.token ?? '';
}
