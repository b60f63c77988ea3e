/** Redirects visitors away from account pages, once the stored state has been read. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, usePage } from '../navigation/use-router.ts';
import { guardOf, type SignInReason } from '../session/guard.ts';
import { isSignedIn, useAccount } from '../state/account.ts';
import { useStoredStateRead } from '../state/read-stored-state.ts';

export function useAccountGuard(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const read = useStoredStateRead();
  const signedIn = useAccount(isSignedIn);
  const wasSignedIn = useRef(false);
  // An unknown address needs no guard, and its not-found page is public.
  const isScreen = usePage().route.handle !== undefined;
  const target = isScreen ? guardOf(pathname, signedIn) : null;
  useEffect(() => {
    if (!read) return;
    // After signing out, the next customer on this device must not be sent to this customer's page.
    const state: SignInReason = wasSignedIn.current ? {} : { from: pathname + search };
    wasSignedIn.current = signedIn;
    if (target) void navigate(target, { replace: true, state });
  }, [read, signedIn, target, pathname, search, navigate]);
}
