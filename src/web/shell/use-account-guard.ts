/** Sends visitors away from customers' pages, once the device's state has been read. */
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { guardOf, type WayIn } from '../session/guard.ts';
import { isSignedIn, useAccount } from '../state/account.ts';
import { useStoredStateRead } from '../state/read-stored-state.ts';

export function useAccountGuard(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const read = useStoredStateRead();
  const signedIn = useAccount(isSignedIn);
  const wasSignedIn = useRef(false);
  // Where there is no screen there is nothing to guard, and the page that says so is for everyone.
  const isScreen = useMatches().at(-1)?.handle !== undefined;
  const target = isScreen ? guardOf(pathname, signedIn) : null;
  useEffect(() => {
    if (!read) return;
    // Who has just signed out is not to find the next customer on their page.
    const state: WayIn = wasSignedIn.current ? {} : { from: pathname + search };
    wasSignedIn.current = signedIn;
    if (target) void navigate(target, { replace: true, state });
  }, [read, signedIn, target, pathname, search, navigate]);
}
